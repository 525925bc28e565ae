import { z } from "zod";
import { LOG_LEVELS } from "@/engines/audit/level_of.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** After how many months logs are deleted by themselves: two or three years (specification section 9); 0: by hand alone. */
export const KEEP_MONTHS = [0, 24, 36] as const;
/** After how many months read messages, and mails and hand-overs that ended, are deleted; 0: never. */
export const KEEP_TOLD_MONTHS = [0, 6, 12, 24] as const;

export const logSettings = z.object({
  level: z.int(),
  keepMonths: z.int(),
  keepToldMonths: z.int(),
  version: z.int(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe("full name"),
});
export type LogSettings = z.infer<typeof logSettings>;

/** A number of a few; forms send it as text, which the edge reads as a number. */
const oneOf = (values: readonly number[]) =>
  z.int().refine((value) => values.includes(value)).describe(values.join(", "));

export const wantedLogSettings = z.object({
  level: oneOf(LOG_LEVELS),
  keepMonths: oneOf(KEEP_MONTHS),
  keepToldMonths: oneOf(KEEP_TOLD_MONTHS),
  version: z.int().describe("as it was read"),
});
export type WantedLogSettings = z.infer<typeof wantedLogSettings>;

/** What is written and how long it is kept. */
export async function readLogSettings({ sql }: Pick<Ctx, "sql">): Promise<LogSettings> {
  const [row] = await sql<LogSettings[]>`
    select s.level, coalesce(s.keep_months, 0) as keep_months, coalesce(s.keep_told_months, 0) as keep_told_months, s.version,
      s.changed_at, u.full_name as changed_by
    from log_settings s
    left join users u on u.id = s.changed_by`;
  return isoMoments(row!);
}

/**
 * Changes what is written; in force with the next batch of readings of every process, which asks for it (engines/audit/read_buffer.ts).
 * Refuses `state-changed` for another version than the one that was read, and `batch-no-change` where nothing would differ.
 */
export async function saveLogSettings(ctx: Ctx, wanted: WantedLogSettings): Promise<void> {
  if (!(LOG_LEVELS as readonly number[]).includes(wanted.level)) throw refuse("not-found");
  await ctx.tx(async (tx) => {
    const { sql } = tx;
    await sql`select from log_settings for update`;
    const before = await readLogSettings(tx);
    if (before.version !== wanted.version) throw refuse("state-changed");
    const names = (["level", "keepMonths", "keepToldMonths"] as const).filter((name) =>
      before[name] !== wanted[name]
    );
    if (names.length === 0) throw refuse("batch-no-change");
    await sql`
      update log_settings
      set level = ${wanted.level}, keep_months = nullif(${wanted.keepMonths}::int, 0),
        keep_told_months = nullif(${wanted.keepToldMonths}::int, 0), version = version + 1, changed_at = ${tx.clock()},
        changed_by = ${personId(tx)}`;
    await recordChange(tx, {
      operation: "saveLogSettings",
      funLink: "LogManage",
      subjectKind: "log-settings",
      subjectId: 1,
      before: Object.fromEntries(names.map((name) => [name, before[name]])),
      after: Object.fromEntries(names.map((name) => [name, wanted[name]])),
    });
  });
}
