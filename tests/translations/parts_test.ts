import "@/domains.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LANGS } from "@/kernel/texts/languages.ts";
import { glossary, termHints, wholeTerm } from "@/services/translations/glossary.ts";
import { placeholdersOf } from "@/services/translations/message_shape.ts";
import { whereUsed } from "@/services/translations/where_used.ts";
import { wordDiff } from "@/kernel/texts/word_diff.ts";

test("the glossary has a term of every language for every word of the portal", async () => {
  const terms = await glossary();
  assert.equal(terms.length, 265);
  for (const { key, terms: names } of terms) {
    assert.deepEqual(LANGS.filter((lang) => !names[lang]), [], key);
  }
});

test("terms are suggested where they stand as words, the longest one of a place", async () => {
  const terms = await glossary();
  const found = termHints(terms, "Order the special tools for this vehicle", "de_DE");
  assert.ok(found.some(({ source, term }) => source === "Special tool" && term === "Spezialwerkzeug"));
  assert.ok(found.some(({ source, term }) => source === "Vehicle" && term === "Fahrzeug"));
  assert.deepEqual(termHints(terms, "vehicular", "de_DE"), []);
  assert.equal(wholeTerm(terms, { zh: "车辆", en: "vehicle" }, "de_DE"), "Fahrzeug");
  assert.equal(wholeTerm(terms, { zh: "别的", en: "vehicle" }, "de_DE"), null);
});

test("placeholders are named as they are written", () => {
  assert.deepEqual(placeholdersOf("{b} of {a, plural, one {# {c}} other {#}}"), ["{a}", "{b}", "{c}"]);
  assert.deepEqual(placeholdersOf("nothing '{'open'}'"), []);
});

test("a text is told with the pages that show it", async () => {
  const uses = await whereUsed();
  assert.deepEqual(uses.get("page.Sensitive"), { pages: ["Sensitive"], place: "pages" });
  assert.deepEqual(uses.get("sensitive.try_note")!.pages, ["Sensitive"]);
  assert.deepEqual(uses.get("tools.tool.toolCode")!.pages, ["ToolManage"]);
  assert.equal(uses.get("deliveries.mail.reset.subject")!.place, "server");
});

test("the words that went and came are told, in Chinese too", () => {
  assert.deepEqual(wordDiff("Save the text", "Save this text", "en_US"), [
    { kind: "same", text: "Save " },
    { kind: "out", text: "the" },
    { kind: "in", text: "this" },
    { kind: "same", text: " text" },
  ]);
  assert.ok(
    wordDiff("保存更改", "放弃更改", "zh_CN").some(({ kind, text }) => kind === "same" && text === "更改"),
  );
});

test("what is the same or went is the text before, what is the same or came the text after", () => {
  const words = fc.array(fc.constantFrom("a", "b", " ", "词", "车"), { maxLength: 20 }).map((all) =>
    all.join("")
  );
  fc.assert(fc.property(words, words, (before, after) => {
    const pieces = wordDiff(before, after, "en_US");
    const without = (kind: string) =>
      pieces.filter((one) => one.kind !== kind).map(({ text }) => text).join("");
    assert.deepEqual([without("in"), without("out")], [before, after]);
  }));
});
