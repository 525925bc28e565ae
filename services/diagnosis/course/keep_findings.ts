import type { z } from "zod";
import { publish } from "@/engines/events/publish.ts";
import { dtcCleared, dtcRead } from "@/events/diagnosis.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { COMMANDS } from "../agent_messages.ts";
import { type HeldDiagnosis, toldOf } from "./hold_diagnosis.ts";
import { recordStateOf } from "./status_bits.ts";

type Scanned = z.output<typeof COMMANDS["scan"]["data"]>["ecus"];
type Troubles = z.output<typeof COMMANDS["read-dtcs"]["data"]>["dtcs"];
type Readings = z.output<typeof COMMANDS["read-identification"]["data"]>["readings"];
type Cleared = z.output<typeof COMMANDS["clear-dtcs"]["data"]>;

/** Keeps the control units of a scan; one that was found before and is missing now is silent. */
export async function keepScan({ sql }: TxCtx, { id }: HeldDiagnosis, ecus: Scanned): Promise<void> {
  const once = [...new Map(ecus.map((ecu) => [ecu.address, ecu])).values()];
  await sql`
    insert into vds_ecus (diagnosis_id, address, code, name, bus, state, negative_code)
    select ${id}, r.address, r.code, r.name, r.bus, r.state, r."negativeCode"
    from jsonb_to_recordset(${sql.json(once)}::jsonb) r (
      address text, code text, name text, bus text, state text, "negativeCode" text
    )
    on conflict (diagnosis_id, address) do update
    set code = excluded.code, name = excluded.name, bus = excluded.bus, state = excluded.state,
      negative_code = excluded.negative_code`;
  await sql`
    update vds_ecus set state = 'silent', negative_code = null
    where diagnosis_id = ${id} and address <> all(${once.map(({ address }) => address)}::text[])`;
}

/** Keeps what a control unit says of itself. */
export async function keepIdentification(
  { sql }: TxCtx,
  { id }: HeldDiagnosis,
  address: string,
  readings: Readings,
): Promise<void> {
  await sql`
    update vds_ecus set identification = ${sql.json(readings)}
    where diagnosis_id = ${id} and address = ${address}`;
}

/** Keeps what settings read, beside those that were read before. */
export async function keepCodings(
  { sql }: TxCtx,
  { id }: HeldDiagnosis,
  address: string,
  readings: readonly Pick<Readings[number], "identifier" | "value">[],
): Promise<void> {
  const values = Object.fromEntries(
    readings.flatMap(({ identifier, value }) => Number.isInteger(value) ? [[identifier, value]] : []),
  );
  await sql`
    update vds_ecus set codings = coalesce(codings, '{}') || ${sql.json(values)}::jsonb
    where diagnosis_id = ${id} and address = ${address}`;
}

/** Keeps the DTCs of a control unit as they are now, and tells it as an event. */
export async function keepDtcs(
  tx: TxCtx,
  held: HeldDiagnosis,
  address: string,
  dtcs: Troubles,
  version: number,
): Promise<void> {
  const { sql } = tx;
  const readAt = tx.clock();
  const ecuCode = await touchEcu(tx, held, address, { dtcsReadAt: readAt });
  if (ecuCode === null) return;
  await sql`
    delete from vds_dtcs where diagnosis_id = ${held.id} and address = ${address} and cleared_at is null`;
  await writeDtcs(tx, held, address, dtcs, null);
  await publish(tx, dtcRead, {
    ...toldOf(held, version),
    ecuCode,
    ecuAddress: address,
    // What is neither, such as a test that has not run yet, is no fault of any kind.
    dtcs: dtcs.flatMap(({ dtcCode, statusByte }) => {
      const recordState = recordStateOf(statusByte);
      return recordState === "neither" ? [] : [{ dtcCode, statusByte, recordState }];
    }),
    readAt: readAt.toISOString(),
  });
}

/** Keeps what a clearing took away with its moment beside what is there now, and tells it as an event. */
export async function keepCleared(
  tx: TxCtx,
  held: HeldDiagnosis,
  address: string,
  { before, after }: Cleared,
  version: number,
): Promise<void> {
  const clearedAt = tx.clock();
  const ecuCode = await touchEcu(tx, held, address, { dtcsReadAt: clearedAt, dtcsClearedAt: clearedAt });
  if (ecuCode === null) return;
  const still = new Set(after.map(({ dtcCode }) => dtcCode));
  await tx.sql`
    delete from vds_dtcs where diagnosis_id = ${held.id} and address = ${address} and cleared_at is null`;
  const gone = before.filter(({ dtcCode }) => !still.has(dtcCode));
  await writeDtcs(tx, held, address, gone, clearedAt);
  await writeDtcs(tx, held, address, after, null);
  await publish(tx, dtcCleared, {
    ...toldOf(held, version),
    ecuCode,
    ecuAddress: address,
    dtcCodes: gone.map(({ dtcCode }) => dtcCode),
    clearedAt: clearedAt.toISOString(),
  });
}

/** @returns the code of the control unit, or null when none has the address */
async function touchEcu(
  { sql }: TxCtx,
  { id }: HeldDiagnosis,
  address: string,
  moments: { dtcsReadAt: Date; dtcsClearedAt?: Date },
): Promise<string | null> {
  const [row] = await sql<{ code: string }[]>`
    update vds_ecus set ${sql(moments)} where diagnosis_id = ${id} and address = ${address} returning code`;
  return row?.code ?? null;
}

async function writeDtcs(
  { sql, clock }: TxCtx,
  { id }: HeldDiagnosis,
  address: string,
  dtcs: Troubles,
  clearedAt: Date | null,
): Promise<void> {
  const once = [...new Map(dtcs.map((dtc) => [dtc.dtcCode, dtc])).values()];
  await sql`
    insert into vds_dtcs (diagnosis_id, address, dtc_code, status_byte, freeze_frames, extended, read_at, cleared_at)
    select ${id}, ${address}, r."dtcCode", r."statusByte", r."freezeFrames", r.extended, ${clock()}, ${clearedAt}
    from jsonb_to_recordset(${sql.json(once)}::jsonb) r (
      "dtcCode" text, "statusByte" smallint, "freezeFrames" jsonb, extended jsonb
    )
    on conflict (diagnosis_id, address, dtc_code) do update
    set status_byte = excluded.status_byte, freeze_frames = excluded.freeze_frames, extended = excluded.extended,
      read_at = excluded.read_at, cleared_at = excluded.cleared_at`;
}
