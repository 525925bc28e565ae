import type { Fragment } from "postgres";
import { recordChange } from "@/engines/audit/record_change.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { addStep } from "./add_step.ts";
import type { States } from "./define_states.ts";

/** A thing as whoever acts has read it. */
export interface Asked {
  id: number;
  version: number;
}

/** A thing that an action holds, with its version after the action and its states before and after. */
export interface Held<S extends string> {
  id: number;
  version: number;
  before: S;
  state: S;
}

/** What is kept of an action beside the state. */
export interface Said {
  /** For the course. */
  note?: string;
  /** For the log, beside the state. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/**
 * Does something with a thing of a machine: right, row lock, version, move, what the domain writes and publishes, state, step of its course and line of the log, in one
 * transaction. Refuses `no-right`, `person-needed`, `not-found`, `state-changed` when somebody was faster, what the move refuses and what `write` refuses.
 *
 * @param reaches the condition under which whoever acts may touch a row, over alias `t`
 * @param write what else changes: it is handed the row before its state is written
 */
export async function actOn<S extends string, A extends string>(
  ctx: Ctx,
  { kind, table, page, moves, rights, operations }: States<S, A>,
  asked: Asked,
  action: A,
  reaches: (tx: TxCtx) => Fragment,
  write: (tx: TxCtx, held: Held<S>) => Promise<Said>,
): Promise<void> {
  // The portal itself acts by the clock.
  if (ctx.actor.kind !== "system") {
    requireRight(ctx, rights[action]);
    personOf(ctx);
  }
  await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [row] = await sql<{ state: S; version: number }[]>`
      select t.state, t.version from ${sql(table)} t
      where t.id = ${asked.id} and ${reaches(tx)}
      for update of t`;
    if (!row) throw refuse("not-found");
    if (row.version !== asked.version) throw refuse("state-changed");
    const move = moves[row.state][action];
    if ("refused" in move) throw refuse(move.refused);
    const held = { id: asked.id, version: row.version + 1, before: row.state, state: move.to };
    const { note = "", before = {}, after = {} } = await write(tx, held);
    await sql`
      update ${sql(table)} set state = ${held.state}, version = ${held.version}, changed_at = ${tx.clock()}
      where id = ${held.id}`;
    await addStep(tx, { kind, id: held.id, action, state: held.state, note });
    await recordChange(tx, {
      operation: operations[action],
      funLink: page,
      subjectKind: page,
      subjectId: held.id,
      before: { state: held.before, ...before },
      after: { state: held.state, ...(note === "" ? {} : { note }), ...after },
    });
  });
}
