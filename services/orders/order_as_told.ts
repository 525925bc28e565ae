import type { TxCtx } from "@/kernel/ctx.ts";
import type { MessageParams } from "@/engines/messages/words.ts";

/** Parts that a message names; of more it says that there are. */
const NAMED = 5;

/** What a message says of an order beside its number, so that nobody has to open it to know whose car waits for what. */
export interface OrderAsTold {
  /** Who sent it. */
  userId: number;
  /** Names the job by what a workshop calls it: plate, repair order, name; never the customer, since mails leave the portal. */
  job: MessageParams;
  /** Names the parts of these lines. */
  parts(lineNos: Iterable<number>): MessageParams;
}

/** Null where there is no such order. */
export async function orderAsTold({ sql }: TxCtx, number: string): Promise<OrderAsTold | null> {
  const [order] = await sql<{ userId: number; job: string | null; parts: Record<string, string> }[]>`
    select
      o.user_id,
      nullif(concat_ws(' · ', nullif(j.plate, ''), nullif(j.repair_order, ''), nullif(j.name, '')), '') as job,
      (select jsonb_object_agg(l.line_no, l.shown) from order_lines l where l.order_number = o.number) as parts
    from orders o
    left join jobs j on j.id = o.job_id
    where o.number = ${number}`;
  if (!order) return null;
  const { userId, job, parts } = order;
  return {
    userId: Number(userId),
    job: job === null ? {} : { ofJob: job },
    parts(lineNos): MessageParams {
      const named = [...new Set(lineNos)].sort((a, b) => a - b).flatMap((lineNo) => parts[lineNo] ?? []);
      if (named.length === 0) return {};
      return { namedParts: [...named.slice(0, NAMED), ...named.length > NAMED ? ["…"] : []] };
    },
  };
}
