/* Lantern's board: a ready ES module, served as it stands. The frame around it brings players, choices, log and talk;
   here the vault is drawn, and a few figures are handed to the frame. */
export const hue = "#b5652b";

const STYLE = `.vault{display:grid;grid-template-rows:minmax(0,1fr) auto;min-height:0;background:var(--ground)}
.vault svg{width:100%;height:100%;min-height:120px}.vault .lying{position:absolute;inset:auto 0 12px;justify-content:center}
.vault .dive{position:relative;min-height:0;display:grid}.vault .tiles{display:flex;flex-wrap:wrap;gap:7px}
.vault .tile{padding:5px 11px;border:1px solid var(--ink);border-radius:4px;background:#fffbf3;color:var(--ink);font:700 16px/1.2 var(--serif)}
.vault .tile.danger{background:var(--ink);color:var(--paper);border-color:var(--paper)}.vault .tile b{color:#8a5a00}
.vault .sacks{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:12px;padding:14px 16px;border-top:1px solid var(--line);background:var(--stone)}
.vault.narrow .sacks{grid-auto-flow:row;grid-auto-columns:auto;max-height:40vh;overflow:auto}
.vault .sack{display:grid;align-content:start;gap:9px;min-height:92px;padding:12px;border-radius:6px;background:var(--paper);color:var(--ink);border-top:5px solid var(--seat)}
.vault .sack.out{opacity:.62}.vault h2{display:flex;justify-content:space-between;font-size:18px}.vault .bag{grid-column:1/-1}`;

/** What a treasure is worth; a danger is worth nothing. */
const worth = (table, code) => table.content.treasures.find((tile) => tile.code === code)?.points ?? 0;
const points = (table, seat) => table.seen.view.sacks[seat].reduce((sum, code) => sum + worth(table, code), 0);
const fatal = ({ bag, lying }) => bag.filter((code) => lying.includes(code)).length / Math.max(bag.length, 1);

export function figures(table, seat) {
  return [{ value: String(points(table, seat)), label: table.words.text("figure-points"), tone: "gold" }];
}

export function status({ words, seen }) {
  return [{ value: String(seen.view.bag.length), label: words.text("view-bag").toLowerCase() }];
}

/** Going deeper is a risk that can be told: how many of the tiles in the bag would put the lantern out. */
export function brings({ words, seen }, action) {
  if (action.kind !== "deeper") return [];
  const risk = fatal(seen.view);
  return [{ text: `${words.percent(risk)}: ${words.text("event-dark")}`, rule: "L4", tone: risk > 0 ? "danger" : "safe" }];
}

/** A first game, guided: luck comes as the seed has it, and each lesson waits for its deed. */
export const guide = {
  opening: { options: {}, bots: { 1: "greedy", 2: "greedy" }, seed: 4 },
  lessons: [
    { key: "vault", targets: [".dive"], deed: null },
    { key: "deeper", targets: ["[data-code=deeper]", "primary"], deed: "deeper", rule: "L3" },
    { key: "climb", targets: ["[data-code=climb]", "primary"], deed: "climb", rule: "L6" },
  ],
};

function made(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Tiles as slips of paper, the same ones together; a touch shows what there is to know about them. */
function tiles(table, codes, className = "tiles") {
  const counted = new Map(codes.map((code) => [code, codes.filter((each) => each === code).length]));
  const slips = [...counted].map(([code, count]) => {
    const value = worth(table, code);
    const name = `${table.words.name("tile", code)}${count > 1 ? ` ×${count}` : ""} `;
    const onclick = () => table.show("tile", code);
    return made("button", { className: `tile ${value ? "" : "danger"}`, onclick }, name, made("b", {}, value ? String(value) : ""));
  });
  return made("div", { className }, ...(slips.length > 0 ? slips : ["–"]));
}

/** The lantern in its vault. The more it is at risk, the shorter its rays; in the dark there are none. */
function light({ dark, ...view }) {
  const reach = dark ? 0 : 150 * (1 - fatal(view));
  const rays = Array.from({ length: 56 }, (_, i) => {
    const [angle, far] = [(i / 56) * 2 * Math.PI, 50 + reach * (0.62 + 0.38 * ((i * 37) % 11) / 11)];
    const at = (turn, far) => `${200 + Math.cos(angle + turn) * far} ${150 + Math.sin(angle + turn) * far}`;
    return `M${at(-0.03, 44)}L${at(0, far)}L${at(0.03, 44)}Z`;
  }).join("");
  return `<svg viewBox="0 -34 400 354" aria-hidden="true"><path d="M-400 320V-60H800V320H390V170A190 190 0 0 0 10 170V320Z" fill="var(--wall)"/>
    <path d="M10 320V170A190 190 0 0 1 390 170V320" fill="none" stroke="var(--voussoir)" stroke-width="14" stroke-dasharray="34 3"/>
    ${dark ? "" : `<path d="${rays}" fill="#f0a63a"/>`}<path d="M172 186h56l-7-70h-42Z" fill="var(--paper)" stroke="var(--ink)" stroke-width="4"/>
    <path d="M200 126q14 20 0 42q-14-22 0-42Z" fill="${dark ? "var(--ink)" : "#d97706"}"/>
    <path d="M166 186h68v14h-68ZM178 116h44l-10-16h-24Z" fill="${hue}" stroke="var(--ink)" stroke-width="4"/>
    <path d="M188 100q12-34 24 0" fill="none" stroke="var(--paper)" stroke-width="4"/></svg>`;
}

function draw(table) {
  const { view } = table.seen;
  const dive = made("div", { className: "dive", innerHTML: light(view) });
  dive.append(tiles(table, view.lying, "tiles lying"));
  const sacks = view.sacks.map((sack, seat) => {
    const { name, colour } = table.people[seat];
    const card = made("section", { className: `sack ${view.below[seat] ? "" : "out"}` }, made("h2", {}, `${name} ${view.below[seat] ? "↓" : "↑"}`, made("span", {}, String(points(table, seat)))), tiles(table, sack));
    card.style.setProperty("--seat", colour);
    return card;
  });
  return made("div", { className: `vault ${table.narrow ? "narrow" : ""}` }, made("style", {}, STYLE), dive, made("div", { className: "sacks" }, ...sacks, made("div", { className: "bag" }, tiles(table, view.bag))));
}

export function mount(target, table) {
  const update = (next) => target.replaceChildren(draw(next));
  update(table);
  return { update, destroy: () => target.replaceChildren() };
}
