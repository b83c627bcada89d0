/* Paths with fewer figures: a sign of 512 units is drawn so small that a unit is less than a pixel.

   A relative step is measured from where the pen really is after rounding, so that errors do not add up. */
const ARITY = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The same path with so many decimals. */
export function rounded(d, decimals = 1) {
  const unit = 10 ** decimals;
  const near = (value) => Math.round(value * unit) / unit;
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the pen is meant to be
  let [atX, atY, fromX, fromY] = [0, 0, 0, 0]; // and where it is
  let out = "";
  let before = "";
  for (const [, letter, figures] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const name = letter.toLowerCase();
    const values = numbersOf(figures, name);
    let command = letter;
    for (let i = 0; i === 0 || i < values.length; i += ARITY[name] || 1) {
      const args = values.slice(i, i + ARITY[name]);
      const relative = command === command.toLowerCase();
      const [baseX, baseY] = relative ? [x, y] : [0, 0];
      const [penX, penY] = relative ? [atX, atY] : [0, 0];
      const across = (value) => near(baseX + value - penX);
      const down = (value) => near(baseY + value - penY);
      let said = [];
      if (name === "z") [x, y, atX, atY] = [startX, startY, fromX, fromY];
      else if (name === "h") {
        said = [across(args[0])];
        [x, atX] = [baseX + args[0], penX + said[0]];
      } else if (name === "v") {
        said = [down(args[0])];
        [y, atY] = [baseY + args[0], penY + said[0]];
      } else {
        const shape = name === "a" ? args.slice(0, 5).map((value, at) => (at < 3 ? near(value) : value)) : [];
        const points = args.slice(shape.length).map((value, at) => (at % 2 ? down(value) : across(value)));
        said = [...shape, ...points];
        [x, y] = [baseX + args.at(-2), baseY + args.at(-1)];
        [atX, atY] = [penX + points.at(-2), penY + points.at(-1)];
      }
      if (name === "m") [startX, startY, fromX, fromY] = [x, y, atX, atY];
      out += command === before && name !== "m" && name !== "z" ? joined(said, true) : command + joined(said, false);
      before = command;
      if (name === "m") command = relative ? "l" : "L"; // further points of a move are lines
    }
  }
  return out;

  function joined(said, goesOn) {
    return said.reduce((text, value, at) => {
      const figures = String(near(value)).replace(/^(-?)0\./, "$1.");
      const apart = (goesOn || at > 0) && !figures.startsWith("-");
      return text + (apart ? " " : "") + figures;
    }, "");
  }
}

/** The numbers behind a letter; the two flags of an arc may stand without anything between them. */
function numbersOf(figures, name) {
  const found = [];
  const form = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gy;
  const flag = /\s*,?\s*([01])/gy;
  for (let at = 0; at < figures.length; ) {
    const next = name === "a" && (found.length % 7 === 3 || found.length % 7 === 4) ? flag : form;
    next.lastIndex = at;
    const match = next.exec(figures);
    if (!match) break;
    found.push(Number(match[1]));
    at = next.lastIndex;
  }
  return found;
}
