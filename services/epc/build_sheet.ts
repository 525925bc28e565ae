import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { readVehicle } from "./read_vehicle.ts";
import { runEpcQuery } from "./run_epc_query.ts";
import { fullVinOf } from "./subject.ts";
import { type Vehicle, vehicle } from "./types.ts";
import { type Difference, difference, differencesOf } from "./vehicle_differences.ts";

const fluid = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.string(),
  spec: z.string().nullable(),
  quantity: z.number().describe("what the series takes, in its unit"),
  unit: z.string(),
  note: z.string().nullable(),
});

const datum = z.object({
  topic: z.string().describe("dimensions, weights, fill, torque, electrical, alignment or performance"),
  name: z.string(),
  value: z.string().describe("as it is printed"),
  unit: z.string().nullable(),
  note: z.string().nullable(),
});

export const buildSheet = z.object({
  vehicle,
  fluids: z.array(fluid),
  data: z.array(datum).describe("technical data of its series and models"),
  compared: z.object({
    vehicle,
    differences: z.array(difference),
  }).nullable().describe("with another vehicle, where one is named"),
});
/** All that is known of one vehicle as it was built. */
export type BuildSheet = z.infer<typeof buildSheet>;

/**
 * The build sheet of a vehicle: its options in words, finish, aggregates, fluids and technical data, and what differs from another.
 * Either VIN may be its last 8. Refuses what the VIN look-up refuses.
 */
export function readBuildSheet(
  ctx: Ctx,
  { vin, other }: { vin: string; other?: string },
): Promise<BuildSheet> {
  return runEpcQuery(async () => {
    const read = async (typed: string) => await readVehicle(ctx, await fullVinOf(ctx, typed));
    const [one, two] = await Promise.all([read(vin), other ? read(other) : null]);
    const [fluids, data] = await Promise.all([fluidsOf(ctx, one), dataOf(ctx, one)]);
    const differences: Difference[] = two ? differencesOf(one, two) : [];
    return { vehicle: one, fluids, data, compared: two && { vehicle: two, differences } };
  });
}

async function fluidsOf(ctx: Ctx, { seriesCode }: Vehicle): Promise<BuildSheet["fluids"]> {
  const chain = ctx.chain as string[];
  return [
    ...await ctx.sql<BuildSheet["fluids"]>`
    select
      a.code, name_in(a.names, ${chain}) as name, a.kind, a.spec, q.quantity::float8 as quantity, a.unit,
      case when q.note is not null and q.note <> '{}' then name_in(q.note, ${chain}) end as note
    from auxiliary_quantities q
    join auxiliaries a on a.code = q.auxiliary_code and a.deleted_at is null
    where q.series_code = ${seriesCode} and q.deleted_at is null
    order by a.kind, a.code`,
  ];
}

async function dataOf(ctx: Ctx, { seriesCode, models }: Vehicle): Promise<BuildSheet["data"]> {
  const chain = ctx.chain as string[];
  return [
    ...await ctx.sql<BuildSheet["data"]>`
    select
      d.topic, name_in(d.names, ${chain}) as name, d.value, d.unit,
      case when d.notes <> '{}' then name_in(d.notes, ${chain}) end as note
    from vehicle_data d
    where d.series_code = ${seriesCode} and d.deleted_at is null
      and (d.model_code is null or d.model_code = any (${models.map((model) => model.code)}::text[]))
    order by d.topic, d.sort, d.id`,
  ];
}
