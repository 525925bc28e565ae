import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { State as StateMark } from "@/components/Mark.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Sending } from "@/services/labor/hand_over/sending_of.ts";
import { sentTone } from "@/services/labor/hand_over/sent_result.ts";

/** What became of the hand-over of a released labor item to the dealer management system. */
export function SendingCard({ sending, code, state }: {
  sending: Sending | null;
  code: string | null;
  state: State;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  if (!sending) return null;
  const { sentResult, sentTime, attempts, reason } = sending;
  return (
    <Card title={t("labor.push.title")}>
      <Facts
        facts={[
          {
            name: t("labor.item.sentResult"),
            value: (
              <StateMark tone={sentTone(sentResult)} shape="square">
                {t(`labor.sent_${sentResult}`)}
              </StateMark>
            ),
          },
          ...sentTime ? [{ name: t("labor.item.sentTime"), value: formatOf(ctx).moment(sentTime) }] : [],
          ...attempts > 0 ? [{ name: t("labor.push.tries"), value: attempts }] : [],
          ...reason ? [{ name: t("labor.push.reason"), value: reason }] : [],
        ]}
      />
      {may(ctx.actor, "LaborCatalogPushLog:view") && code !== null && (
        <p>
          <a class="link" href={`${basePath}/LaborCatalogPushLog?keyword=${encodeURIComponent(code)}`}>
            {t("labor.push.to_log")}
          </a>
        </p>
      )}
    </Card>
  );
}
