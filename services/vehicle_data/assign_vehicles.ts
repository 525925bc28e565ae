import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { followVehicles } from "@/services/tsb/work_orders/follow_vehicles.ts";

/** Vehicles in one call at most. */
const MOST = 1000;

const vehicleAtStore = z.object({
  vin: z.string().length(17),
  storeCode: z.string().min(1).max(60).nullable().describe("null: none is known any more"),
});
export const vehiclesAtStores = z.array(vehicleAtStore).min(1).max(MOST);

/**
 * Keeps which store answers for vehicles, the one that sold a vehicle or has its customer, in place of what was kept of them; work orders that nobody has begun follow. Refuses `no-right`, and `vehicle-store-unknown` for a vehicle
 * or an open store that the portal does not know or that the right does not reach, and for a vehicle of a store that it does not reach; then nothing is kept.
 *
 * @returns how many vehicles have another store now
 */
export async function assignVehicles(
  ctx: Ctx,
  vehicles: z.infer<typeof vehiclesAtStores>,
): Promise<{ changed: number }> {
  requireRight(ctx, "DataMaintenance:edit");
  const reached = scopeOf(ctx, "DataMaintenance:edit");
  // The last word on a vehicle counts.
  const wanted = [...new Map(vehicles.map((one) => [one.vin, one.storeCode])).entries()];
  const vins = wanted.map(([vin]) => vin);
  const stores = wanted.map(([, store]) => store);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [unknown] = await sql<{ vin: string; storeCode: string | null }[]>`
      select w.vin, w.store_code
      from unnest(${vins}::text[], ${stores}::text[]) w (vin, store_code)
      left join (vehicles v join series s on s.code = v.series_code and ${
      reached({ brand: sql`s.brand_code` })
    }) on v.vin = w.vin
      left join orgs o on o.code = w.store_code and o.kind = 'store' and o.state = 'open' and o.deleted_at is null
        and ${reached({ org: sql`o.code` })}
      left join vehicle_stores k on k.vin = w.vin
      where v.vin is null or (w.store_code is not null and o.code is null)
        or (k.store_code is not null and not ${reached({ org: sql`k.store_code` })})
      limit 1`;
    if (unknown) {
      const { vin, storeCode } = unknown;
      throw refuseField("vehicles", "vehicle-store-unknown", { vin, store: storeCode ?? "–" });
    }
    const gone = await sql`
      delete from vehicle_stores s
      using unnest(${vins}::text[], ${stores}::text[]) w (vin, store_code)
      where s.vin = w.vin and w.store_code is null
      returning s.vin`;
    const kept = await sql<{ vin: string }[]>`
      insert into vehicle_stores (vin, store_code, assigned_at)
      select w.vin, w.store_code, ${tx.clock()}
      from unnest(${vins}::text[], ${stores}::text[]) w (vin, store_code)
      where w.store_code is not null
      order by w.vin
      on conflict (vin) do update set store_code = excluded.store_code, assigned_at = excluded.assigned_at
      where vehicle_stores.store_code <> excluded.store_code
      returning vin`;
    const changed = gone.length + kept.length;
    if (changed > 0) {
      await recordChange(tx, {
        operation: "assignVehicles",
        funLink: "DataMaintenance",
        subjectKind: "DataMaintenance",
        subjectId: "vehicle-stores",
        after: { vehicles: Object.fromEntries(wanted) },
      });
      await followVehicles(tx, kept.map(({ vin }) => vin));
    }
    return { changed };
  });
}
