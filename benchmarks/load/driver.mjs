// Plays many tables at once, two sockets each: node driver.mjs '{"kind": "undercroft", "port": 8000, "tables": 100 …}'
// A move is over when both sockets have heard of it. With `rate` 0 the next one follows at once.
import { Undercroft } from "./undercroft.mjs";
import { Boardgame } from "./boardgame.mjs";

const asked = JSON.parse(process.argv[2]);
const kinds = { undercroft: Undercroft, boardgame: Boardgame };
const latencies = [];
let moves = 0;
let counting = false;

async function play(table) {
  const pause = asked.rate ? 1000 / asked.rate : 0;
  let next = performance.now() + Math.random() * pause;
  for (;;) {
    if (pause) {
      const wait = next - performance.now();
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      next += pause;
    }
    const began = performance.now();
    await table.move();
    if (counting) {
      moves++;
      latencies.push(performance.now() - began);
    }
  }
}

async function open(count, settings = asked) {
  const tables = [];
  for (let first = 0; first < count; first += 50) {
    const length = Math.min(50, count - first);
    const some = Array.from({ length }, (_, n) => new kinds[asked.kind](settings, first + n));
    await Promise.all(some.map((table) => table.open()));
    tables.push(...some);
  }
  return tables;
}

function say(what) {
  console.log(JSON.stringify(what));
}

function shares(found) {
  found.sort((one, other) => one - other);
  const at = (share) => found[Math.min(found.length - 1, Math.floor(share * found.length))] ?? null;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1) };
}

/** All tables play for a while, and every move is timed. */
async function busy() {
  const tables = await open(asked.tables);
  const thinking = await open(asked.experts ?? 0, { ...asked, bots: { 1: "expert" } });
  const failed = (error) => {
    console.error(error);
    process.exit(1);
  };
  for (const table of thinking) table.amuse().catch(failed);
  for (const table of tables) play(table).catch(failed);
  await new Promise((done) => setTimeout(done, 1000 * asked.warm));
  say({ counting: true });
  counting = true;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, 1000 * asked.seconds));
  counting = false;
  const seconds = (performance.now() - began) / 1000;
  say({ moves, seconds, rate: moves / seconds, ...shares(latencies) });
}

/** Tables are begun, some at a time, left, and come back to. `idle` is how many moves are made at each. */
async function idle() {
  const told = process.stdin[Symbol.asyncIterator]();
  const visit = async (count) => {
    const visited = [];
    while (visited.length < count) {
      const tables = await open(Math.min(50, count - visited.length));
      for (const table of tables) for (let move = 0; move < asked.idle; move++) await table.move();
      for (const table of tables) table.leave();
      visited.push(...tables);
    }
    return visited;
  };
  await visit(100);
  say({ warmed: true });
  await told.next();
  const tables = await visit(asked.tables);
  say({ left: tables.length });
  await told.next();
  const waits = [];
  for (const table of tables.slice(0, 200)) {
    const began = performance.now();
    await table.comeBack();
    waits.push(performance.now() - began);
    table.leave();
  }
  say({ back: waits.length, ...shares(waits) });
}

await (asked.idle ? idle() : busy());
process.exit(0);
