import assert from "node:assert/strict";
import { csvRow, csvStream } from "@/services/catalogue_data/format/write_csv.ts";
import { joinTexts, splitTexts } from "@/services/catalogue_data/format/texts_cell.ts";
import { KINDS } from "@/services/catalogue_data/kinds.ts";
import { sampleDifferences } from "@/services/catalogue_data/read_differences.ts";
import { readFaults } from "@/services/catalogue_data/read_faults.ts";
import { allRows, languagesOf } from "@/services/catalogue_data/read_rows.ts";
import { rowsSheet } from "@/services/catalogue_data/rows_sheet.ts";
import { catalogueText, filesOf, type Imports, openImports } from "./import_world.ts";

/** Pieces of texts that files, sheets and tables might take for something else. */
const PIECES = [
  "a",
  "Z9",
  " ",
  '"',
  "'",
  ",",
  ";",
  "\t",
  "\n",
  "|",
  "\\",
  "=",
  "-",
  "0",
  "007",
  "1e5",
  "2025-01-02",
  "制动",
  "ß",
  "é",
  "𝄞",
  "🔧",
  "<b>",
  "&amp;",
  "_x000D_",
  "×",
  "\u200b",
  "עב",
];

/** Numbers below `below` that are the same in every run (Lehmer). */
function chance(seed: number) {
  let state = seed;
  return (below: number) => (state = state * 48_271 % 2_147_483_647) % below;
}

/** A text that no cell is emptied or trimmed of. */
function anyText(next: (below: number) => number): string {
  const middle = Array.from({ length: next(8) }, () => PIECES[next(PIECES.length)]!).join("");
  return `${PIECES[next(2)]}${middle}${PIECES[next(2)]}`;
}

async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Everything that the catalogue holds, a file of each kind. */
async function everything(world: Imports, ending: "csv" | "xlsx") {
  const files: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const kind of KINDS) {
    files[`${kind.name}.${ending}`] = await bytesOf(
      ending === "xlsx"
        ? await rowsSheet(world.keeper, kind)
        : csvStream(allRows(world.keeper, kind, await languagesOf(world.keeper, kind))),
    );
  }
  return files;
}

Deno.test("what comes out of every kind goes in again unchanged, as CSV and as XLSX", async () => {
  await using world = await openImports();
  await world.apply((await world.checked(await filesOf("foreign"))).id);
  const next = chance(20_251_122);
  const text = () => anyText(next);
  const many = (count: number, row: (at: number) => (string | null)[]) =>
    Array.from({ length: count }, (_, at) => csvRow(row(at))).join("");
  const set = await world.checked({
    "parts.csv":
      "number,name.en_US,name.fr_FR,note.de_DE,torqueNm,weightG,exchange,shown,dimensions,customsCode,unNumber,hazardClass\n" +
      many(60, (at) => [
        `RT 0${at}`,
        text(),
        next(2) ? text() : null,
        next(2) ? text() : null,
        next(2) ? `${next(90_000)}.${next(100)}` : null,
        next(2) ? `${next(900_000)}` : null,
        `${next(2)}`,
        next(3) ? null : `${at} ${text()}`.slice(0, 40).trim(),
        next(2) ? `${at} × 28 mm` : null,
        next(2) ? `${100_000 + next(900_000)}` : null,
        ...at % 3 ? [null, null] : [`UN${1000 + at}`, "9"],
      ]),
    "prices.csv": "mark,part,priceList,validFrom,currency,net,core,list,discountGroup\n" +
      many(60, (at) => [
        "U",
        `RT0${at}`,
        "NORD",
        "2026-01-01",
        "EUR",
        `${next(9_999)}.${next(10)}`,
        next(2) ? `${next(99)}` : null,
        next(2) ? `${next(9_999)}.5` : null,
        next(2) ? "ABC1"[next(4)]! : null,
      ]),
    "kits.csv": "kit,part,pieces\n" +
      many(20, (at) => [`RT0${at}`, `RT0${at + 20}`, next(2) ? `0.0${1 + next(9)}` : null]),
    "needs.csv": "part,needed,why,quantity\n" +
      many(20, (at) => [
        `RT0${at}`,
        `RT0${at + 30}`,
        ["replace", "use_up", "fit_with"][next(3)]!,
        next(2) ? `${1 + next(9)}` : null,
      ]),
    "alternatives.csv": "part,other,alternative\n" +
      many(20, (at) => [`RT0${at}`, `RT0${at + 25}`, ["remanufactured", "economy", "accessory"][next(3)]!]),
    "drawings.csv":
      "figure,version,image,width,height,builds\nN21-10-01,1,coolant_pump.svg,800.25,600,one \\| two | four piston\n",
    "hotspots.csv": "figure,version,place,callout,x,y,width,height,tipX,tipY,build\n" +
      many(12, (at) => [
        "N21-10-01",
        "1",
        `${at + 1}`,
        `${at}A`,
        `${next(800)}.${next(1000)}`,
        "7",
        "24",
        "24",
        at % 2 ? "14.120000000000005" : null,
        at % 2 ? "5.684341886080802e-14" : null,
        at % 3 ? null : "four piston",
      ]),
    "lines.csv": "figure,position,callout,part,quantity,note.it_IT,withCallouts,build,validFor\n" +
      many(30, (at) => [
        "N21-10-01",
        `${at}`,
        `${at % 12}A`,
        `RT0${at}`,
        next(2) ? `${1 + next(9)}` : null,
        next(2) ? text() : null,
        next(2) ? "3A 1A" : null,
        next(4) ? null : "four piston",
        next(2) ? `models=F150,F100; all=NHP1; from=2024-0${1 + next(9)}-01 | none=NHP1` : null,
      ]),
    "search-words.csv": "word,means,language,active,remark\n" +
      many(30, (at) => [
        `${at} ${text()}`,
        joinTexts([text(), `x${text()}`]),
        next(2) ? "zh_CN" : null,
        `${next(2)}`,
        next(2) ? text() : null,
      ]),
  });
  assert.deepEqual(await readFaults(world.keeper, set.id), []);
  const applied = await world.apply(set.id);
  assert.equal(applied.state, "applied", applied.reason ?? "");
  const before = await catalogueText(world);
  for (const ending of ["csv", "xlsx"] as const) {
    const again = await world.checked(await everything(world, ending));
    assert.deepEqual(await readFaults(world.keeper, again.id), [], ending);
    assert.deepEqual([...await sampleDifferences(world.keeper, again.id)], [], ending);
    assert.deepEqual(again.files.map(({ kind }) => kind), KINDS.map(({ name }) => name));
  }
  assert.equal((await world.rollBack(set.id)).state, "rolled-back");
  assert.notEqual(await catalogueText(world), before);
});

Deno.test("texts of one cell are read as they were written, whatever they hold", () => {
  const next = chance(7);
  for (let round = 0; round < 2000; round++) {
    const texts = Array.from({ length: 1 + next(4) }, () => anyText(next));
    const cell = joinTexts(texts);
    assert.deepEqual(splitTexts(cell), texts, cell);
  }
  assert.deepEqual(splitTexts(joinTexts(["-"])), ["-"]);
  assert.notEqual(joinTexts(["-"]), "-");
});
