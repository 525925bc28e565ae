import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { readLogSettings } from "./log_settings.ts";
import { dropOldLogs, findOldLogs, type OldLogs, type OldYears } from "./old_logs.ts";

/** Two deletions at once would count the same months. */
const DELETION_LOCK = 0x746973_78;

/**
 * Deletes the logs that are older than two or three years (specification section 9), as it was asked and confirmed: `rows` and `until` are what was shown
 * before. The deletion itself is a line of the log. Refuses `logs-none-old`, and `state-changed` when there is something else to delete by now.
 */
export async function deleteOldLogs(
  ctx: Ctx,
  { years, rows, until }: { years: OldYears; rows: number; until: string },
): Promise<OldLogs> {
  return await deleteOld(ctx, years * 12, (old) => {
    if (old.rows === 0) throw refuse("logs-none-old", { years });
    if (old.rows !== rows || old.until !== until) throw refuse("state-changed");
    return true;
  });
}

/** What the clock does each night: deletes what is older than the settings keep, if they say so. Null when nothing was to do. */
export async function retireLogs(ctx: Ctx): Promise<OldLogs | null> {
  const { keepMonths } = await readLogSettings(ctx);
  if (keepMonths === 0) return null;
  const old = await deleteOld(ctx, keepMonths, ({ rows, months }) => rows > 0 || months.length > 0);
  return old.rows > 0 || old.months.length > 0 ? old : null;
}

async function deleteOld(ctx: Ctx, months: number, isMeant: (old: OldLogs) => boolean): Promise<OldLogs> {
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    await sql`select pg_advisory_xact_lock(${DELETION_LOCK})`;
    const old = await findOldLogs(tx, months);
    if (!isMeant(old)) return old;
    await dropOldLogs(sql, old);
    const { rows, from, until } = old;
    await recordChange(tx, {
      operation: "deleteOldLogs",
      funLink: "LogManage",
      subjectKind: "logs",
      subjectId: until,
      before: { rows, from, until },
    });
    return old;
  });
}
