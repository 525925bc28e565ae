import assert from "node:assert/strict";
import fc from "fast-check";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import type { Fit } from "@/services/epc/fit/fit_types.ts";
import type { SupersessionRow } from "@/services/epc/import/part_rows.ts";
import { saveParts, saveStandardParts, saveSupersessions } from "@/services/epc/import/save_parts.ts";
import { type Catalogue, figure, names, openCatalogue, part, vehicle, vinOf } from "./catalogue_builder.ts";

/** A part's fit and why, as people read it. */
async function told(catalogue: Catalogue, vin: string, partNumber: string, at = {}) {
  const [answer] = await decideFit(catalogue.ctx, [{ vin, partNumber, ...at }]);
  return answer && [answer.fit, answer.reason, answer.via];
}

const link = (from: string, to: string, changed: Partial<SupersessionRow> = {}): SupersessionRow => ({
  from,
  to,
  kind: "at_once",
  interchange: "forward",
  validFrom: "2026-01-01",
  ...changed,
});

/** A figure of the other series. */
const RIG = {
  code: "34-11-09",
  number: "34-11-09",
  variant: null,
  places: [{ seriesCode: "RIG", groupCode: "34-11", sort: 1 }],
};

Deno.test("a part fits, does not with the reason, or is not known with what would decide it", async () => {
  await using catalogue = await openCatalogue();
  for (const number of ["A1", "B1", "C1", "D1"]) await part(catalogue, { number });
  await figure(catalogue, [
    { partNumber: "A1" },
    { partNumber: "B1", applicability: [{ modelCodes: ["T200"] }] },
    { partNumber: "C1", applicability: [{ optionsAll: ["SR1"] }] },
  ]);
  const vin = await vehicle(catalogue, { options: null });
  assert.deepEqual(await told(catalogue, vin, "A1"), ["fits", null, null]);
  assert.deepEqual(await told(catalogue, vin, "B1"), ["not", "only for model Tessa EV 200", null]);
  assert.deepEqual(await told(catalogue, vin, "C1"), ["unknown", "options unknown: only with sunroof", null]);
  assert.deepEqual(await told(catalogue, vin, "D1"), ["unknown", "no figure shows it", null]);
  assert.equal(await told(catalogue, vinOf(999), "A1"), null);
});

Deno.test("what only figures of other series show does not fit, unless it is a standard part", async () => {
  await using catalogue = await openCatalogue();
  await saveStandardParts(catalogue.system, [{ code: "M8", names: names("Bolt"), norm: "ISO 4014" }]);
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "M8", standardPartCode: "M8" });
  await figure(catalogue, [{ partNumber: "A1" }, { partNumber: "M8" }], RIG);
  const vin = await vehicle(catalogue);
  assert.deepEqual(await told(catalogue, vin, "A1"), ["not", "for Rig, not for Tessa EV", null]);
  assert.deepEqual(await told(catalogue, vin, "M8"), [
    "unknown",
    "no figure of Tessa EV shows this standard part",
    null,
  ]);
});

Deno.test("where a part has several places any of them will do, and the nearest reason is told", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [
    { partNumber: "A1", applicability: [{ modelCodes: ["T200"], optionsAll: ["SR1"] }] },
    { partNumber: "A1", applicability: [{ productionFrom: "2025-01-01" }] },
  ]);
  const early = await vehicle(catalogue);
  assert.deepEqual(await told(catalogue, early, "A1"), ["not", "from 2025-01", null]);
  const late = await vehicle(catalogue, { vin: vinOf(2), productionDate: "2025-02-01" });
  assert.deepEqual(await told(catalogue, late, "A1"), ["fits", null, null]);
  // At the callout where it is for another model it does not.
  const at = { figureCode: "34-11-02-C", callout: "1" };
  assert.equal((await told(catalogue, late, "A1", at))![0], "not");
});

Deno.test("a successor fits where what it may be fitted for does, and no further", async () => {
  await using catalogue = await openCatalogue();
  for (const number of ["A1", "B1", "C1", "D1", "E1", "F1", "F2", "G1"]) await part(catalogue, { number });
  await figure(catalogue, [{ partNumber: "A1" }, { partNumber: "G1" }]);
  await saveSupersessions(catalogue.system, [
    link("A1", "B1"),
    link("B1", "C1", { interchange: "both" }),
    // Not interchangeable: what follows stands in for nothing before it.
    link("C1", "D1", { interchange: "none" }),
    link("D1", "E1"),
    // Either may be fitted for the other, but a set is not replaced by one of its pieces.
    link("F1", "A1", { interchange: "both" }),
    link("F2", "G1", { setNo: 2, interchange: "both" }),
    link("F2", "E1", { setNo: 2, interchange: "both" }),
  ]);
  const vin = await vehicle(catalogue);
  assert.deepEqual(await told(catalogue, vin, "B1"), ["fits", null, "A1"]);
  assert.deepEqual(await told(catalogue, vin, "C1"), ["fits", null, "A1"]);
  assert.deepEqual(await told(catalogue, vin, "D1"), ["unknown", "no figure shows it", null]);
  assert.deepEqual(await told(catalogue, vin, "E1"), ["unknown", "no figure shows it", null]);
  assert.deepEqual(await told(catalogue, vin, "F1"), ["fits", null, "A1"]);
  assert.deepEqual(await told(catalogue, vin, "F2"), [
    "unknown",
    "no figure shows it; its replacement G1 fits",
    null,
  ]);
  // Where its predecessor stands, the successor is judged as it is.
  const at = { figureCode: "34-11-02-C", callout: "1" };
  assert.deepEqual(await told(catalogue, vin, "B1", at), ["fits", null, "A1"]);
});

Deno.test("five hundred questions about several vehicles are one statement, each answered in its place", async () => {
  await using catalogue = await openCatalogue();
  const numbers = Array.from({ length: 250 }, (_, place) => `P${place + 1}`);
  await saveParts(catalogue.system, numbers.map((number) => ({ number, names: names(number) })));
  await figure(
    catalogue,
    numbers.map((partNumber, place) => ({
      partNumber,
      applicability: place % 2 ? [{ modelCodes: ["T200"] }] : [],
    })),
  );
  const vins = [await vehicle(catalogue), await vehicle(catalogue, { vin: vinOf(2), modelCodes: ["T200"] })];
  const questions = vins.flatMap((vin) => numbers.map((partNumber) => ({ vin, partNumber })));
  const answers = await decideFit(catalogue.ctx, questions);
  const expected = questions.map(({ vin }, place): Fit =>
    vin === vins[1] || place % 2 === 0 ? "fits" : "not"
  );
  assert.deepEqual(answers.map((answer) => answer!.fit), expected);
});

const NUMBERS = ["A1", "B1", "C1", "D1", "E1"];

/** Links from an earlier to a later part, so that there is no circle. */
const links = fc.uniqueArray(
  fc.record({
    pair: fc.constantFrom(
      ...NUMBERS.flatMap((from, at) => NUMBERS.slice(at + 1).map((to) => [from, to] as const)),
    ),
    setNo: fc.integer({ min: 1, max: 2 }),
    interchange: fc.constantFrom("both", "forward", "none"),
  }),
  { maxLength: 6, selector: ({ pair, setNo }) => [...pair, setNo].join(" ") },
).map((some) =>
  some.map(({ pair: [from, to], setNo, interchange }) =>
    link(from, to, { setNo, interchange: interchange as SupersessionRow["interchange"] })
  )
);

/** For which models each part has a line; null: no line at all. */
const shownFor = fc.dictionary(
  fc.constantFrom(...NUMBERS),
  fc.constantFrom<string[][]>(["T160"], ["T200"], []),
  { maxKeys: 4 },
);

/** The rule in plain words: the parts in whose place one may be fitted, itself among them. */
function standsFor(number: string, all: SupersessionRow[], met = new Set<string>()): Set<string> {
  if (met.has(number)) return met;
  met.add(number);
  for (const { from, to, setNo, interchange } of all) {
    if (to === number && interchange !== "none") standsFor(from, all, met);
    const alone = all.filter((other) => other.from === from && other.setNo === setNo).length === 1;
    if (from === number && interchange === "both" && alone) standsFor(to, all, met);
  }
  return met;
}

Deno.test("a part that no figure shows does not fit where what may be fitted in its place does not", async () => {
  await using catalogue = await openCatalogue();
  for (const number of ["A1", "B1", "C1", "D1"]) await part(catalogue, { number });
  await figure(catalogue, [{ partNumber: "B1" }]);
  await figure(catalogue, [{ partNumber: "D1" }], RIG);
  await saveSupersessions(catalogue.system, [link("A1", "B1"), link("C1", "D1")]);
  const vin = await vehicle(catalogue);
  assert.deepEqual(await told(catalogue, vin, "A1"), [
    "unknown",
    "no figure shows it; its replacement B1 fits",
    null,
  ]);
  assert.deepEqual((await told(catalogue, vin, "C1"))![0], "not");
});

Deno.test("for any chain a part fits where any part fits in whose place it may be fitted", async () => {
  await using catalogue = await openCatalogue();
  for (const number of NUMBERS) await part(catalogue, { number });
  const vin = await vehicle(catalogue, { modelCodes: ["T160"] });
  await fc.assert(
    fc.asyncProperty(links, shownFor, async (all, shown) => {
      await catalogue.sql`delete from supersessions`;
      await saveSupersessions(catalogue.system, all);
      await figure(
        catalogue,
        Object.entries(shown).map(([partNumber, modelCodes]) => ({
          partNumber,
          applicability: [{ modelCodes }],
        })),
      );
      const answers = await decideFit(catalogue.ctx, NUMBERS.map((partNumber) => ({ vin, partNumber })));
      NUMBERS.forEach((number, place) => {
        const shownOf = (some: Iterable<string>) =>
          [...some].flatMap((one) => one in shown ? [shown[one]!] : []);
        const anyFits = (models: string[][]) =>
          models.some((codes) => codes.length === 0 || codes.includes("T160"));
        const itself = shownOf(standsFor(number, all));
        const heirs = NUMBERS.filter((heir) => standsFor(heir, all).has(number));
        const ofHeirs = shownOf(new Set(heirs.flatMap((heir) => [...standsFor(heir, all)])));
        const expected = itself.length > 0
          ? anyFits(itself) ? "fits" : "not"
          : ofHeirs.length > 0 && !anyFits(ofHeirs)
          ? "not"
          : "unknown";
        assert.equal(answers[place]!.fit, expected, number);
      });
    }),
    { numRuns: 40 },
  );
});
