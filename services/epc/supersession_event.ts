import { outboxRow } from "@/engines/events/publish.ts";
import { partSuperseded } from "@/events/epc.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { logSuperseded } from "./change_log.ts";

/** Parts whose events are written at once. */
const AT_ONCE = 200;

interface Successors {
  partNumber: string;
  version: number;
  replacedBy: { partNumber: string; ratio: string }[];
  kind: "at_once" | "use_up_stock";
  interchange: "both" | "forward" | "none";
  validFrom: string;
}

/**
 * Tells of parts whose successors have changed, one event each (event `epc.part-superseded`): with the first set that replaces it now. Of a part that
 * nothing follows any more only the log says so.
 */
export async function publishSuperseded(
  tx: TxCtx,
  numbers: readonly string[],
  importId: number | null,
): Promise<void> {
  const { sql } = tx;
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const some = numbers.slice(from, from + AT_ONCE);
    await sql`
      update parts set supersession_version = supersession_version + 1 where number = any (${some}::text[])`;
    const found = await sql<Successors[]>`
      select
        p.number as part_number, p.supersession_version as version, min(s.kind) as kind, min(s.interchange) as interchange,
        min(s.valid_from) as valid_from,
        jsonb_agg(jsonb_build_object('partNumber', s.to_number, 'ratio', trim_scale(s.ratio)::text) order by s.to_number) as replaced_by
      from parts p
      join supersessions s on s.from_number = p.number
      where p.number = any (${some}::text[])
        and s.set_no = (select min(o.set_no) from supersessions o where o.from_number = p.number)
      group by p.number
      order by p.number`;
    const rows = found.map(({ kind, ...part }) =>
      outboxRow(tx, partSuperseded, {
        ...part,
        how: kind === "at_once" ? "at-once" : "use-up-stock",
      })
    );
    if (rows.length > 0) await sql`insert into outbox ${sql(rows)}`;
    const by = new Map(
      found.map((one) => [one.partNumber, one.replacedBy.map(({ partNumber }) => partNumber)]),
    );
    await logSuperseded(tx, some.map((number) => ({ number, by: by.get(number) ?? [] })), importId);
  }
  if (numbers.length > 0) tx.signal("outbox");
}
