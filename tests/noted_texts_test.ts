import assert from "node:assert/strict";
import { type Dictionaries, translator } from "@/kernel/texts/texts.ts";
import { noteTexts, textsHold } from "./noted_texts.ts";

const texts = (edit: Record<string, string> = {}): Dictionaries =>
  new Map([
    ["en_US", new Map(Object.entries({ "nav.parts": "Parts", "nav.home": "Home", ...edit }))],
    ["zh_CN", new Map(Object.entries({ "nav.parts": "零件" }))],
  ]);

function noteOf(...keys: string[]): string {
  const { dictionaries, note } = noteTexts(texts());
  const t = translator(dictionaries, "zh_CN");
  for (const key of keys) t(key);
  return note();
}

Deno.test("a note holds while the texts that were read stay as they are", () => {
  assert(textsHold(texts(), noteOf("nav.parts", "nav.home")));
  assert(textsHold(texts({ "nav.home": "Start" }), noteOf("nav.parts")));
});

Deno.test("a note no longer holds when a text that was read changes, in whatever language, or a missing one comes", () => {
  assert(!textsHold(texts({ "nav.home": "Start" }), noteOf("nav.home")));
  assert(!textsHold(texts({ "nav.parts": "Spare parts" }), noteOf("nav.parts")));
  assert(!textsHold(texts({ "nav.cart": "Cart" }), noteOf("nav.cart")));
});

Deno.test("whoever reads all texts at once cannot be noted", () => {
  const { dictionaries } = noteTexts(texts());
  assert.throws(() => [...dictionaries.get("en_US")!.keys()], /all texts/);
});
