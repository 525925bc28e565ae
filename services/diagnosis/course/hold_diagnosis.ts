import type { TxCtx } from "@/kernel/ctx.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { diagnosisScope } from "./rows.ts";
import type { Diagnosis } from "./types.ts";

/** A diagnosis that a change holds. */
export interface HeldDiagnosis {
  id: number;
  version: number;
  vin: string;
  storeCode: string;
  deviceId: number;
  serial: string;
  state: Diagnosis["state"];
}

/** Holds a diagnosis that the caller may act in. Refuses `not-found`, and `vds-diagnosis-ended` for one that does not run. */
export async function holdRunning(tx: TxCtx, id: number): Promise<HeldDiagnosis> {
  const { sql } = tx;
  const [row] = await sql<HeldDiagnosis[]>`
    select g.id::int, g.version, g.vin, g.store_code, g.device_id::int, d.serial, g.state
    from vds_diagnoses g join vds_devices d on d.id = g.device_id
    where g.id = ${id} and ${diagnosisScope(tx, "VDSDiagnose:edit")}
    for update of g`;
  if (!row) throw refuse("not-found");
  if (row.state !== "running") throw refuse("vds-diagnosis-ended");
  return row;
}

/** Counts a diagnosis on, and tells open pages that there is something new. */
export async function countOn(tx: TxCtx, held: HeldDiagnosis): Promise<number> {
  await tx.sql`update vds_diagnoses set version = version + 1 where id = ${held.id}`;
  tellDiagnosis(tx, held);
  return held.version + 1;
}

/** Tells open pages that there is something new. */
export function tellDiagnosis(tx: TxCtx, { id, storeCode }: Pick<HeldDiagnosis, "id" | "storeCode">): void {
  sendLiveHint(tx, { topic: "diagnosis", to: { org: storeCode }, id: String(id) });
}

/** What every event of a diagnosis says. */
export function toldOf({ id, vin, storeCode, serial }: HeldDiagnosis, version: number) {
  return { diagnosisId: id, version, vin, storeCode, deviceSerial: serial };
}
