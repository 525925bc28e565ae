import { DRAWING_USES } from "./drawings.ts";
import type { DrawingUse, LineDraft, Setting, Sheet, When } from "./line_drafts.ts";
import { MODELS } from "./model_codes.ts";
import { type Names, names } from "./names.ts";
import { driveFeature, type Feature, valueOf } from "./options.ts";
import type { PartRegister } from "./part_register.ts";
import { type PlatformCode, PLATFORMS } from "./platforms.ts";
import { type Day, daysLater } from "./days.ts";
import { SERIES, type SeriesDraft } from "./series.ts";
import { serialOn } from "./serials.ts";

/** A row of conditions with codes and days in place of names. */
export interface Applicability {
  modelCodes?: string[];
  optionsAll?: string[];
  optionsAny?: string[];
  optionsNone?: string[];
  productionFrom?: Day;
  productionTo?: Day;
  plantCode?: string;
  serialFrom?: number;
  serialTo?: number;
  marketCodes?: string[];
}

export interface Line {
  /** Name of the part in the drawing; the drawing says which callout that is. */
  stem: string;
  partNumber: string;
  quantity: number | null;
  note: Names | null;
  indent: number;
  /** Names in the drawing of the parts that it goes with. */
  goesWith: readonly string[];
  footnotes: string[];
  /** The only build of the drawing in which its part is drawn. */
  variant: string | null;
  applicability: Applicability[];
}

export interface FigureVersion {
  version: number;
  validFrom: Day | null;
  validTo: Day | null;
}

export interface Figure {
  code: string;
  number: string;
  variant: string;
  names: Names;
  drawing: string;
  /** 34-11 */
  group: string;
  /** Series that have it. */
  series: string[];
  versions: FigureVersion[];
  footnotes: { mark: string; text: Names }[];
  lines: Line[];
}

/** Makes every figure of every drawing there is, entering its parts in the register. */
export function composeFigures(register: PartRegister, drawings: ReadonlySet<string>): Figure[] {
  return DRAWING_USES.filter((use) => drawings.has(use.drawing)).flatMap((use) =>
    use.sheets.flatMap((sheet) =>
      settingsOf(use, sheet).map((setting) => composeFigure(register, use, sheet, setting))
    )
  );
}

/** For what a sheet is made: each platform, or each series, that it serves. */
function settingsOf(use: DrawingUse, sheet: Sheet): Setting[] {
  const served = SERIES.filter((series) => sheet.serves?.(series) ?? true);
  const setting = (platformCode: PlatformCode, series: SeriesDraft[], only: SeriesDraft | null): Setting => ({
    platformCode,
    platform: PLATFORMS[platformCode],
    series,
    only,
  });
  if (use.per === "series") return served.map((series) => setting(series.platform, [series], series));
  return (Object.keys(PLATFORMS) as PlatformCode[])
    .map((code) => setting(code, served.filter((series) => series.platform === code), null))
    .filter(({ series }) => series.length > 0);
}

function composeFigure(register: PartRegister, use: DrawingUse, sheet: Sheet, setting: Setting): Figure {
  const lines = Object.entries(sheet.lines).flatMap(([stem, drafts]) => {
    const written = drafts.flatMap((draft) =>
      composeLine(register, stem, narrowed(draft, sheet.when), setting).map((one) => ({
        ...one,
        variant: variantOf(use, draft),
      }))
    );
    // What only another build of the drawing has may be missing here as a whole.
    const isOfBuild = drafts.every((draft) => variantOf(use, draft) !== null);
    if (!isOfBuild && !written.some((one) => one.partNumber)) {
      throw new Error(`${sheet.number} of ${setting.platformCode}: ${stem} is left without a line`);
    }
    const footnotes = (sheet.footnotes ?? []).filter((one) => one.of.includes(stem)).map(({ mark }) => mark);
    return written.map((one) => ({ ...one, footnotes }));
  });
  const variant = setting.only ? letterOf(setting.only) : setting.platform.letter;
  return {
    code: `${sheet.number}-${variant}`,
    number: sheet.number,
    variant,
    names: names(sheet.written),
    drawing: use.drawing,
    group: sheet.number.slice(0, 5),
    series: setting.series.map((series) => series.code),
    footnotes: (sheet.footnotes ?? []).map(({ mark, written }) => ({ mark, text: names(written) })),
    versions: versionsOf(sheet.versions ?? 1, setting),
    lines,
  };
}

/** The build of the drawing for whose option or energy alone, or for whose lack of an option, a line is. */
function variantOf({ builds = {} }: DrawingUse, { when = [] }: LineDraft): string | null {
  const names = Object.entries(builds).filter(([, of]) =>
    when.length > 0 &&
    when.every((row) => {
      if (typeof of === "string") return row.with?.includes(of);
      return "energy" in of ? row.energy?.includes(of.energy) : row.without?.includes(of.without);
    })
  ).map(([name]) => name);
  return names[0] ?? null;
}

/** Variants made for one series are lettered in the order of the series, without I and O. */
function letterOf(series: SeriesDraft): string {
  return "ABCDEFGHJKLMNP"[SERIES.indexOf(series)]!;
}

function versionsOf(count: number, { platform: { changes } }: Setting): FigureVersion[] {
  const begins = ([changes.second, changes.third] as const).slice(2 - (count - 1));
  return [null, ...begins].map((validFrom, index): FigureVersion => ({
    version: index + 1,
    validFrom,
    validTo: begins[index] ? daysLater(begins[index]!, -1) : null,
  }));
}

/** The line with the conditions of its sheet added to each of its rows. */
function narrowed(draft: LineDraft, all: When | undefined): LineDraft {
  if (!all) return draft;
  return { ...draft, when: (draft.when ?? [{}]).map((row) => ({ ...row, ...all })) };
}

/** The line for a setting, or none where nothing of the kind is built. */
function composeLine(register: PartRegister, stem: string, draft: LineDraft, setting: Setting): Line[] {
  const rows = (draft.when ?? []).map((when) => resolve(when, setting));
  const possible = rows.filter((row): row is Applicability => row !== null);
  if (rows.length > 0 && possible.length === 0) return [];
  const forAll = possible.some((row) => Object.keys(row).length === 0);
  return [{
    stem,
    partNumber: register.enter(draft.part, setting),
    quantity: draft.quantity,
    note: draft.note ? names(draft.note) : null,
    indent: draft.indent ?? 0,
    goesWith: draft.goesWith ?? [],
    footnotes: [],
    variant: null,
    applicability: forAll ? [] : possible,
  }];
}

/** A row in codes; null when no model of the setting can meet it. Conditions that every model meets are left out. */
function resolve(when: When, setting: Setting): Applicability | null {
  const { platform, series } = setting;
  const models = MODELS.filter((model) => series.includes(model.series));
  const median = models.map((model) => model.power).sort((a, b) => a - b)[Math.floor(models.length / 2)] ?? 0;
  const driven = models.filter((model) => !when.drive || when.drive.includes(model.drive));
  const meeting = driven.filter((model) =>
    (!when.energy || when.energy.includes(model.series.energy)) &&
    (!when.power || (when.power === "higher") === (model.power >= median))
  );
  const code = (feature: Feature) => valueOf(feature, platform);
  const canCarry = (value: string) => meeting.some((model) => model.values.includes(value));
  const row: Applicability = {};
  if (meeting.length === 0) return null;
  if (meeting.length < driven.length) row.modelCodes = meeting.map((model) => model.code);
  if (driven.length < models.length) {
    row.optionsAny = [...new Set(driven.map((model) => code(driveFeature(model.drive))))];
  }
  if (when.with) {
    row.optionsAll = when.with.map(code);
    if (!row.optionsAll.every(canCarry)) return null;
  }
  if (when.any) {
    if (row.optionsAny) throw new Error("a row with driven wheels and another choice of options");
    row.optionsAny = when.any.map(code).filter(canCarry);
    if (row.optionsAny.length === 0) return null;
  }
  const without = when.without?.map(code).filter(canCarry) ?? [];
  if (without.length > 0) row.optionsNone = without;
  if (when.from) row.productionFrom = platform.changes[when.from];
  if (when.until) row.productionTo = daysLater(platform.changes[when.until], -1);
  if (when.serialFrom || when.serialUntil) {
    row.plantCode = series[0]!.plant;
    if (when.serialFrom) row.serialFrom = serialOn(platform.changes[when.serialFrom]);
    if (when.serialUntil) row.serialTo = serialOn(platform.changes[when.serialUntil]) - 1;
  }
  if (when.markets) row.marketCodes = [...when.markets];
  return row;
}
