/** Some games have a second half to their name, behind a colon: large pages show it, small places do without. */
export function titled(title: string): { title: string; more: string } {
  const [first, ...rest] = title.split(/\s*:\s/);
  return { title: first ?? title, more: rest.join(": ") };
}
