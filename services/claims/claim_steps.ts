import type { DocumentView } from "@/engines/documents/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Where a claim stands with one of the three departments. */
export interface ClaimStep {
  department: string;
  /** In the reader's language. */
  name: string;
  state: "passed" | "now" | "open" | "rejected" | "failed";
  /** Who decided and when; null: nobody yet. */
  by: string | null;
  at: Date | null;
  remark: string | null;
}

interface Decided {
  department: string;
  name: string;
  result: 0 | 1 | 2 | null;
  by: string | null;
  at: Date | null;
  remark: string | null;
}

const STATES = { 0: "rejected", 1: "passed", 2: "failed" } as const;

/** The three departments in turn, with what each decided since the claim was submitted last. */
export async function claimSteps(
  ctx: Ctx,
  { revisionId, departmentCode, values }: DocumentView<{ departments: string[] }>,
): Promise<ClaimStep[]> {
  const { sql, chain } = ctx;
  const rows = await sql<Decided[]>`
    select e.code as department, name_in(e.names, ${chain as string[]}) as name, a.result, a.remark, a.decided_at as at,
      u.full_name as by
    from unnest(${values.departments}::text[]) with ordinality t (code, place)
    join departments e on e.code = t.code
    left join lateral (
      select * from document_approvals p
      where p.revision_id = ${revisionId} and p.department_code = t.code and p.voided_at is null
      order by p.id desc
      limit 1
    ) a on true
    left join users u on u.id = a.user_id
    order by t.place`;
  return rows.map(({ result, ...row }) => ({
    ...row,
    state: result !== null ? STATES[result] : row.department === departmentCode ? "now" : "open",
  }));
}
