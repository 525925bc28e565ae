import { type ConnectionGroup, readConnections } from "@/engines/links/read_connections.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { readDiagnosis } from "./read_diagnosis.ts";
import { updatesOf } from "../updates/read_updates.ts";
import type { Update } from "../updates/types.ts";
import type { Diagnosis } from "./types.ts";

/** So many DTCs of a report lead to what they are connected with. */
const CONNECTED = 40;

/** A diagnosis with what each of its DTCs leads to: cases, bulletins, labor, parts, as far as the reader may see them. Refuses `not-found`. */
export async function readReport(
  ctx: Ctx,
  id: number,
): Promise<{ diagnosis: Diagnosis; updates: Update[]; connections: ReadonlyMap<string, ConnectionGroup[]> }> {
  const diagnosis = await readDiagnosis(ctx, id);
  const codes = [...new Set(diagnosis.found.flatMap(({ dtcs }) => dtcs.map(({ dtcCode }) => dtcCode)))];
  const connections = new Map<string, ConnectionGroup[]>();
  for (const code of codes.slice(0, CONNECTED)) {
    connections.set(code, await readConnections(ctx, { kind: "dtc", id: code }, diagnosis.vin));
  }
  return { diagnosis, updates: await updatesOf(ctx, id), connections };
}
