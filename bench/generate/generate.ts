import { connect } from "@/platform/database/connect.ts";
import { syncBaseData, systemCtx } from "@/platform/base_data.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { progressBar } from "../progress.ts";
import { startBenchServer } from "../server.ts";
import { figureSteps } from "./figures.ts";
import { writeNames } from "./names.ts";
import { partSteps, writePartFunctions } from "./parts.ts";
import { searchSteps } from "./search_rows.ts";
import { writeSeries } from "./series.ts";
import { keepSize, type Size } from "./size.ts";
import { runSteps, type Step } from "./step.ts";
import { vehicleSteps } from "./vehicles.ts";

/** Fills the bench's database, or goes on where an earlier run was ended; answers at once when it is full. */
export async function generate(folder: string, size: Size): Promise<void> {
  await using server = await startBenchServer(folder, { loading: true });
  const sql = connect(server.url, { pool: 4, name: "tis bench" });
  try {
    await keepSize(sql, size);
    const dictionaries = await shippedTexts();
    const ctx = systemCtx(sql, dictionaries);
    const base: Step = {
      name: "series and models",
      total: 1,
      batch: 1,
      async run(tx) {
        // Written by the portal's verbs, each in a transaction of its own; written again after an interruption.
        await syncBaseData(ctx, dictionaries);
        await writeSeries(ctx);
        await writeNames(tx);
        await writePartFunctions(tx);
        await tx`analyze`;
      },
    };
    await runSteps(sql, [
      base,
      ...partSteps(size),
      ...figureSteps(size),
      ...searchSteps(size),
      ...vehicleSteps(size),
    ]);
    await settle(sql);
  } finally {
    await sql.end();
  }
}

/** Statistics and the visibility map, as autovacuum has them in a database that has lived; outside any transaction. */
async function settle(sql: ReturnType<typeof connect>): Promise<void> {
  const [done] = await sql`select from bench.progress where step = 'vacuum'`;
  if (done) return;
  const bar = progressBar("vacuum", 1);
  bar.show(0);
  await sql`vacuum analyze`;
  await sql`checkpoint`;
  await sql`insert into bench.progress (step, done) values ('vacuum', 1)`;
  bar.show(1);
}
