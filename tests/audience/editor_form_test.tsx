import assert from "node:assert/strict";
import fc from "fast-check";
import { renderToString } from "preact-render-to-string";
import { AudienceFields } from "@/components/audience/AudienceFields.tsx";
import { typedForm } from "@/components/form/typed_form.ts";
import { decodeForm } from "@/edge/form_decode.ts";
import { type Audience, plainAudience } from "@/engines/audience/audience.ts";
import { type Dimension, DIMENSION_NAMES, dimensionOf } from "@/engines/audience/dimensions.ts";
import { documentAudienceCalls } from "@/engines/documents/audience_calls.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { dictionaries } from "../entry/portal.ts";

const ctx = {
  lang: "en_US",
  actor: { kind: "visitor" },
  t: translator(dictionaries, "en_US"),
} as unknown as Ctx;
const place = { route: "TSBwork", path: "/tis/tsbs", noun: ["Tsb", "Tsbs"] as const };
const { input } = documentAudienceCalls(tsbDocument).find(({ operationId }) => operationId === "aimTsb")!;

const code = fc.stringMatching(/^[A-Za-z0-9"&<_.-]{1,12}$/);
const vin = fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/);
const values = (name: Dimension) => {
  const { values } = dimensionOf(name);
  return fc.uniqueArray("values" in values ? fc.constantFrom(...values.values) : code, { maxLength: 5 });
};
const audiences: fc.Arbitrary<Audience> = fc.record(
  { ...Object.fromEntries(DIMENSION_NAMES.map((name) => [name, values(name)])), vins: fc.uniqueArray(vin) },
  { requiredKeys: [] },
).map((said) => plainAudience(said as Audience));

/** What a browser would post of the form as it was drawn. */
function posted(html: string): [string, string][] {
  const text = (escaped: string) =>
    escaped.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll(
      "&amp;",
      "&",
    );
  const found: [string, string][] = [];
  for (
    const [, tag, attributes, inner] of html.matchAll(/<(input|textarea)([^>]*)>(?:([^<]*)<\/textarea>)?/g)
  ) {
    const of = (name: string) => text(new RegExp(` ${name}="([^"]*)"`).exec(attributes!)?.[1] ?? "");
    const isOff = of("type") === "checkbox" && !/ checked\b/.test(attributes!);
    if (of("name") === "" || isOff) continue;
    found.push([of("name"), tag === "textarea" ? text(inner ?? "") : of("value")]);
  }
  return found;
}

Deno.test("an audience comes back out of the form that shows it as it went in", () => {
  let narrowed = 0;
  fc.assert(
    fc.property(audiences, (said) => {
      const { vins = [], ...codes } = said;
      const chosen = DIMENSION_NAMES.map((name) =>
        [name, (codes[name] ?? []).map((value) => ({ value, label: `of ${value}` }))] as const
      );
      const data = {
        said,
        vinCount: vins.length,
        keepsVins: false,
        sentence: "",
        count: { stores: 0, people: 0, vehicles: 0 },
        choices: new Map(chosen),
      };
      const html = renderToString(
        <AudienceFields ctx={ctx} place={place} data={data} form={typedForm(null, "audience", "a")} />,
      );
      const body = decodeForm(
        [["id", "1"], ["revision", "1"], ["version", "1"], ...posted(html)],
        input,
        true,
      );
      const read = input.parse(body) as { audience: Audience; keepsVins: boolean };
      assert.deepEqual(plainAudience(read.audience), said);
      assert.equal(read.keepsVins, false);
      if (Object.keys(said).length > 0) narrowed++;
    }),
    { numRuns: 150 },
  );
  assert.ok(narrowed > 100);
});
