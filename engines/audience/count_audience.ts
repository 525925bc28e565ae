import type { Fragment } from "postgres";
import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Audience, plainAudience } from "./audience.ts";
import { audienceRow } from "./audience_row.ts";

const count = z.int().nonnegative();

export const audienceCount = z.object({
  stores: count.describe("stores in force"),
  people: count.describe("accounts in force"),
  vehicles: count.describe("vehicles that the portal knows"),
});
/** How many are meant. */
export type AudienceCount = z.infer<typeof audienceCount>;

/** How many stores, people and vehicles an audience is, as it is being put together; one that is saved is counted alike. */
export async function countAudience(ctx: Ctx, given: Audience): Promise<AudienceCount> {
  const row = audienceRow(ctx, given);
  const vins = plainAudience(given).vins ?? null;
  const { sql } = ctx;
  const counted = async (count: Fragment) => {
    const [{ found }] = await sql<[{ found: string }]>`select (${count}) as found`;
    return Number(found);
  };
  const [stores, people, vehicles] = await Promise.all([
    counted(sql`select count(*) from audience_stores(${row})`),
    counted(sql`select audience_people_count(${row})`),
    counted(sql`select audience_vehicles(${row}, ${vins}::text[])`),
  ]);
  return { stores, people, vehicles };
}
