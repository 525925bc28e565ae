import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { may, requireRight, type Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { deviceState } from "../devices/rows.ts";
import type { Device } from "../devices/types.ts";
import { failureTypeOf } from "../generic/failure_type.ts";
import { diagnosisColumns, diagnosisScope, diagnosisTables } from "./rows.ts";
import { commandState } from "./command_state.ts";
import { recordStateOf } from "./status_bits.ts";
import type { AskedCommand, Diagnosis, DiagnosisRow, FoundDtc, FoundEcu } from "./types.ts";

/** A diagnosis of the caller's stores with all that was found. Refuses `not-found`. */
export async function readDiagnosis(
  ctx: Ctx,
  id: number,
  right: Right = "VDSDiagnose:view",
): Promise<Diagnosis> {
  requireRight(ctx, right);
  const { sql } = ctx;
  // Before what they brought: an answer that comes meanwhile is seen too early in what was found, never a command as done without it.
  const commands = await readCommands(ctx, id);
  const [row] = await sql<(DiagnosisRow & { deviceState: Device["state"] })[]>`
    select ${diagnosisColumns(ctx)}, ${deviceState(ctx)} as device_state
    from ${diagnosisTables(ctx)}
    where g.id = ${id} and ${diagnosisScope(ctx, right)}`;
  if (!row) throw refuse("not-found");
  const known = isoMoments(row) as typeof row;
  const found = await readEcus(ctx, id);
  return {
    ...known,
    mayAct: known.state === "running" && may(ctx.actor, "VDSDiagnose:edit"),
    found,
    commands,
  };
}

async function readEcus(ctx: Ctx, id: number): Promise<FoundEcu[]> {
  const { sql } = ctx;
  const ecus = await sql<Omit<FoundEcu, "dtcs">[]>`
    select address, code, name, bus, state, negative_code, identification, codings, dtcs_read_at, dtcs_cleared_at
    from vds_ecus
    where diagnosis_id = ${id}
    order by address`;
  const dtcs = await sql<(FoundDtc & { address: string })[]>`
    select t.address, t.dtc_code, t.status_byte, t.freeze_frames, t.extended, t.cleared_at,
      (
        select name_in(d.names, ${ctx.chain as string[]})
        from dtcs d
        where d.dtc_code in (t.dtc_code, split_part(t.dtc_code, '-', 1)) and d.deleted_at is null
          and (d.ecu is null or d.ecu = e.code)
        order by d.dtc_code = t.dtc_code desc, d.ecu nulls last
        limit 1
      ) as name
    from vds_dtcs t join vds_ecus e on e.diagnosis_id = t.diagnosis_id and e.address = t.address
    where t.diagnosis_id = ${id}
    order by t.cleared_at is not null, t.status_byte & 1 desc, t.status_byte & 8 desc, t.dtc_code`;
  return ecus.map((ecu) => ({
    ...isoMoments(ecu) as typeof ecu,
    dtcs: dtcs.filter(({ address }) => address === ecu.address).map(({ address: _, ...dtc }) => ({
      ...isoMoments(dtc) as typeof dtc,
      failureType: failureTypeOf(ctx, dtc.dtcCode),
      recordState: recordStateOf(dtc.statusByte),
    })),
  }));
}

async function readCommands({ sql, clock }: Ctx, id: number): Promise<AskedCommand[]> {
  const rows = await sql<AskedCommand[]>`
    select id, kind, args ->> 'address' as address, asked_at, deadline, answered_at, done, of,
      note, args ->> 'identifier' as identifier, stop_asked_at is not null as stop_asked, result as outcome,
      ${commandState({ sql, clock })} as state,
      fault ->> 'code' as fault, fault ->> 'negativeCode' as negative_code
    from vds_commands c
    where diagnosis_id = ${id}
    order by asked_at desc, id desc
    limit 100`;
  return rows.map((row) => isoMoments(row) as AskedCommand);
}
