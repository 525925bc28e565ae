import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/**
 * Runs one import in a transaction: all of it or nothing, with one line in the operation log. What the database refuses
 * is told as the rule that it breaks: `reference-unknown`, `duplicate`, `value-not-allowed`, `supersession-circle`.
 */
export async function importing(
  ctx: Ctx,
  operation: string,
  subjectKind: string,
  count: number,
  work: (ctx: TxCtx) => Promise<void>,
): Promise<void> {
  if (count === 0) return;
  try {
    await ctx.tx(async (tx) => {
      await work(tx);
      await recordChange(tx, { operation, subjectKind, subjectId: "import", after: { count } });
    });
  } catch (error) {
    throw asRefusal(error);
  }
}

interface DatabaseError {
  code?: string;
  detail?: string;
  constraint_name?: string;
}

function asRefusal(error: unknown): unknown {
  const { code, detail = "", constraint_name: constraint = "" } = error as DatabaseError;
  if (code === "23503") {
    const [, column = constraint, value = ""] = /Key \((.+?)\)=\((.+?)\)/.exec(detail) ?? [];
    return refuse("reference-unknown", { what: column, code: value });
  }
  if (code === "23505" || code === "21000") return refuse("duplicate");
  if (constraint === "supersession_circle") {
    const [from = "", to = ""] = detail.split(" ");
    return refuse("supersession-circle", { from, to });
  }
  if (code === "23514" || code === "23502" || code === "22P02") {
    return refuse("value-not-allowed", { what: constraint || detail });
  }
  return error;
}

/** Refuses `reference-unknown` for the first code that is not among those of the table: arrays have no foreign keys. */
export async function requireKnown(tx: TxCtx, table: string, codes: Iterable<string>): Promise<void> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return;
  const { sql } = tx;
  const [unknown] = await sql<{ code: string }[]>`
    select w.code
    from unnest(${wanted}::text[]) as w (code)
    where not exists (select from ${sql(table)} t where t.code = w.code)
    limit 1`;
  if (unknown) throw refuse("reference-unknown", { what: table, code: unknown.code });
}
