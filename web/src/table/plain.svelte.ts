/** Whether somebody wants the plain sheet instead of a game's own board: everything on it is text. Kept in this browser. */
const KEY = "undercroft-plain";
let on = $state(localStorage.getItem(KEY) === "yes");

export const plainSheet = {
  get on(): boolean {
    return on;
  },
  set on(next: boolean) {
    on = next;
    localStorage.setItem(KEY, next ? "yes" : "no");
  },
};
