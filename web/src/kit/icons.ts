/** The icons that are loaded: silhouettes on a field of 512 by 512, by name.

A chunk brings its own: `icons.txt` lists the names of game-icons.net that it uses, `npm run icons` writes `icons.ts`
beside it, and importing that adds them here. A board may add shapes of its own hand in the same way. */

const loaded = new Map<string, string>();

/** Make icons known: by name, the `d` of one path. */
export function addIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) loaded.set(name, path);
}

/** The path of an icon, "" where no such icon is loaded: a page never stops for it. */
export function iconPath(name: string): string {
  return loaded.get(name) ?? "";
}
