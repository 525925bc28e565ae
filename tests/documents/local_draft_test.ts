import assert from "node:assert/strict";
import { keepLocally, keptLocally } from "@/islands/documents/local_draft.ts";

const KEY = "tis.draft of this test en_US";

Deno.test("what is typed while the kept text is read is not forgotten with it", async () => {
  const saved = [["title", "Saved long ago"]] as [string, string][];
  localStorage.setItem(KEY, JSON.stringify({ at: Date.now() - 60_000, version: 3, entries: saved }));
  const reading = keptLocally(KEY, saved);
  keepLocally(KEY, 3, [["title", "Typed at once"]]);
  assert.equal(await reading, null);
  const kept = await keptLocally(KEY, saved);
  assert.deepEqual(kept?.entries, [["title", "Typed at once"]]);
  localStorage.removeItem(KEY);
});

Deno.test("what was kept and says what the form says is forgotten", async () => {
  const key = `${KEY} 2`;
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), version: 1, entries: [["title", "Same"]] }));
  assert.equal(await keptLocally(key, [["title", "Same"]]), null);
  assert.equal(localStorage.getItem(key), null);
});
