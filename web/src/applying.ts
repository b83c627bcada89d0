/** The rules that apply where one is: a table says which, and whoever leaves it for the rules page takes them along. */
let ids: readonly string[] = [];

export function apply(rules: Iterable<string>): void {
  ids = [...new Set(rules)].filter(Boolean);
}

export function applying(): readonly string[] {
  return ids;
}
