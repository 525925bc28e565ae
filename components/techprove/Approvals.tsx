import { Card } from "@/components/Card.tsx";
import { Chip } from "@/components/Mark.tsx";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Improvement } from "@/services/techprove/types.ts";

/** What each of those asked said of an improvement. */
export function Approvals({ improvement, state: { ctx } }: { improvement: Improvement; state: State }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <Card title={t("techprove.approvals")} bare>
      <table class="table stack">
        <tbody>
          {improvement.approvalList.map((
            { id, fullName, verifyResult, verifyRemark, verifyTime, voided },
          ) => (
            <tr key={id}>
              <td class="title">
                {fullName}
                {verifyRemark !== "" && <span class="block text-meta text-ink-3">{verifyRemark}</span>}
              </td>
              <td>
                {voided && verifyResult !== 0
                  ? t("techprove.word_void")
                  : verifyResult === null
                  ? t("techprove.word_none")
                  : (
                    <Chip tone={verifyResult === 1 ? "ok" : "err"}>
                      {t(verifyResult === 1 ? "techprove.word_approved" : "techprove.word_rejected")}
                    </Chip>
                  )}
              </td>
              <td class="nowrap tabular-nums">{verifyTime ? format.moment(verifyTime) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
