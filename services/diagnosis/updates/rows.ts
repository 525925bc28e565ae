import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** An update that a change holds. */
export interface HeldUpdate {
  id: number;
  version: number;
  diagnosisId: number;
  vin: string;
  storeCode: string;
  address: string;
  ecuCode: string;
  softwareId: number;
  softwareCode: string;
  fromVersion: string;
  toVersion: string;
  recoverable: boolean;
  written: number;
  startedAt: Date;
}

/** Holds an update. Refuses `not-found`. */
export async function holdUpdate({ sql }: TxCtx, id: number): Promise<HeldUpdate> {
  const [row] = await sql<HeldUpdate[]>`
    select u.id::int, u.version, u.diagnosis_id::int, g.vin, g.store_code, u.address, u.ecu_code, u.software_id::int,
      u.software_code, u.from_version, u.to_version, u.recoverable, u.written::float8, u.started_at
    from vds_updates u join vds_diagnoses g on g.id = u.diagnosis_id
    where u.id = ${id}
    for update of u`;
  if (!row) throw refuse("not-found");
  return row;
}

/** The unit of the blocks that events count, bytes. */
const BLOCK_BYTES = 1024 * 1024;

/** Blocks that so many bytes begin, as events count them. */
export function blocksOf(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES);
}

/** What every event of an update says. */
export function toldOfUpdate(
  { id, version, diagnosisId, vin, storeCode, ecuCode, softwareCode, fromVersion, toVersion }: HeldUpdate,
) {
  return {
    updateId: id,
    version,
    diagnosisId,
    vin,
    storeCode,
    ecuCode,
    softwareCode,
    fromVersion,
    toVersion,
  };
}
