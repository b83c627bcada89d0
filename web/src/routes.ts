/** The pages of the shell and their addresses. A secret of a link stands behind the #, where no server writes it down. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; key: string }
  | { page: "seat"; id: string; key: string }
  | { page: "replay"; id: string; key: string }
  | { page: "tables" }
  | { page: "rules"; game: string; rule: string }
  | { page: "companion"; game: string; id: string }
  | { page: "workshop"; game: string; content: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "me"; token: string }
  | { page: "nowhere" };

/** The page at an address; `fragment` is what stands behind the #. */
export function routeOf(path: string, fragment = ""): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  const hash = decoded(fragment.replace(/^#/, ""));
  if (more.length > 0) return { page: "nowhere" };
  if (second) {
    switch (first) {
      case "new":
        return { page: "new", game: second };
      case "t":
        return { page: "table", id: second, key: hash };
      case "s":
        return { page: "seat", id: second, key: hash };
      case "g":
        return { page: "replay", id: second, key: hash };
      case "rules":
        return { page: "rules", game: second, rule: hash };
      case "companion":
        return { page: "companion", game: second, id: hash };
      case "workshop":
        return { page: "workshop", game: second, content: hash };
    }
    return { page: "nowhere" };
  }
  switch (first) {
    case "":
      return { page: "home" };
    case "rules":
      return { page: "rules", game: "", rule: hash };
    case "me":
      return { page: "me", token: hash };
    case "tables":
    case "settings":
    case "about":
      return { page: first };
  }
  return { page: "nowhere" };
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** What stays the same while a page only moves on inside itself. */
export function keyOf(route: Route): string {
  switch (route.page) {
    case "rules":
      return route.page;
    case "companion":
      return `${route.page} ${route.game}`;
  }
  return JSON.stringify(route);
}
