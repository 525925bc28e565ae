import type { Ctx } from "@/kernel/ctx.ts";
import { currencyOfStore, storeTerms } from "../review/store_terms.ts";
import { readCart } from "../cart.ts";
import { currentJobId } from "../jobs/current.ts";
import { hourlyRate, laborOfJob } from "../labor/job_labor.ts";
import { type QuotedLabor, quotedLabor } from "../labor/labor_amount.ts";
import { readOrder } from "../read_orders.ts";
import type { JobTold } from "../types.ts";

/** A line that can be quoted: prices of one piece as decimal text. */
export interface QuoteLine {
  /** Tells it apart within its source. */
  key: string;
  /** Number as the catalogue shows it. */
  shown: string;
  name: string;
  quantity: number;
  vin: string | null;
  net: string;
  list: string | null;
  core: string | null;
}

export interface QuoteSource {
  lines: QuoteLine[];
  /** Work of the job. */
  labor: QuotedLabor[];
  /** What an hour of the store was quoted at last; null where nothing was yet. */
  hourlyRate: string | null;
  currency: string;
  vatPercent: string | null;
  /** Name and address of the store. */
  sender: string[];
  /** The job that it is for; null where the reader does not see it, or there is none. */
  job: JobTold | null;
}

/** What a quote is made of: an order, or the reader's cart; names in the reader's language. Refuses `order-unknown`. */
export async function quoteSource(ctx: Ctx, order: string | null): Promise<QuoteSource> {
  const terms = await storeTerms(ctx);
  if (order !== null) {
    const { lines, totals, storeName, job } = await readOrder(ctx, order);
    return {
      lines: lines.map((line) => ({
        ...line,
        key: String(line.lineNo),
        net: line.price.amount,
        list: line.listPrice?.amount ?? null,
        core: line.core?.amount ?? null,
      })),
      currency: totals.net.currency,
      vatPercent: totals.vatPercent,
      sender: terms.deliverTo === "" ? [storeName] : terms.deliverTo.split("\n"),
      job,
      labor: quotedLabor(await laborOfJob(ctx, job?.id ?? null)),
      hourlyRate: await hourlyRate(ctx),
    };
  }
  const { lines, job } = await readCart(ctx);
  const priced = lines.filter((line) => line.price !== null);
  return {
    lines: priced.map((line) => ({
      ...line,
      key: String(line.id),
      net: line.price!.amount,
      list: line.listPrice?.amount ?? null,
      core: line.core?.amount ?? null,
    })),
    currency: priced[0]?.price?.currency ?? await currencyOfStore(ctx),
    vatPercent: terms.vatPercent,
    sender: terms.deliverTo.split("\n"),
    job,
    labor: quotedLabor(await laborOfJob(ctx, await currentJobId(ctx))),
    hourlyRate: await hourlyRate(ctx),
  };
}
