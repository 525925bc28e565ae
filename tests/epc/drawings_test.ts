import assert from "node:assert/strict";
import { drawingMarkup } from "@/components/epc/drawing_markup.ts";
import { storedFigures } from "@/platform/stored_figures.ts";
import { openFigures } from "@/platform/figures.ts";
import type { User } from "@/kernel/access/user.ts";
import { addDrawing } from "@/services/epc/drawings/add_drawing.ts";
import { readKeptFigure } from "@/services/epc/drawings/read_drawings.ts";
import { saveHotspots } from "@/services/epc/drawings/save_hotspots.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { figure, openCatalogue, part } from "../epc/catalogue_builder.ts";
import { testFolder } from "../files/stores.ts";
import { gifDrawing } from "../files/convert_samples.ts";
import { refusalOf } from "../refusal_of.ts";

const CODE = "34-11-02-C";
const RIGHTS = ["EPC2DImage:view", "EPC2DImage:draw", "EPC2D:view", "Gif2Svg:edit"];
const NO_PERIOD = { validFrom: null, validTo: null };
const svg = (width: number) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 300"><path d="M0 0L9 9"/></svg>`])
    .stream();

/** A figure with two callouts, a keeper of drawings, and a folder for files. */
async function openDrawings() {
  const catalogue = await openCatalogue();
  const folder = await testFolder();
  await part(catalogue, { number: "34116872014" });
  await part(catalogue, { number: "34116872015" });
  await figure(catalogue, [{ partNumber: "34116872014", callout: "1" }, {
    partNumber: "34116872015",
    callout: "2",
  }]);
  const engineer: User = {
    ...catalogue.users.engineer,
    assignments: [{ role: "keeper", market: null, org: null, rights: new Set(RIGHTS) }],
  };
  const keeper = catalogue.ctxOf(engineer, { files: folder.store });
  const upload = (name: string, body: ReadableStream<Uint8Array<ArrayBuffer>>) =>
    storeFile(keeper, { place: "figure-image", name, body });
  return {
    ...catalogue,
    keeper,
    upload,
    figures: openFigures([], storedFigures(catalogue.sql, folder.store)),
    version: async () => (await readKeptFigure(keeper, CODE))!.version,
    async [Symbol.asyncDispose]() {
      await folder[Symbol.asyncDispose]();
      await catalogue[Symbol.asyncDispose]();
    },
  };
}
type Drawings = Awaited<ReturnType<typeof openDrawings>>;

const spot = (callout: string, x: number, y = 40) => ({
  callout,
  x,
  y,
  w: 26,
  h: 26,
  tip: [x + 60, y + 20] as [number, number],
  area: null,
});

/** Adds an uploaded drawing to the figure. */
async function draw(drawings: Drawings, changed: Partial<Parameters<typeof addDrawing>[1]> = {}) {
  return await addDrawing(drawings.keeper, {
    figureCode: CODE,
    version: await drawings.version(),
    file: await drawings.upload("front.svg", svg(400)),
    model: null,
    ...NO_PERIOD,
    keepHotspots: false,
    ...changed,
  });
}

Deno.test("an uploaded drawing with its hotspots is what the catalogue shows right after", async () => {
  await using drawings = await openDrawings();
  const number = await draw(drawings);
  assert.equal(number, 2);
  const saved = await saveHotspots(drawings.keeper, {
    figureCode: CODE,
    version: await drawings.version(),
    drawing: number,
    asNew: false,
    ...NO_PERIOD,
    hotspots: [spot("1", 40), spot("2", 200)],
  });
  assert.deepEqual(saved, { drawing: 2, version: await drawings.version() });
  const { drawing } = await readFigure(drawings.ctx, { seriesCode: "TESSA" }, CODE);
  assert.deepEqual(drawing?.hotspots.map(({ callout, x }) => [callout, x]), [["1", 40], ["2", 200]]);
  const shown = await drawings.figures.svg(drawing!.image);
  const state = { href: "#", label: "No. 1", fits: true, selected: false };
  const markup = drawingMarkup(shown!, new Map([["1", state]]), "Brake", null, drawing!.hotspots);
  assert.match(markup, /<a class="label" href="#" transform="translate\(53 53\)" data-callout="1"/);
  assert.match(markup, /<path class="leader" d="M100 60L53 53"\/>/);
  assert.ok(!markup.includes('data-callout="2"'), "a callout without lines is left out");
});

Deno.test("each change of a figure's drawings is an event with its parts, and a line in the log", async () => {
  await using drawings = await openDrawings();
  await draw(drawings);
  const [event] = await drawings.sql<{ data: Record<string, unknown> }[]>`
    select data from outbox where type = 'epc.figure-changed' and key = ${CODE}`;
  assert.deepEqual(event!.data.partNumbers, ["34116872014", "34116872015"]);
  assert.deepEqual(event!.data.seriesCodes, ["TESSA"]);
  assert.deepEqual(event!.data.changed, ["drawing"]);
  assert.equal(event!.data.version, await drawings.version());
  const [logged] = await drawings.sql<{ after: { drawing: number } }[]>`
    select after from operation_log where operation = 'addFigureDrawing' and subject_id = ${CODE}`;
  assert.equal(logged?.after.drawing, 2);
});

Deno.test("two who change a figure at once: the second is refused, and nothing of it is written", async () => {
  await using drawings = await openDrawings();
  const version = await drawings.version();
  await draw(drawings);
  const refusal = await refusalOf(saveHotspots(drawings.keeper, {
    figureCode: CODE,
    version,
    drawing: 1,
    asNew: false,
    ...NO_PERIOD,
    hotspots: [spot("1", 40)],
  }));
  assert.equal(refusal?.key, "state-changed");
  const kept = await readKeptFigure(drawings.keeper, CODE);
  assert.deepEqual(kept!.drawings.find((one) => one.version === 1)?.hotspots, []);
});

Deno.test("saved as a new version, the former stays as it was, for its own period", async () => {
  await using drawings = await openDrawings();
  await draw(drawings, { validTo: "2024-12-31" });
  const { drawing } = await saveHotspots(drawings.keeper, {
    figureCode: CODE,
    version: await drawings.version(),
    drawing: 2,
    asNew: true,
    validFrom: "2025-01-01",
    validTo: null,
    hotspots: [spot("2", 90)],
  });
  assert.equal(drawing, 3);
  const kept = await readKeptFigure(drawings.keeper, CODE);
  const [third, second] = kept!.drawings;
  assert.deepEqual([third!.validFrom, third!.hotspots.length], ["2025-01-01", 1]);
  assert.deepEqual([second!.validTo, second!.hotspots.length], ["2024-12-31", 0]);
  assert.equal(third!.image, second!.image);
});

Deno.test("hotspots come along into a new drawing as far as they lie within it", async () => {
  await using drawings = await openDrawings();
  await draw(drawings);
  await saveHotspots(drawings.keeper, {
    figureCode: CODE,
    version: await drawings.version(),
    drawing: 2,
    asNew: false,
    ...NO_PERIOD,
    hotspots: [spot("1", 40), spot("2", 300)],
  });
  await draw(drawings, { file: await drawings.upload("narrow.svg", svg(200)), keepHotspots: true });
  const kept = await readKeptFigure(drawings.keeper, CODE);
  assert.deepEqual(kept!.drawings[0]!.hotspots.map(({ callout }) => callout), ["1"]);
});

Deno.test("what is no hotspot of the drawing, no period and no drawing is refused by its own message", async () => {
  await using drawings = await openDrawings();
  await draw(drawings);
  const version = await drawings.version();
  const save = async (changed: Partial<Parameters<typeof saveHotspots>[1]>) =>
    (await refusalOf(saveHotspots(drawings.keeper, {
      figureCode: CODE,
      version,
      drawing: 2,
      asNew: false,
      ...NO_PERIOD,
      hotspots: [],
      ...changed,
    })))?.key;
  assert.equal(await save({ hotspots: [spot("1", 500)] }), "hotspot-outside");
  assert.equal(await save({ hotspots: [spot("#", 40)] }), "hotspot-number");
  assert.equal(await save({ drawing: 9 }), "figure-version-unknown");
  assert.equal(await save({ validFrom: "2025-02-01", validTo: "2025-01-01" }), "period-order");
  assert.equal(await save({ figureCode: "99-99" }), "figure-not-there");
  const gif = new Blob([await gifDrawing(120)]).stream();
  const refusal = await refusalOf(draw(drawings, { file: await drawings.upload("front.gif", gif) }));
  assert.equal(refusal?.key, "conversion-not-done");
  assert.equal(await drawings.version(), version);
});
