import "@/domains.ts";
import assert from "node:assert/strict";
import { asyncApiText } from "@/edge/asyncapi_answers.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import type { Dictionary } from "@/kernel/texts/texts.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { readConfig } from "@/platform/config.ts";

/** Texts that count how often they are asked for. */
class CountedTexts extends Map<Lang, Dictionary> {
  asked = 0;
  override get(lang: Lang) {
    this.asked++;
    return super.get(lang);
  }
}

const config = readConfig({ DEMO: "on", DATA_DIR: "/nowhere" });

Deno.test("the description of events is made once, and again when its English texts have changed", async () => {
  const dictionaries = new CountedTexts(await shippedTexts());
  const portal = { config, dictionaries };
  const first = asyncApiText(portal);
  const { asked } = dictionaries;
  assert.ok(asked > 100, `${asked}`);
  assert.equal(asyncApiText(portal), first);
  dictionaries.set("de_DE", new Map([["event_catalogue.topic.case", "Fälle"]]));
  assert.equal(asyncApiText(portal), first);
  assert.equal(dictionaries.asked, asked + 2, "not a text was asked for");
  const english = new Map(dictionaries.get("en_US"));
  dictionaries.set(
    "en_US",
    english.set("event_catalogue.topic.case", "Cases, said otherwise"),
  );
  assert.ok(asyncApiText(portal).includes("said otherwise"));
  assert.equal(asyncApiText({ config, dictionaries: new Map(dictionaries) }), asyncApiText(portal));
});
