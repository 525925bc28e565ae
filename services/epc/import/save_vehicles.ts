import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { readVin } from "../vin.ts";
import { importing, requireKnown } from "./importing.ts";
import type { Names, VehicleRow } from "./rows.ts";

/** Columns that say nothing of the vehicle itself. */
const NOT_TOLD = ["entered_at", "changed_at"];

/**
 * Writes vehicles; a VIN that is there is replaced. Refuses over 50000 at once (specification section 9), a VIN of wrong
 * form, unknown series, model codes, options, plants and markets.
 */
export async function saveVehicles(ctx: Ctx, rows: VehicleRow[]): Promise<void> {
  if (rows.length > LIMITS.epcVinsPerJob) {
    throw refuse("vin-too-many-in-job", { limit: LIMITS.epcVinsPerJob });
  }
  const cleaned = rows.map((row) => ({ ...row, vin: wholeVin(row.vin) }));
  await importing(ctx, "saveVehicles", "vehicles", rows.length, async (tx) => {
    const { sql } = tx;
    await requireKnown(tx, "model_codes", rows.flatMap((row) => row.modelCodes));
    await requireKnown(tx, "epc_option_values", rows.flatMap((row) => row.options ?? []));
    await sql`
      insert into vehicles (
        vin, series_code, model_codes, option_values, production_date, sale_date, plant_code, serial, engine_number,
        motor_number, market_code, gearbox_number, paint_code, trim_code, entered_at
      )
      select
        r.vin, r."seriesCode", r."modelCodes", r.options, r."productionDate", r."saleDate", r."plantCode", r.serial,
        r."engineNumber", r."motorNumber", r."marketCode", r."gearboxNumber", r."paintCode", r."trimCode",
        ${tx.clock()}::timestamptz
      from jsonb_to_recordset(${sql.json(cleaned as never)}) as r (
        vin text, "seriesCode" text, "modelCodes" text[], options text[], "productionDate" date, "saleDate" date,
        "plantCode" text, serial bigint, "engineNumber" text, "motorNumber" text, "marketCode" text,
        "gearboxNumber" text, "paintCode" text, "trimCode" text
      )
      on conflict (vin) do update set
        series_code = excluded.series_code, model_codes = excluded.model_codes, option_values = excluded.option_values,
        production_date = excluded.production_date, sale_date = excluded.sale_date, plant_code = excluded.plant_code,
        serial = excluded.serial, engine_number = excluded.engine_number, motor_number = excluded.motor_number,
        market_code = excluded.market_code, gearbox_number = excluded.gearbox_number,
        paint_code = excluded.paint_code, trim_code = excluded.trim_code,
        -- What says the same again is no change.
        changed_at = case
          when to_jsonb(vehicles) - ${NOT_TOLD}::text[] = to_jsonb(excluded) - ${NOT_TOLD}::text[]
          then vehicles.changed_at else excluded.entered_at
        end`;
  });
}

/** Withholds VINs from look-up, with the reason by language. */
export async function disableVins(ctx: Ctx, rows: { vin: string; reason: Names }[]): Promise<void> {
  const cleaned = rows.map((row) => ({ ...row, vin: wholeVin(row.vin) }));
  await importing(ctx, "disableVins", "disabled_vins", rows.length, async (tx) => {
    await tx.sql`
      insert into disabled_vins (vin, reason, disabled_at)
      select r.vin, r.reason, ${tx.clock()}::timestamptz
      from jsonb_to_recordset(${tx.sql.json(cleaned)}) as r (vin text, reason jsonb)
      on conflict (vin) do update set
        reason = excluded.reason, disabled_at = excluded.disabled_at, deleted_at = null`;
  });
}

function wholeVin(text: string): string {
  const { vin, whole } = readVin(text);
  if (!whole) throw refuse("vin-length", { length: vin.length });
  return vin;
}
