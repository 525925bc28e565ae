import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { modelNames } from "./model_names.ts";
import type { Vehicle } from "./types.ts";
import { checkDigitCountry, checkDigitOf } from "./vin.ts";
import { visibleSeries } from "./visible_series.ts";

type VehicleRow = Omit<Vehicle, "warnings" | "enteredAt" | "changedAt"> & {
  enteredAt: Date | null;
  changedAt: Date | null;
  modelCount: number;
  disabledReason: string | null;
  checkDigitMandated: boolean;
};

/**
 * Reads one vehicle by its whole VIN with all that its head shows. Refuses `vin-disabled`, `vin-unknown` (also when its
 * series may not be seen), `vin-too-many-models`, and `vin-check-digit` where the country of its first characters mandates it, whoever
 * asks; elsewhere a wrong check digit is a warning.
 */
export async function readVehicle(ctx: Ctx, vin: string): Promise<Vehicle> {
  const expected = checkDigitOf(vin);
  const row = await vehicleRow(ctx, vin);
  if (!row) throw await unknownVin(ctx, vin, expected);
  if (row.disabledReason !== null) {
    throw refuseField("vin", "vin-disabled", { vin, reason: row.disabledReason });
  }
  if (row.modelCount > LIMITS.epcModelCodesPerVin) {
    throw refuseField("vin", "vin-too-many-models", { vin, limit: LIMITS.epcModelCodesPerVin });
  }
  const { modelCount: _, disabledReason: __, checkDigitMandated, enteredAt, changedAt, ...rest } = row;
  const vehicle = {
    ...rest,
    enteredAt: enteredAt?.toISOString() ?? null,
    changedAt: changedAt?.toISOString() ?? null,
  };
  const warnings: Vehicle["warnings"] = [];
  const warn = (key: string, params = {}) =>
    warnings.push({ key, text: ctx.t(`epc.warning.${key}`, params) });
  if (vin[8] !== expected) {
    if (checkDigitMandated) throw refuseField("vin", "vin-check-digit", { vin, expected });
    warn("vin-check-digit", { expected });
  }
  if (vehicle.productionDate === null) warn("production-date-unknown");
  if (vehicle.options === null) warn("options-unknown");
  return { ...vehicle, warnings };
}

async function vehicleRow(ctx: Ctx, vin: string): Promise<VehicleRow | undefined> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [row] = await sql<VehicleRow[]>`
    select
      v.vin, s.brand_code, name_in(b.names, ${chain}) as brand_name, v.series_code, name_in(s.names, ${chain}) as series_name,
      v.production_date, v.sale_date, v.serial, v.engine_number, v.motor_number, v.gearbox_number,
      v.entered_at, v.changed_at, ${finishOf(ctx, sql`v.paint_code`)} as paint, ${
    finishOf(ctx, sql`v.trim_code`)
  } as trim,
      cardinality(v.model_codes) as model_count,
      ${modelNames(ctx)} as models,
      jsonb_build_object('code', e.code, 'name', name_in(e.names, ${chain})) as energy_type,
      case when v.option_values is not null then (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('code', ov.code, 'name', name_in(ov.names, ${chain}), 'option', name_in(o.names, ${chain}), 'optionCode', o.code)
            order by o.sort, o.code, ov.sort, ov.code
          ),
          '[]'
        )
        from epc_option_values ov
        join epc_options o on o.code = ov.option_code
        where ov.code = any (v.option_values)
      ) end as options,
      case when p.code is not null then jsonb_build_object('code', p.code, 'name', name_in(p.names, ${chain})) end as plant,
      case when k.code is not null then jsonb_build_object('code', k.code, 'name', name_in(k.names, ${chain})) end as market,
      (select name_in(d.reason, ${chain}) from disabled_vins d where d.vin = v.vin and d.deleted_at is null) as disabled_reason,
      ${mandated(ctx, checkDigitCountry(vin))} as check_digit_mandated
    from vehicles v
    join series s on s.code = v.series_code
    join brands b on b.code = s.brand_code
    join energy_types e on e.code = s.energy_type
    left join plants p on p.code = v.plant_code
    left join markets k on k.code = v.market_code
    where v.vin = ${vin} and ${visibleSeries(ctx)}`;
  return row;
}

/** A paint or trim by its code, as jsonb. */
function finishOf(ctx: Ctx, code: ReturnType<Ctx["sql"]>) {
  return ctx.sql`(
    select jsonb_build_object('code', f.code, 'name', name_in(f.names, ${ctx
    .chain as string[]}), 'swatch', f.swatch)
    from epc_finishes f
    where f.code = ${code}
  )`;
}

/** Whether a country mandates the check digit: as its register says, by law where it is not kept there. */
function mandated(ctx: Ctx, country: string | null) {
  if (country === null) return ctx.sql`false`;
  return ctx.sql`coalesce(
    (select c.mandates_check_digit from countries c where c.code = ${country} and c.deleted_at is null), true
  )`;
}

async function unknownVin(ctx: Ctx, vin: string, expected: string) {
  const { sql } = ctx;
  const [row] = await sql<{ reason: string | null }[]>`
    select
      (
        select name_in(d.reason, ${ctx.chain as string[]}) from disabled_vins d
        where d.vin = ${vin} and d.deleted_at is null and not exists (
          -- the vehicle of a series that may not be seen is not there at all
          select from vehicles v
          join series s on s.code = v.series_code
          where v.vin = d.vin and not (${visibleSeries(ctx)})
        )
      ) as reason`;
  if (row && row.reason !== null) return refuseField("vin", "vin-disabled", { vin, reason: row.reason });
  return refuse("vin-unknown", { vin }, [{ field: "vin", rule: "vin-unknown", params: { vin } }], {
    // A wrong check digit says that it was probably mistyped.
    checkDigitExpected: vin[8] === expected ? null : expected,
  });
}
