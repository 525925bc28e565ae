import type { Pool, Sql } from "@/kernel/ctx.ts";
import { progressBar } from "../progress.ts";

/** A part of the generating that goes on where it was stopped. */
export interface Step {
  name: string;
  /** Units of work: rows, series, indexes. */
  total: number;
  /** Units of one transaction. */
  batch: number;
  /** Does the units from `from` (inclusive) to `to` (exclusive). */
  run(sql: Sql, from: number, to: number): Promise<unknown>;
}

/** Runs the steps in order. Each batch commits with its progress, so that a run that was ended goes on behind it. */
export async function runSteps(sql: Pool, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const [row] = await sql<{ done: number }[]>`select done from bench.progress where step = ${step.name}`;
    let done = row?.done ?? 0;
    if (done >= step.total) continue;
    const bar = progressBar(step.name, step.total);
    bar.show(done);
    while (done < step.total) {
      const to = Math.min(done + step.batch, step.total);
      await sql.begin(async (tx) => {
        // Rows are right by the way they are made: foreign keys need not look at each of them.
        await tx`set local session_replication_role = replica`;
        await step.run(tx, done, to);
        await tx`
          insert into bench.progress (step, done)
          values (${step.name}, ${to})
          on conflict (step) do update set done = excluded.done`;
      });
      done = to;
      bar.show(done);
    }
  }
}
