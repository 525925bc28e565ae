import type { z } from "zod";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { type CommandKind, COMMANDS, type FromAgent } from "../agent_messages.ts";
import { keepSamples } from "../runs/keep_samples.ts";
import { notePrograms } from "../updates/note_program.ts";
import { keepWritten, settleUpdate } from "../updates/settle_update.ts";
import { countOn, type HeldDiagnosis, tellDiagnosis } from "./hold_diagnosis.ts";
import { keepCleared, keepCodings, keepDtcs, keepIdentification, keepScan } from "./keep_findings.ts";

type Result = Extract<FromAgent, { type: "result" }>;
type Fault = Extract<Result["outcome"], { ok: false }>["fault"];

/** What is known of a command and its diagnosis. */
interface Asked extends HeldDiagnosis {
  kind: CommandKind;
  args: { address?: string; identifier?: string };
  answeredAt: Date | null;
}

/** A command of this very device, with its diagnosis held; null for any other: a forged or forgotten one. */
async function holdCommand({ sql }: TxCtx, deviceId: number, id: string): Promise<Asked | null> {
  const [row] = await sql<Asked[]>`
    select c.kind, c.args, c.answered_at, g.id::int, g.version, g.vin, g.store_code, g.device_id::int, d.serial, g.state
    from vds_commands c
    join vds_diagnoses g on g.id = c.diagnosis_id
    join vds_devices d on d.id = c.device_id
    where c.id = ${id} and c.device_id = ${deviceId}
    for update of g, c`;
  return row ?? null;
}

/** Commands whose answer is kept as it came, since nothing else keeps what it says. */
const BRINGS: ReadonlySet<CommandKind> = new Set([
  "watch-data",
  "run-routine",
  "test-actuator",
  "write-coding",
]);

/** The largest `int` of the database. A program may have more bytes; how many are written its update says. */
const MOST = 2 ** 31 - 1;

/** Notes that a device does a command. */
export async function takeBegun(ctx: Ctx, deviceId: number, { id }: { id: string }): Promise<void> {
  await ctx.tx(async (tx) => {
    const asked = await holdCommand(tx, deviceId, id);
    if (!asked || asked.answeredAt) return;
    await tx.sql`update vds_commands set begun_at = coalesce(begun_at, ${tx.clock()}) where id = ${id}`;
    tellDiagnosis(tx, asked);
  });
}

/** Notes how far a device is. */
export async function takeProgress(
  ctx: Ctx,
  deviceId: number,
  { id, done, of, note, samples }: Extract<FromAgent, { type: "progress" }>,
): Promise<void> {
  await ctx.tx(async (tx) => {
    const asked = await holdCommand(tx, deviceId, id);
    if (!asked || asked.answeredAt) return;
    await tx.sql`
      update vds_commands
      set begun_at = coalesce(begun_at, ${tx.clock()}), done = ${Math.min(done, MOST)}, of = ${
      of && Math.min(of, MOST)
    }, note = ${note}
      where id = ${id}`;
    if (asked.kind === "watch-data") return await keepSamples(tx, asked, id, done, samples);
    if (asked.kind === "update-program") await keepWritten(tx, id, { done, of, note });
    tellDiagnosis(tx, asked);
  });
}

/**
 * Keeps the answer to a command, once: one that comes again, or that nobody asked this device for, changes nothing. What is no answer of the
 * command's kind, or is of another vehicle, is a fault. One that comes late, even after its diagnosis ended, is kept: it is what was found.
 */
export async function takeAnswer(ctx: Ctx, deviceId: number, { id, outcome }: Result): Promise<void> {
  await ctx.tx(async (tx) => {
    const asked = await holdCommand(tx, deviceId, id);
    if (!asked || asked.answeredAt) return;
    const fault = outcome.ok ? await keep(tx, asked, outcome.data) : outcome.fault;
    const now = tx.clock();
    await tx.sql`
      update vds_commands
      set answered_at = ${now}, sent_at = coalesce(sent_at, ${now}), fault = ${fault && tx.sql.json(fault)},
        result = ${
      outcome.ok && BRINGS.has(asked.kind) && !fault
        ? tx.sql.json(COMMANDS[asked.kind].data.parse(outcome.data) as never)
        : null
    }
      where id = ${id}`;
    if (asked.kind === "update-program" || asked.kind === "restore-program") {
      const came = outcome.ok && !fault
        ? { kind: "done" as const, data: outcome.data }
        : { kind: "fault" as const, code: fault!.code };
      await settleUpdate(tx, id, asked.kind, came);
    }
    if (fault) await countOn(tx, asked);
  });
}

/** Keeps what a command brought. @returns the fault that it turned out to be, or null */
async function keep(tx: TxCtx, asked: Asked, data: unknown): Promise<Fault | null> {
  const read = <K extends CommandKind>(kind: K): z.output<typeof COMMANDS[K]["data"]> =>
    COMMANDS[kind].data.parse(data) as z.output<typeof COMMANDS[K]["data"]>;
  const parsed = COMMANDS[asked.kind].data.safeParse(data);
  if (!parsed.success) {
    return { code: "agent-failed", negativeCode: null, message: `no answer to ${asked.kind}` };
  }
  const address = asked.args.address ?? "";
  if (asked.kind === "scan") {
    const scan = read("scan");
    if (scan.vin !== asked.vin) return { code: "vehicle-other", negativeCode: null, message: scan.vin };
    await countOn(tx, asked);
    await keepScan(tx, asked, scan.ecus);
  } else if (asked.kind === "read-identification") {
    await countOn(tx, asked);
    const { readings } = read("read-identification");
    await keepIdentification(tx, asked, address, readings);
    await notePrograms(tx, asked, address, readings);
  } else if (asked.kind === "read-dtcs") {
    await keepDtcs(tx, asked, address, read("read-dtcs").dtcs, await countOn(tx, asked));
  } else if (asked.kind === "clear-dtcs") {
    await keepCleared(tx, asked, address, read("clear-dtcs"), await countOn(tx, asked));
  } else if (asked.kind === "read-data") {
    await countOn(tx, asked);
    await keepCodings(tx, asked, address, read("read-data").readings);
  } else if (asked.kind === "write-coding") {
    await countOn(tx, asked);
    const { identifier = "" } = asked.args;
    const { after } = read("write-coding");
    await keepCodings(tx, asked, address, [{ identifier, value: parseInt(after, 16) }]);
  } else {
    await countOn(tx, asked);
  }
  return null;
}
