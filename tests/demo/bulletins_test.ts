import assert from "node:assert/strict";
import { calloutOf } from "@/demo/epc/figure_drawings.ts";
import { composeCatalogue } from "@/demo/epc/catalogue.ts";
import type { Said, Written } from "@/demo/tsb/bulletin_draft.ts";
import { EARLIER } from "@/demo/tsb/earlier/earlier.ts";
import { BULLETINS } from "@/demo/tsb/written.ts";
import { REGIONS } from "@/demo/orgs/places.ts";
import { SERIES } from "@/demo/epc/series.ts";
import { recognise, withoutOverlaps } from "@/engines/links/recognise.ts";
import { TSB_TYPES } from "@/services/tsb/tsb_types.ts";

const ALL: readonly Written[] = [...EARLIER, ...BULLETINS];
const saidBy = ({ title, warning, text, procedure, table, picture }: Written): Said[] => [
  title,
  ...warning ? [warning] : [],
  ...text,
  ...procedure ?? [],
  ...table?.flat() ?? [],
  ...picture ? [picture.caption] : [],
];

Deno.test("the demo has sixty bulletins, of every type, series and fate", () => {
  assert.equal(ALL.length, 60);
  assert.deepEqual([...new Set(ALL.map(({ type }) => type))].sort(), [...TSB_TYPES]);
  const series = new Set(ALL.flatMap(({ series }) => series));
  assert.deepEqual(SERIES.map(({ code }) => code).filter((code) => !series.has(code)), []);
  const fates = [
    "discarded",
    "draft",
    "failed",
    "passed",
    "published",
    "rejected",
    "revoked",
    "stopped",
    "topped",
  ];
  assert.deepEqual([...new Set(ALL.map(({ fate }) => fate))].sort(), [...fates, "waiting"]);
  assert.equal(new Set(ALL.map(({ title }) => title[1])).size, ALL.length, "no title stands twice");
});

Deno.test("every series, brand and region that a bulletin of the demo is about is there", () => {
  const brandOf = new Map(SERIES.map(({ code, brand }) => [code, brand]));
  const regions = new Set<string>(REGIONS.map(([code]) => code));
  for (const { title, brand, series, audience } of ALL) {
    for (const code of series) assert.equal(brandOf.get(code), brand, `${title[1]}: ${code}`);
    for (const code of audience?.region ?? []) assert.ok(regions.has(code), `${title[1]}: ${code}`);
  }
});

Deno.test("every bulletin says in German what it says in English, but for codes and values", () => {
  for (const written of ALL) {
    const inGerman = saidBy(written).filter(([chinese, english]) => chinese !== english);
    for (const [, english, german] of inGerman) {
      if (/^[\d\s+–-]*\d+ N·m/.test(english)) continue;
      assert.ok(german, `${written.title[1]}: ${english}`);
    }
  }
});

Deno.test("each part, figure and callout that bulletins of the demo name is in its catalogue, alike in each language", async () => {
  const { figures, drawings, parts } = await composeCatalogue();
  const numbers = new Set(parts.map(({ number }) => number));
  const callouts = new Map(figures.map(({ code, drawing, lines }) => [
    code,
    new Set(lines.map(({ stem }) => String(calloutOf(drawings.get(drawing)!, stem)))),
  ]));
  let named = 0;
  for (const written of ALL) {
    for (const said of saidBy(written)) {
      const inEach = said.map((text) => text === undefined ? undefined : namedIn(text));
      for (const names of inEach) {
        if (names !== undefined) assert.deepEqual(names, inEach[0], `${written.title[1]}: ${said[1]}`);
      }
      for (const name of inEach[0]!) {
        const [figure, callout] = name.split("#");
        named++;
        assert.ok(
          numbers.has(name) ||
            callouts.has(figure!) && (callout === undefined || callouts.get(figure!)!.has(callout)),
          `${written.title[1]} names ${name}, which is not in the catalogue`,
        );
      }
    }
    for (const [number] of written.parts ?? []) {
      assert.ok(numbers.has(number), `${written.title[1]}: ${number}`);
    }
  }
  assert.ok(named > 60, `only ${named} things are named`);
});

/** Part numbers and figures by how they are written in the demo, in order; a figure with its callout. */
function namedIn(text: string): string[] {
  const written = recognise(text).candidates.filter(({ written }) =>
    /^\d{4} \d{4} \d{3}$/.test(written) || /^\d\d-\d\d-\d\d-[A-Z]$/.test(written)
  );
  return withoutOverlaps(written)
    .map(({ plain, written, callout }) =>
      written.includes("-") ? written + (callout ? `#${callout}` : "") : plain
    )
    .sort();
}
