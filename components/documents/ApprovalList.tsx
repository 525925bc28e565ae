import { Card } from "@/components/Card.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { State } from "@/components/Mark.tsx";
import type { Approval } from "@/engines/documents/history.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";

/** What a decision made of the document. */
const DECIDED = { 0: "returned", 1: "passed", 2: "failed" } as const;

/** Every decision on a document: result, who, of which department, when, why (specification section 3, approval record). */
export function ApprovalList({ approvals, ctx }: { approvals: readonly Approval[]; ctx: Ctx }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <Card title={t("documents.approvals")}>
      {approvals.length === 0 && <p class="text-ink-2">{t("documents.no_approvals")}</p>}
      <ul class="document-approvals">
        {approvals.map((one) => (
          <li key={one.id}>
            <State tone={toneOf(one.isVoid ? "withdrawn" : DECIDED[one.result])}>
              {t(`documents.result_${one.result}`)}
            </State>{" "}
            {one.isVoid && <span class="text-ink-3">{t("documents.void")}</span>}
            <div>
              {one.approver}
              {one.post && `, ${one.post}`} · {one.department}
              {one.inPlaceOf && ` · ${t("documents.in_place_of", { name: one.inPlaceOf })}`}
            </div>
            <div class="text-meta text-ink-3">
              {t("documents.revision_n", { number: one.revision })} · {format.moment(one.decidedAt)}
            </div>
            {one.remark && <p>{one.remark}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
