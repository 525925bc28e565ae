import assert from "node:assert/strict";
import { recognise } from "@/engines/links/recognise.ts";

/** Figure and callout as a text names them. */
function calloutIn(text: string): string[] {
  return recognise(text).candidates
    .filter(({ written }) => written === "34-11-02-C")
    .map(({ callout }) => `${callout}`);
}

Deno.test("a callout is known behind and before its figure in the languages of bulletins", () => {
  const texts = [
    "Replace the pads (figure 34-11-02-C, callout 5).",
    "see 34-11-02-C item 5",
    "item 5 of figure 34-11-02-C",
    "更换图 34-11-02-C 中序号 5 的制动片",
    "图 34-11-02-C（件号：5）",
    "Bildtafel 34-11-02-C, Pos. 5",
    "Position 5 der Bildtafel 34-11-02-C",
    "34-11-02-C #5",
  ];
  for (const text of texts) assert.deepEqual(calloutIn(text), ["5"], text);
});

Deno.test("what only stands beside a figure is no callout of it", () => {
  const texts = [
    "figure 34-11-02-C shows 5 bolts",
    "item 5 and after that, once all is clean again, figure 34-11-02-C",
    "34-11-02-C no 12345",
  ];
  for (const text of texts) assert.deepEqual(calloutIn(text), ["null"], text);
});
