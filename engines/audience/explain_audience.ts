import { z } from "zod";
import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Audience } from "./audience.ts";
import { audienceRow } from "./audience_row.ts";
import { DIMENSION_NAMES, dimensionOf } from "./dimensions.ts";

const dimensionAnswer = z.object({
  dimension: z.enum([...DIMENSION_NAMES, "vins"]),
  meant: z.boolean(),
  has: z.array(z.string()).describe("codes that the vehicle or person has; empty: none, or not known"),
});
/** One dimension that narrows, and whether somebody or something comes within it. */
type DimensionAnswer = z.infer<typeof dimensionAnswer>;

export const audienceAnswer = z.object({
  meant: z.boolean(),
  why: z.array(dimensionAnswer).describe("dimensions that narrow; empty where it is for everybody"),
});
/** Whether a vehicle or person is meant, and by what. */
export type AudienceAnswer = z.infer<typeof audienceAnswer>;

/**
 * Whether a vehicle is meant, and why or why not; a VIN that is not among the vehicles has nothing but its number.
 *
 * @param asked id of a kept audience, null for everybody; or one that is not kept, whose VINs are not asked
 */
export async function isVehicleMeant(
  ctx: Ctx,
  asked: number | null | Audience,
  vin: string,
): Promise<AudienceAnswer> {
  return await answerOf(ctx, asked, ctx.sql`audience_vehicle(${vin})`);
}

/** Whether a person is meant, and why or why not. */
export async function isPersonMeant(ctx: Ctx, id: number | null, userId: number): Promise<AudienceAnswer> {
  return await answerOf(ctx, id, ctx.sql`audience_person(${userId})`);
}

async function answerOf(
  ctx: Ctx,
  audience: number | null | Audience,
  subject: Fragment,
): Promise<AudienceAnswer> {
  if (audience === null) return { meant: true, why: [] };
  const { sql } = ctx;
  const kept = typeof audience === "number"
    ? sql`(select * from audiences where id = ${audience})`
    : sql`(select (x.a).* from (select ${audienceRow(ctx, { ...audience, vins: undefined })} as a) x)`;
  const [row] = await sql<
    { meant: boolean; asked: Columns; has: Columns & { vin: string | null }; listed: boolean }[]
  >`
    select coalesce(in_audience(a::audiences, s), false) as meant, to_jsonb(a) as asked, to_jsonb(s) as has,
      a.vin_count > 0 and s.vin is not null and audience_has_vin(a.id, s.vin) as listed
    from ${kept} a, ${subject} s`;
  if (!row) return { meant: false, why: [] };
  const { meant, asked, has, listed } = row;
  const why: DimensionAnswer[] = [];
  for (const dimension of DIMENSION_NAMES) {
    const { column } = dimensionOf(dimension);
    const wanted = asked[column] as string[];
    const own = has[column] as string[] | null;
    if (wanted.length === 0 || own === null) continue;
    why.push({ dimension, meant: own.some((code) => wanted.includes(code)), has: own });
  }
  if (asked.vin_count !== 0 && has.vin !== null) {
    why.push({ dimension: "vins", meant: listed, has: [has.vin] });
  }
  return { meant, why };
}

type Columns = Record<string, unknown>;
