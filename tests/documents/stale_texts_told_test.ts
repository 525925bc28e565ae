import assert from "node:assert/strict";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { StaleText, StaleTexts } from "@/components/documents/StaleTexts.tsx";
import type { DocumentText } from "@/engines/documents/types.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { dictionaries } from "../entry/portal.ts";

const t = translator(dictionaries, "en_US");
const text = (lang: DocumentText["lang"], state: DocumentText["state"]): DocumentText => ({
  lang,
  state,
  title: lang,
  body: documentOf(lang),
});
const source = text("zh_CN", "source");
const stale = text("en_US", "stale");
const right = text("de_DE", "translated");
const href = (lang: string) => `/there?lang=${lang}`;

Deno.test("who submits or decides is told which languages are older than the source", () => {
  const drawn = renderToString(h(StaleTexts, { document: { texts: [source, stale, right] }, href, t }));
  assert.match(drawn, /lang=en_US/);
  assert.doesNotMatch(drawn, /lang=de_DE|lang=zh_CN/);
  assert.equal(renderToString(h(StaleTexts, { document: { texts: [source, right] }, href, t })), "");
});

Deno.test("a reader of a text older than its source is told so and led to the source", () => {
  const document = { texts: [source, stale, right] };
  assert.match(renderToString(h(StaleText, { document, text: stale, href, t })), /lang=zh_CN/);
  assert.doesNotMatch(renderToString(h(StaleText, { document, text: stale, t })), /<a /);
  for (const one of [source, right]) {
    assert.equal(renderToString(h(StaleText, { document, text: one, href, t })), "");
  }
});
