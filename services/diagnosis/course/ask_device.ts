import type { z } from "zod";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { type CommandKind, COMMANDS } from "../agent_messages.ts";
import { DEVICES_CHANNEL } from "../devices/channels.ts";
import { isOnline } from "../devices/rows.ts";
import { countOn, type HeldDiagnosis, holdRunning } from "./hold_diagnosis.ts";

/** How long each command may take, seconds; watching and tests take besides what they are asked to take. */
const SECONDS = {
  identify: 30,
  scan: 60,
  "read-identification": 30,
  "read-dtcs": 30,
  "clear-dtcs": 60,
  "read-data": 30,
  "watch-data": 30,
  "run-routine": 300,
  "test-actuator": 30,
  "write-coding": 30,
  "update-program": 3600,
  "restore-program": 120,
} as const satisfies Record<CommandKind, number>;
type ArgsOf<K extends CommandKind> = z.input<typeof COMMANDS[K]["args"]>;

/** Refuses `vds-device-offline` (907705) while the device cannot be spoken to. */
async function requireOnline(ctx: Ctx, deviceId: number): Promise<void> {
  const [row] = await ctx.sql<{ online: boolean }[]>`
    select ${isOnline(ctx)} as online from vds_devices d where d.id = ${deviceId}`;
  if (!row?.online) throw refuse("vds-device-offline");
}

/**
 * Leaves a command for a device in the transaction of its cause. The same one that still waits is not asked twice.
 *
 * @param more seconds that it may take beyond what its kind takes
 * @returns its id
 */
export async function leaveCommand<K extends CommandKind>(
  tx: TxCtx,
  held: HeldDiagnosis,
  kind: K,
  args: ArgsOf<K>,
  more = 0,
): Promise<string> {
  const now = tx.clock();
  const { sql } = tx;
  const given = sql.json(args as never);
  const deadline = new Date(now.getTime() + (SECONDS[kind] + more) * 1000);
  const [left] = await sql<[{ id: string; isNew: boolean }]>`
    with waits as (
      select id from vds_commands
      where diagnosis_id = ${held.id} and kind = ${kind} and args = ${given}
        and answered_at is null and deadline > ${now}
      limit 1
    ), left_now as (
      insert into vds_commands (id, diagnosis_id, device_id, kind, args, asked_by, asked_at, deadline)
      select ${tx.newId()}::uuid, ${held.id}::bigint, ${held.deviceId}::bigint, ${kind}::text, ${given}::jsonb,
        ${personOf(tx).id}::bigint, ${now}::timestamptz, ${deadline}::timestamptz
      where not exists (select from waits)
      returning id
    )
    select id, true as is_new from left_now union all select id, false from waits`;
  if (left.isNew) tx.signal(DEVICES_CHANNEL, String(held.deviceId));
  return left.id;
}

/** Asks the device of a diagnosis to look for the control units. Refuses `not-found`, `vds-diagnosis-ended`, `vds-device-offline`. */
export function askScan(ctx: Ctx, { id }: { id: number }): Promise<null> {
  return ask(ctx, id, (tx, held) => leaveCommand(tx, held, "scan", { vin: held.vin }));
}

/** Asks for identification and DTCs of one control unit, or of all that answer. Refuses as `askScan` does, and `vds-ecu-unknown`. */
export function askReading(ctx: Ctx, { id, address }: { id: number; address?: string }): Promise<null> {
  return ask(ctx, id, async (tx, held) => {
    await Promise.all((await ecusOf(tx, held, address)).flatMap((one) => {
      const args = { vin: held.vin, address: one };
      return [leaveCommand(tx, held, "read-identification", args), leaveCommand(tx, held, "read-dtcs", args)];
    }));
  });
}

/**
 * Asks to clear the DTCs of one control unit, or of all that answer: they are read before and after, and the vehicle is scanned once more.
 * Refuses as `askReading` does.
 */
export function askClearing(ctx: Ctx, { id, address }: { id: number; address?: string }): Promise<null> {
  return ask(ctx, id, async (tx, held) => {
    for (const one of await ecusOf(tx, held, address)) {
      await leaveCommand(tx, held, "clear-dtcs", { vin: held.vin, address: one });
    }
    await leaveCommand(tx, held, "scan", { vin: held.vin });
  });
}

/**
 * Leaves commands for the device of a running diagnosis, which is held meanwhile. Refuses `not-found`, `vds-diagnosis-ended` and
 * `vds-device-offline`.
 */
export async function askDevice<Answer>(
  ctx: Ctx,
  id: number,
  leave: (tx: TxCtx, held: HeldDiagnosis) => Promise<Answer>,
): Promise<Answer> {
  requireRight(ctx, "VDSDiagnose:edit");
  return await ctx.tx(async (tx) => {
    const held = await holdRunning(tx, id);
    await requireOnline(tx, held.deviceId);
    const left = await leave(tx, held);
    await countOn(tx, held);
    return left;
  });
}

async function ask(
  ctx: Ctx,
  id: number,
  leave: (tx: TxCtx, held: HeldDiagnosis) => Promise<unknown>,
): Promise<null> {
  await askDevice(ctx, id, leave);
  return null;
}

/** Addresses of the control units that answer, or of the one that is meant. */
async function ecusOf({ sql }: TxCtx, { id }: HeldDiagnosis, address?: string): Promise<string[]> {
  const rows = await sql<{ address: string }[]>`
    select address from vds_ecus
    where diagnosis_id = ${id} and ${
    address === undefined ? sql`state = 'answers'` : sql`address = ${address}`
  }
    order by address`;
  if (rows.length === 0) throw refuse("vds-ecu-unknown");
  return rows.map((row) => row.address);
}
