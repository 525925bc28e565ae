import type { Fragment } from "postgres";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { documentKind } from "@/engines/documents/document_kinds.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { VDS_FEEDBACK, type VdsFeedbackKind } from "./feedback_states.ts";

/** Under which its pictures are used. */
export const VDS_FEEDBACK_USE = "vds-feedback";

/** Kinds of documents that tell a cause. */
export const telling = (): DocumentKind[] => ["case", "tsb"].map(documentKind);

/** Feedback `t` with store, author and vehicle. */
export function vdsFeedbackTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`vds_feedback t
    join orgs o on o.code = t.store_code
    join users a on a.id = t.author_id
    left join vehicles v on v.vin = t.vin
    left join series s on s.code = v.series_code`;
}

/** What a row says of it. */
export function vdsFeedbackColumns({ sql, chain }: Pick<Ctx, "sql" | "chain">): Fragment {
  const langs = chain as string[];
  return sql`
    t.id::int, t.version, t.kind, t.state, t.diagnosis_id::int, t.vin, coalesce(name_in(s.names, ${langs}), '') as series_name,
    name_in(o.names, ${langs}) as store_name, a.full_name as author, t.sent_at, t.outcome, t.reason, t.dtc_codes, t.text,
    t.ended_at`;
}

/** Feedback of a kind that whoever acts may see: that of the stores that their right reaches. */
export function seesVdsFeedback(ctx: Ctx, kind: VdsFeedbackKind): Fragment {
  const { sql } = ctx;
  return sql`(t.kind = ${kind} and ${
    scopeOf(ctx, `${VDS_FEEDBACK[kind].page}:view`)({ org: sql`t.store_code` })
  })`;
}

/** The same of what they may answer. */
export function answersVdsFeedback(ctx: Ctx, kind: VdsFeedbackKind): Fragment {
  const { sql } = ctx;
  return sql`(t.kind = ${kind} and ${
    scopeOf(ctx, `${VDS_FEEDBACK[kind].page}:process`)({ org: sql`t.store_code` })
  })`;
}
