import { type ConnectionGroup, readConnections } from "@/engines/links/read_connections.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** A DTC by its code and what it is connected with; code null where there is no such entry. */
export interface DtcConnections {
  code: string | null;
  groups: ConnectionGroup[];
}

/**
 * What the DTC of an entry of the dictionary is connected with.
 *
 * @param vin of the vehicle in context, or null
 */
export async function connectionsOfDtc(
  ctx: Ctx,
  entry: string | null,
  vin: string | null,
): Promise<DtcConnections> {
  if (entry === null || !/^\d{1,18}$/.test(entry)) return { code: null, groups: [] };
  const [dtc] = await ctx.sql<{ code: string }[]>`
    select d.dtc_code as code from dtcs d where d.id = ${entry}`;
  if (!dtc) return { code: null, groups: [] };
  return { code: dtc.code, groups: await readConnections(ctx, { kind: "dtc", id: dtc.code }, vin) };
}
