import { publish } from "@/engines/events/publish.ts";
import { updateFailed, updateFinished } from "@/events/diagnosis.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import type { CommandKind, FAULT_CODES } from "../agent_messages.ts";
import { noteProgram } from "./note_program.ts";
import { blocksOf, type HeldUpdate, holdUpdate, toldOfUpdate } from "./rows.ts";

/** What a command of an update came to; `late`: nobody answered until its deadline. */
type Outcome =
  | { kind: "done"; data: Record<string, unknown> }
  | { kind: "fault"; code: typeof FAULT_CODES[number] }
  | { kind: "late" };

/** Faults before which nothing was written, unless something was before. */
const UNTOUCHED: ReadonlySet<string> = new Set([
  "deadline-passed",
  "unknown-command",
  "vehicle-unreachable",
  "vehicle-other",
  "stopped",
  "package-refused",
  "package-not-fetched",
  "voltage-low",
]);

/**
 * Whether it was resumed or rolled back: the control unit was left without a program before, so no fault leaves it as it was. It begins as version 1 and
 * may have timed out as version 2; only what has ended so is helped.
 */
function wasHelped({ version }: HeldUpdate): boolean {
  return version > 2;
}

/** Notes how many bytes a control unit has, and since when it is written without a break. */
export async function keepWritten(
  tx: TxCtx,
  commandId: string,
  { done, of, note }: { done: number; of: number | null; note: string | null },
): Promise<void> {
  if (note !== "programming") return;
  await tx.sql`
    update vds_updates
    set written = ${done}, size = coalesce(${of}::bigint, size), writing_since = coalesce(writing_since, ${tx.clock()}),
      written_before = coalesce(written_before, ${done})
    where command_id = ${commandId} and state = 'running'`;
}

/** Ends the update that a command belongs to. One that has ended meanwhile for want of an answer becomes what it was in truth. */
export async function settleUpdate(
  tx: TxCtx,
  commandId: string,
  kind: CommandKind,
  outcome: Outcome,
): Promise<void> {
  const [found] = await tx.sql<{ id: number }[]>`
    select id::int from vds_updates where command_id = ${commandId}`;
  if (!found) return;
  const held = await holdUpdate(tx, found.id);
  const now = tx.clock();
  if (outcome.kind === "done" && kind === "update-program") {
    const version = await end(tx, held, { state: "success", errorCode: null, recoverable: false, now });
    await noteProgram(tx, held, String(outcome.data.toVersion));
    await publish(tx, updateFinished, {
      ...toldOfUpdate({ ...held, version }),
      seconds: Math.max(0, Math.round((now.getTime() - held.startedAt.getTime()) / 1000)),
      endedAt: now.toISOString(),
    });
    return;
  }
  const isRestored = outcome.kind === "done";
  const errorCode = isRestored ? "rolled-back" : outcome.kind === "late" ? "907703" : outcome.code;
  const isUntouched = isRestored ||
    (held.written === 0 && !wasHelped(held) && outcome.kind === "fault" && UNTOUCHED.has(outcome.code));
  const state = isUntouched ? "not-upgraded" : "failure";
  const version = await end(tx, held, { state, errorCode, recoverable: !isUntouched, now });
  if (isRestored) await noteProgram(tx, held, String(outcome.data.version));
  await publish(tx, updateFailed, {
    ...toldOfUpdate({ ...held, version }),
    upgradeResult: state,
    errorCode,
    blocksDone: blocksOf(held.written),
    recoverable: !isUntouched,
    endedAt: now.toISOString(),
  });
}

async function end(
  { sql }: TxCtx,
  { id }: HeldUpdate,
  { state, errorCode, recoverable, now }: {
    state: "success" | "failure" | "not-upgraded";
    errorCode: string | null;
    recoverable: boolean;
    now: Date;
  },
): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update vds_updates
    set version = version + 1, state = ${state}, error_code = ${errorCode}, recoverable = ${recoverable}, ended_at = ${now},
      written = case when ${state} = 'success' then size else written end
    where id = ${id}
    returning version`;
  return row.version;
}
