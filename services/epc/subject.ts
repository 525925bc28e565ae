import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { readVehicle } from "./read_vehicle.ts";
import { vehiclesByTail } from "./vehicle_choices.ts";
import type { Subject, Vehicle } from "./types.ts";
import { readVin } from "./vin.ts";
import { visibleSeries } from "./visible_series.ts";

/** How a page or call says for what it wants the catalogue: a VIN (17 or last 8), or a series with or without a model. */
export interface SubjectChoice {
  vin?: string;
  seriesCode?: string;
  model?: string;
}

/** A subject with what decides which lines fit; null members are not known. */
export interface KnownSubject {
  subject: Subject;
  modelCodes: string[] | null;
  options: string[] | null;
  productionDate: string | null;
  plantCode: string | null;
  serial: number | null;
  marketCode: string | null;
  /** Codes of the vehicle's paint and trim. */
  finishes: { paint: string | null; trim: string | null } | null;
}

/**
 * Reads the subject of the catalogue; one that is known already is read no more. Refuses as the VIN look-up does, `vin-several` (with the choices) for the last 8 of
 * several vehicles, `series-unknown` and `model-unknown`.
 */
export async function subjectOf(ctx: Ctx, choice: SubjectChoice | KnownSubject): Promise<KnownSubject> {
  if ("subject" in choice) return choice;
  if (choice.vin) return await ofVehicle(ctx, choice.vin);
  return await ofSeries(ctx, choice.seriesCode ?? "", choice.model || null);
}

async function ofVehicle(ctx: Ctx, text: string): Promise<KnownSubject> {
  return subjectOfVehicle(await readVehicle(ctx, await fullVinOf(ctx, text)));
}

/** A vehicle as the subject of the catalogue. */
export function subjectOfVehicle(vehicle: Vehicle): KnownSubject {
  const { vin, brandCode, seriesCode, seriesName, models, productionDate } = vehicle;
  return {
    subject: { kind: "vehicle", vin, brandCode, seriesCode, seriesName, models, productionDate },
    modelCodes: models.map((model) => model.code),
    options: vehicle.options?.map((option) => option.code) ?? null,
    productionDate,
    plantCode: vehicle.plant?.code ?? null,
    serial: vehicle.serial,
    marketCode: vehicle.market?.code ?? null,
    finishes: { paint: vehicle.paint?.code ?? null, trim: vehicle.trim?.code ?? null },
  };
}

/** The whole VIN of what was typed; the last 8 must name one vehicle. */
export async function fullVinOf(ctx: Ctx, text: string): Promise<string> {
  const { vin, whole } = readVin(text);
  if (whole) return vin;
  const choices = await vehiclesByTail(ctx, vin);
  if (choices.length === 0) throw refuse("vin-unknown", { vin });
  if (choices.length > 1) throw refuse("vin-several", { tail: vin }, [], { choices });
  return choices[0]!.vin;
}

async function ofSeries(ctx: Ctx, seriesCode: string, model: string | null): Promise<KnownSubject> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [row] = await sql<{ brandCode: string; seriesName: string; modelName: string | null }[]>`
    select
      s.brand_code, name_in(s.names, ${chain}) as series_name,
      (
        select name_in(m.names, ${chain}) from model_codes m
        where m.code = ${model} and m.series_code = s.code and m.deleted_at is null
      ) as model_name
    from series s
    where s.code = ${seriesCode} and ${visibleSeries(ctx)}`;
  if (!row) throw refuse("series-unknown");
  if (model && row.modelName === null) throw refuse("model-unknown", { model });
  return {
    subject: {
      kind: model ? "model" : "series",
      vin: null,
      brandCode: row.brandCode,
      seriesCode,
      seriesName: row.seriesName,
      models: model ? [{ code: model, name: row.modelName! }] : [],
      productionDate: null,
    },
    modelCodes: model ? [model] : null,
    options: null,
    productionDate: null,
    plantCode: null,
    serial: null,
    marketCode: null,
    finishes: null,
  };
}

/** The same choice with the whole VIN where the last 8 were given. Refuses as the VIN look-up does. */
export async function fullChoice(
  ctx: Ctx,
  choice: SubjectChoice | KnownSubject,
): Promise<SubjectChoice | KnownSubject> {
  if ("subject" in choice || !choice.vin) return choice;
  return { ...choice, vin: await fullVinOf(ctx, choice.vin) };
}

/** The code of a subject's series, as SQL, before the subject itself is read; its VIN is whole. */
export function seriesOfChoice(ctx: Ctx, choice: SubjectChoice | KnownSubject) {
  const { sql } = ctx;
  if ("subject" in choice) return sql`${choice.subject.seriesCode}`;
  if (!choice.vin) return sql`${choice.seriesCode ?? ""}`;
  return sql`(select v.series_code from vehicles v where v.vin = ${choice.vin})`;
}

/** The subject as the SQL function `line_fit` takes it. */
export function fitSubject(ctx: Ctx, known: KnownSubject) {
  return ctx.sql`row(
    ${known.modelCodes}::text[], ${known.options}::text[], ${known.productionDate}::date, ${known.plantCode}::text,
    ${known.serial}::bigint, ${known.marketCode}::text
  )::fit_subject`;
}

/** Condition that a figure (`f.id` or another column) has lines that can fit the subject's model codes. */
export function figureFits(ctx: Ctx, known: KnownSubject, figureId: ReturnType<Ctx["sql"]>) {
  if (!known.modelCodes || known.modelCodes.length === 0) return ctx.sql`true`;
  return ctx.sql`exists (
    select from figure_fits ff
    where ff.model_code = any (${known.modelCodes}::text[]) and ff.figure_id = ${figureId}
  )`;
}
