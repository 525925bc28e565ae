import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { LookAlike } from "./look_alike.ts";

/** What the dictionary says of fault codes that a question names. */
export async function dtcsAlike(ctx: Ctx, codes: readonly string[]): Promise<LookAlike[]> {
  if (codes.length === 0 || !may(ctx.actor, "DTCManage:view")) return [];
  const { sql, t } = ctx;
  const chain = ctx.chain as string[];
  const rows = await sql<{ id: number; code: string; ecu: string | null; title: string; text: string }[]>`
    select d.id::int, d.dtc_code as code, d.ecu, name_in(d.names, ${chain}) as title,
      coalesce(name_in(d.checks, ${chain}), name_in(d.causes, ${chain}), '') as text
    from dtcs d
    where d.deleted_at is null and d.dtc_code = any(${
    codes.flatMap((code) => [code, code.split("-")[0]!])
  }::text[])
    order by d.dtc_code, d.ecu nulls first
    limit 4`;
  return rows.map(({ id, code, title, text }) => ({
    source: "dtc",
    key: code,
    code,
    title,
    text,
    link: `DTCManage?entry=${id}`,
    reason: t("qa.same_dtc", { code }),
    weight: 0.9,
  }));
}
