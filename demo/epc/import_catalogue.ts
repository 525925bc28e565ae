import type { Ctx } from "@/kernel/ctx.ts";
import type { GroupRow } from "@/services/epc/import/figure_rows.ts";
import { refreshFigureFits, saveFigures } from "@/services/epc/import/save_figures.ts";
import { saveGroups } from "@/services/epc/import/save_groups.ts";
import { saveModels, saveOptions } from "@/services/epc/import/save_models.ts";
import {
  saveAuxiliaries,
  saveParts,
  savePrices,
  saveStandardParts,
  saveSupersessions,
} from "@/services/epc/import/save_parts.ts";
import { saveFinishes, savePartCompany } from "@/services/epc/import/save_part_company.ts";
import { saveSeries } from "@/services/epc/import/save_series.ts";
import { savePlants, saveSubSaleTypes, saveWords } from "@/services/epc/import/save_words.ts";
import { AUXILIARIES } from "./auxiliaries.ts";
import { BODY_MODELS, BODY_SERIES } from "./body_models.ts";
import type { Catalogue } from "./catalogue.ts";
import { AFTER_SALE_TYPES, CAR_TYPES, ENERGY_TYPES, PLANTS, SUB_SALE_TYPES } from "./classes.ts";
import type { Figure } from "./compose_figures.ts";
import { FINISHES } from "./finishes.ts";
import { figureRow } from "./figure_drawings.ts";
import { GROUPS, MAIN_GROUPS } from "./groups.ts";
import { MODELS } from "./model_codes.ts";
import { names, type Written } from "./names.ts";
import { OPTIONS } from "./options.ts";
import type { Part } from "./part_register.ts";
import { PRICE_LISTS } from "./price_lists.ts";
import { pricesOf } from "./prices.ts";
import { SERIES } from "./series.ts";
import { shippingOf } from "./shipping.ts";

/** Rows of one import, so that no statement grows long. */
const BATCH = 2000;

const wordRows = (words: Readonly<Record<string, Written>>) =>
  Object.entries(words).map(([code, written], sort) => ({ code, names: { ...names(written) }, sort }));

/** Writes the classes, series, models and options. */
export async function importSeries(ctx: Ctx): Promise<void> {
  await saveWords(ctx, "energyTypes", wordRows(ENERGY_TYPES));
  await saveWords(ctx, "carTypes", wordRows(CAR_TYPES));
  await saveWords(ctx, "afterSaleTypes", wordRows(AFTER_SALE_TYPES));
  await savePlants(ctx, wordRows(PLANTS));
  await saveFinishes(
    ctx,
    Object.entries(FINISHES).map(([code, { kind, written, swatch }]) => ({
      code,
      kind,
      names: { ...names(written) },
      swatch,
    })),
  );
  await saveSubSaleTypes(
    ctx,
    SUB_SALE_TYPES.map(({ brand, afterSale, code, written }, sort) => ({
      brandCode: brand,
      afterSaleType: afterSale,
      code,
      names: { ...names(written) },
      sort,
    })),
  );
  const series = SERIES.map((one, sort) => ({
    code: one.code,
    brandCode: one.brand,
    names: { ...names(one.written) },
    afterSaleType: one.afterSale,
    subSaleType: one.subSale,
    energyType: one.energy,
    carType: one.carType,
    yearFrom: one.yearFrom,
    yearTo: one.yearTo,
    visible: 1 as const,
    historyState: one.yearTo === null ? 0 as const : 1 as const,
    countries: [...one.countries ?? []],
    sort,
  }));
  const atlas = series.find((one) => one.code === "HAT")!;
  const bodies = { ...atlas, code: BODY_SERIES, visible: 0 as const, countries: [], sort: series.length };
  await saveSeries(ctx, [...series, bodies]);
  await saveOptions(
    ctx,
    Object.entries(OPTIONS).map(([code, option], sort) => ({
      code,
      names: { ...names(option.written) },
      sort,
      values: wordRows(option.values),
    })),
  );
  await saveModels(ctx, [
    ...MODELS.map((model) => ({
      code: model.code,
      seriesCode: model.series.code,
      names: { ...model.names },
      year: model.year,
      productionFrom: model.from,
      productionTo: model.to,
      plantCode: model.series.plant,
      options: [...model.values],
      sort: model.sort,
    })),
    ...BODY_MODELS.map((model) => ({ ...model, names: { ...model.names }, seriesCode: BODY_SERIES })),
  ]);
}

/** Writes parts with prices and supersessions. */
export async function importParts(ctx: Ctx, catalogue: Catalogue): Promise<void> {
  await saveStandardParts(
    ctx,
    catalogue.standards.map((one) => ({
      code: one.code,
      names: { ...names(one.written) },
      norm: one.norm,
      dimensions: one.dimensions,
      strength: one.strength,
      torqueNm: one.torque,
    })),
  );
  await saveAuxiliaries(
    ctx,
    Object.entries(AUXILIARIES).map(([code, { written, kind, spec, unit }]) => ({
      code,
      names: { ...names(written) },
      kind,
      spec,
      unit,
    })),
  );
  for (const parts of batches(catalogue.parts, BATCH)) await saveParts(ctx, parts.map(partRow));
  await savePartCompany(ctx, catalogue.company);
  const prices = catalogue.parts.flatMap((part) => pricesOf(part, PRICE_LISTS));
  for (const rows of batches(prices, 5 * BATCH)) await savePrices(ctx, rows);
  await saveSupersessions(ctx, catalogue.supersessions);
}

function partRow(part: Part) {
  return {
    number: part.shown,
    names: { ...part.names },
    packQuantity: part.pack,
    unit: part.unit,
    weightG: part.grams,
    standardPartCode: part.standardCode,
    auxiliaryCode: part.auxiliaryCode,
    exchange: part.exchange,
    replaceOnceOpened: part.once,
    torqueNm: part.torque,
    torqueAngle: part.angle,
    orderable: part.orderable,
    discontinuedOn: part.discontinuedOn,
    finishCode: part.finishCode,
    primed: part.primed,
    dimensions: part.dimensions,
    ...shippingOf(part.number, part.names.en_US),
  };
}

/** Writes each series' groups and the figures in them, and which figures fit which models. */
export async function importFigures(ctx: Ctx, catalogue: Catalogue): Promise<void> {
  for (const series of SERIES) {
    await saveGroups(
      ctx,
      series.code,
      groupsOf(catalogue.figures.filter((one) => one.series.includes(series.code))),
    );
  }
  const ordered = catalogue.figures.toSorted((a, b) => a.code < b.code ? -1 : 1);
  const rows = ordered.map((figure, sort) =>
    figureRow(figure, catalogue.drawings.get(figure.drawing)!, sort)
  );
  for (const figures of batches(rows, 60)) await saveFigures(ctx, figures);
  await refreshFigureFits(ctx, SERIES.map((series) => series.code));
}

/** The groups of these figures and the main groups above them. */
function groupsOf(figures: readonly Figure[]): GroupRow[] {
  const used = new Set(figures.map((figure) => figure.group));
  const mains = new Set([...used].map((code) => code.slice(0, 2)));
  return [
    ...wordRows(MAIN_GROUPS).filter(({ code }) => mains.has(code)),
    ...wordRows(GROUPS).filter(({ code }) => used.has(code)).map((row) => ({
      ...row,
      parent: row.code.slice(0, 2),
    })),
  ];
}

function* batches<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
