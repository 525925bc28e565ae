import assert from "node:assert/strict";
import { changedParts, type Entries, mergeParts, withPart } from "@/islands/documents/draft_parts.ts";

const BASE: Entries = [
  ["title", "Noise"],
  ["body", '{"type":"doc","content":[]}'],
  ["seriesCodes", ""],
  ["seriesCodes", "N1"],
  ["parts.0.id", "7"],
  ["parts.0.partCode", "34 11"],
  ["parts.1.id", ""],
  ["parts.1.partCode", ""],
];

Deno.test("a part is changed by what it says, not by how it is posted", () => {
  const same: Entries = [
    ["title", "Noise "],
    ["body", '{"content":[],"type":"doc"}'],
    ["seriesCodes", "N1"],
    ["parts.0.id", ""],
    ["parts.0.partCode", "34 11"],
  ];
  assert.deepEqual(changedParts(BASE, same), []);
});

Deno.test("rows that are added, moved or emptied, boxes and switches that are cleared are changes", () => {
  const parts = (...codes: string[]) =>
    withPart(BASE, "parts", codes.map((code, at) => [`parts.${at}.partCode`, code]));
  assert.deepEqual(changedParts(BASE, parts("34 11", "34 12")), ["parts"]);
  assert.deepEqual(changedParts(parts("1", "2"), parts("2", "1")), ["parts"]);
  assert.deepEqual(changedParts(BASE, parts()), ["parts"]);
  assert.deepEqual(changedParts(BASE, withPart(BASE, "seriesCodes", [["seriesCodes", ""]])), ["seriesCodes"]);
  assert.deepEqual(changedParts(withPart(BASE, "urgent", [["urgent", "true"]]), BASE), ["urgent"]);
});

Deno.test("what stands under keys is changed when it moves to another key, not when it is posted in another order", () => {
  const captions = (...said: [file: string, text: string][]) =>
    withPart(BASE, "captions", said.map(([file, text]) => [`captions.${file}`, text]));
  const saved = captions(["a", "Torque"], ["b", ""]);
  assert.deepEqual(changedParts(saved, captions(["a", ""], ["b", "Torque"])), ["captions"]);
  assert.deepEqual(changedParts(captions(["a", "1"], ["b", "2"]), captions(["b", "2"], ["a", "1"])), []);
  assert.deepEqual(changedParts(saved, captions(["a", " Torque"])), []);
});

Deno.test("only what both have changed to something else is contested", () => {
  const mine = withPart(BASE, "title", [["title", "Noise in front"]]);
  const theirs = withPart(BASE, "seriesCodes", [["seriesCodes", "N2"]]);
  assert.deepEqual(mergeParts(BASE, mine, theirs), { contested: [], theirs: ["seriesCodes"] });
  const both = withPart(theirs, "title", [["title", "Noise behind"]]);
  assert.deepEqual(mergeParts(BASE, mine, both), { contested: ["title"], theirs: ["seriesCodes"] });
  const alike = withPart(BASE, "title", [["title", "Noise in front"]]);
  assert.deepEqual(mergeParts(BASE, mine, alike), { contested: [], theirs: [] });
});
