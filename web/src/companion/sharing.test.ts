import type { SheetNote, SheetRead, SheetWriting } from "$table/types";
import { expect, test } from "vitest";
import { Trouble } from "../net/lobby";
import { type Entry, stepsOf } from "./journal";
import type { Kept } from "./shelf";
import { linkOf, merged, noteOf, secretOf, Sharing, unsent } from "./sharing";

const entry = (id: string): Entry => ({ id, step: id });
const note = (id: string): SheetNote => noteOf(entry(id));
const sheet = (number: number, ...ids: string[]): Kept => ({
  id: "local", game: "chess", title: "Sunday", written: 1, entries: ids.map(entry), shared: { sheet: "s", key: "k", number },
});
const idsOf = (kept: Kept | null) => kept?.entries.map(({ id }) => id);

test("what others wrote comes before what was not sent yet", () => {
  const kept = merged(sheet(1, "a", "mine"), 1, [note("b")]);
  expect(idsOf(kept)).toEqual(["a", "b", "mine"]);
  expect(kept?.shared?.number).toBe(2);
  expect(unsent(kept!)).toEqual([entry("mine")]);
});

test("what was sent is no longer waiting when it comes back", () => {
  const kept = merged(sheet(1, "a", "mine", "later"), 1, [note("b"), note("mine")]);
  expect(idsOf(kept)).toEqual(["a", "b", "mine", "later"]);
  expect(unsent(kept!)).toEqual([entry("later")]);
});

test("news that come twice, or late, change nothing", () => {
  const kept = sheet(2, "a", "b", "mine");
  expect(merged(kept, 0, [note("a"), note("b")])).toBe(kept);
  expect(merged(kept, 2, [])).toBe(kept);
  expect(idsOf(merged(kept, 1, [note("b"), note("c")]))).toEqual(["a", "b", "c", "mine"]);
});

test("where something in between is missing it is asked for first", () => {
  expect(merged(sheet(1, "a"), 3, [note("d")])).toBeNull();
});

test("taking back travels like everything else", () => {
  const undone = merged(sheet(1, "a"), 1, [noteOf({ id: "u", undoes: "a" })]);
  expect(stepsOf(undone!.entries)).toEqual([]);
});

test("a link holds the sheet and its secret behind the #", () => {
  const link = linkOf("https://example.org", "chess", { sheet: "abc-_1", key: "K_-9" });
  expect(link).toBe("https://example.org/companion/chess#abc-_1.K_-9");
  expect(secretOf(link.split("#")[1]!)).toEqual({ sheet: "abc-_1", key: "K_-9" });
  expect(secretOf("8f0a")).toBeNull();
});

/** A server in the page: phones that can be cut off from it. */
class Server {
  notes: SheetNote[] = [];
  hearing = new Map<object, (message: { kind: string }) => void>();

  phone(kept: Kept) {
    const phone = { kept, away: false, alone: "", sharing: null as unknown as Sharing };
    const answer = (after: number) => ({ after, notes: this.notes.slice(after), time: Date.now() });
    phone.sharing = new Sharing(
      "s",
      { kept: () => phone.kept, keep: (next) => (phone.kept = next), stand: () => undefined, alone: (why) => (phone.alone = why.sentence.key) },
      {
        open: (_, hear) => {
          this.hearing.set(kept, (message) => phone.away || hear(message));
          return { send: () => true, close: () => undefined };
        },
        write: (_: string, { after = 0, notes = [] }: SheetWriting): Promise<SheetRead> => {
          if (phone.away) return Promise.reject(new Trouble({ key: "server-away" }, 0));
          for (const one of notes) if (!this.notes.some(({ id }) => id === one.id)) this.notes.push(one);
          const found = { game: "chess", title: "Sunday", ...answer(after) };
          this.tell();
          return Promise.resolve(found);
        },
      },
    );
    const add = (id: string) => {
      phone.kept = { ...phone.kept, entries: [...phone.kept.entries, entry(id)] };
      return phone.sharing.send();
    };
    return Object.assign(phone, { add, come: () => phone.sharing.send().then(() => this.tell()) });
  }

  tell() {
    const news = { kind: "sheet", after: 0, notes: this.notes, phones: 2, time: Date.now() };
    for (const hear of this.hearing.values()) hear(news);
  }
}

test("a phone that was away sends later, catches up, and both are equal", async () => {
  const server = new Server();
  const [ann, bob] = [server.phone(sheet(0)), server.phone(sheet(0))];
  await ann.add("a1");
  bob.away = true;
  await bob.add("b1");
  await ann.add("a2");
  await bob.add("b2");
  expect(idsOf(ann.kept)).toEqual(["a1", "a2"]);
  expect(idsOf(bob.kept)).toEqual(["a1", "b1", "b2"]);
  bob.away = false;
  await bob.come();
  expect(idsOf(ann.kept)).toEqual(["a1", "a2", "b1", "b2"]);
  expect(bob.kept).toEqual(ann.kept);
  ann.sharing.close();
  bob.sharing.close();
});

test("an answer that was lost is asked for again, and nothing counts twice", async () => {
  const server = new Server();
  const ann = server.phone(sheet(0));
  server.notes.push(note("a1")); // it came there, and the answer did not come here
  await ann.add("a1");
  expect(server.notes).toHaveLength(1);
  expect(unsent(ann.kept)).toEqual([]);
  ann.sharing.close();
});

test("what was missed in between is fetched", async () => {
  const server = new Server();
  const start = sheet(1, "a");
  const ann = server.phone(start);
  server.notes = ["a", "b", "c"].map(note);
  server.hearing.get(start)?.({ kind: "sheet", after: 2, notes: [note("c")], phones: 2, time: Date.now() } as { kind: string });
  await new Promise((done) => setTimeout(done));
  expect(idsOf(ann.kept)).toEqual(["a", "b", "c"]);
  ann.sharing.close();
});

test("many are sent in order, a part at a time", async () => {
  const server = new Server();
  const ids = Array.from({ length: 250 }, (_, i) => `n${i}`);
  const ann = server.phone(sheet(0, ...ids));
  await ann.sharing.send();
  expect(server.notes.map(({ id }) => id)).toEqual(ids);
  ann.sharing.close();
});

test("a sheet that the server has forgotten goes on alone", async () => {
  let why = "";
  const kept = sheet(0, "a");
  const sharing = new Sharing(
    "s",
    { kept: () => kept, keep: () => undefined, stand: () => undefined, alone: (trouble) => (why = trouble.sentence.key) },
    { open: () => ({ send: () => true, close: () => undefined }), write: () => Promise.reject(new Trouble({ key: "unknown-sheet" }, 404)) },
  );
  await sharing.send();
  expect(why).toBe("unknown-sheet");
});
