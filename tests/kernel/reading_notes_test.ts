import assert from "node:assert/strict";
import { type NoteKind, ReadingNotes } from "@/kernel/access/reading_notes.ts";
import type { Pool } from "@/kernel/sql.ts";
import { holdBack } from "../hold_back.ts";

/** Long enough that only what a test asks for writes. */
const NEVER_MS = 3_600_000;
/** What is written gets no database: these kinds need none. */
const NO_POOL = {} as Pool;

interface Place {
  who: string;
  seat?: number;
  table?: number;
}

/** A kind that keeps what was written, in batches. */
function placesBy(rest: Partial<NoteKind<Place>> = {}) {
  const batches: Place[][] = [];
  const kind: NoteKind<Place> = {
    write: (_sql, notes) => Promise.resolve(void batches.push([...notes])),
    ...rest,
  };
  return { kind, batches };
}

Deno.test("notes of one key become one, others are written each, all in one batch", async () => {
  const notes = new ReadingNotes(NO_POOL, NEVER_MS);
  const each = placesBy();
  const last = placesBy({ key: ({ who }) => who });
  const both = placesBy({ key: ({ who }) => who, merge: (earlier, later) => ({ ...earlier, ...later }) });
  for (const { kind } of [each, last, both]) {
    notes.add(kind, { who: "a", seat: 1 });
    notes.add(kind, { who: "b" });
    notes.add(kind, { who: "a", table: 2 });
  }
  assert.deepEqual(each.batches, []);
  await notes.flush();
  assert.deepEqual(each.batches, [[{ who: "a", seat: 1 }, { who: "b" }, { who: "a", table: 2 }]]);
  assert.deepEqual(last.batches, [[{ who: "a", table: 2 }, { who: "b" }]]);
  assert.deepEqual(both.batches, [[{ who: "a", seat: 1, table: 2 }, { who: "b" }]]);
  await notes.flush();
  assert.equal(each.batches.length, 1);
});

Deno.test("a note is known until it is written, also while that goes on and with what is noted meanwhile", async () => {
  const notes = new ReadingNotes(NO_POOL, NEVER_MS);
  const { promise, resolve } = Promise.withResolvers<void>();
  const batches: Place[][] = [];
  const kind: NoteKind<Place> = {
    key: ({ who }) => who,
    merge: (earlier, later) => ({ ...earlier, ...later }),
    write: (_sql, given) => (batches.push([...given]), promise),
  };
  assert.equal(notes.pending(kind, { who: "a" }), undefined);
  notes.add(kind, { who: "a", seat: 1 });
  assert.deepEqual(notes.pending(kind, { who: "a" }), { who: "a", seat: 1 });
  const first = notes.flush();
  await Promise.resolve();
  assert.equal(batches.length, 1);
  notes.add(kind, { who: "a", table: 2 });
  assert.deepEqual(notes.pending(kind, { who: "a" }), { who: "a", seat: 1, table: 2 });
  const second = notes.flush();
  await Promise.resolve();
  assert.equal(batches.length, 1, "one batch after the other");
  resolve();
  await first;
  await second;
  assert.deepEqual(batches, [[{ who: "a", seat: 1 }], [{ who: "a", table: 2 }]]);
  assert.equal(notes.pending(kind, { who: "a" }), undefined);
});

Deno.test("a kind that cannot be written is told in the log, and keeps no other from being written, then or later", async () => {
  const notes = new ReadingNotes(NO_POOL, NEVER_MS);
  const fault = new Error("no such table");
  const broken = placesBy({ write: () => Promise.reject(fault) });
  const good = placesBy();
  using log = holdBack("error");
  for (let times = 0; times < 2; times++) {
    notes.add(broken.kind, { who: "a" });
    notes.add(good.kind, { who: "b" });
    await notes.flush();
  }
  assert.deepEqual(log.said, Array(2).fill(["what readers did was not noted:", fault]));
  assert.equal(good.batches.length, 2);
});

Deno.test("what is noted is written soon without being asked for", async () => {
  const notes = new ReadingNotes(NO_POOL, 1);
  const { promise, resolve } = Promise.withResolvers<readonly Place[]>();
  notes.add({ write: (_sql, given) => Promise.resolve(resolve(given)) } as NoteKind<Place>, { who: "a" });
  assert.deepEqual(await promise, [{ who: "a" }]);
  await notes.flush();
});
