import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Audience, plainAudience } from "./audience.ts";
import { audienceRow } from "./audience_row.ts";

const count = z.int().nonnegative();

const audienceCount = z.object({
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
  const [found] = await ctx.sql<[Record<keyof AudienceCount, string>]>`
    select
      (select count(*) from audience_stores(${row})) as stores,
      (select count(*) from audience_people(${row})) as people,
      audience_vehicles(${row}, ${vins}::text[]) as vehicles`;
  return {
    stores: Number(found.stores),
    people: Number(found.people),
    vehicles: Number(found.vehicles),
  };
}
