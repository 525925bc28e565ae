import type { TxCtx } from "@/kernel/ctx.ts";
import { LAW_USE } from "./rows.ts";

/** What events say of a legal standard as it is now. */
export async function toldOfLaw({ sql }: TxCtx, id: number) {
  const [row] = await sql<
    [{ lawCode: string; version: number; effectiveOn: string; countryCodes: string[]; fileIds: string[] }]
  >`
    select t.number as law_code, t.version, t.effective_on::text, t.country_codes,
      array(select u.file_id::text from file_uses u where u.kind = ${LAW_USE} and u.id = t.id::text order by u.since, u.file_id) as file_ids
    from legal_standards t where t.id = ${id}`;
  return { lawId: id, ...row };
}
