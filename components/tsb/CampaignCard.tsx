import { Card } from "@/components/Card.tsx";
import { State, Vin } from "@/components/Mark.tsx";
import type { State as PageState } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { CampaignProgress, WorkOrderRow } from "@/services/tsb/work_orders/types.ts";
import { ProgressBar } from "./ProgressBar.tsx";
import { DueDay, WorkOrderState } from "./WorkOrderState.tsx";
import { workOrdersHref } from "./work_order_links.ts";

/** How far the work is that a bulletin asks for, of the orders that the reader may see; nothing where there are none. */
export function CampaignCard({ order, campaign, state }: {
  /** On the vehicle that was asked about. */
  order: WorkOrderRow | null;
  campaign: CampaignProgress | null;
  state: PageState;
}) {
  if (!campaign) return null;
  const { ctx, basePath } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { tsbCode, closedAt, dueOn, overdue } = campaign;
  return (
    <Card
      title={t("tsb.order.progress")}
      end={
        <a class="link" href={workOrdersHref(basePath, { view: "progress", tsb: tsbCode })}>
          {t("tsb.order.to_progress")}
        </a>
      }
    >
      {order && (
        <p class="campaign-facts">
          <a class="link" href={workOrdersHref(basePath, { order: order.id })}>
            {t("tsb.order.number", { id: order.id })}
          </a>
          <WorkOrderState state={order.state} t={t} />
          {order.overdue && <DueDay order={order} t={t} format={format} />}
          <Vin>{order.vin}</Vin>
        </p>
      )}
      <ProgressBar counts={campaign} t={t} format={format} />
      <p class="campaign-facts">
        {closedAt
          ? <State tone="ok">{t("tsb.order.campaign_closed", { day: format.moment(closedAt) })}</State>
          : dueOn && <span>{t("tsb.order.campaign_due", { day: format.day(dueOn) })}</span>}
        {overdue > 0 && (
          <a class="link" href={workOrdersHref(basePath, { tsb: tsbCode, due: "overdue" })}>
            <State tone="err">{t("tsb.order.overdue_count", { count: overdue })}</State>
          </a>
        )}
      </p>
    </Card>
  );
}
