import assert from "node:assert/strict";
import { escapeMarkup, xmlCharacters } from "@/kernel/escape_markup.ts";

Deno.test("a text says in markup what it says without", () => {
  assert.equal(escapeMarkup(`<a b="c & d">'e'</a>`), "&lt;a b=&quot;c &amp; d&quot;&gt;'e'&lt;/a&gt;");
});

Deno.test("what XML has no character for goes, half a character is told as an unknown one", () => {
  assert.equal(xmlCharacters("a\x00\x1f\ufffe\tb\n\ud83d \ud83d\ude97"), "a\tb\n\ufffd \ud83d\ude97");
});
