import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Vin } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { WorkOrder } from "@/services/tsb/work_orders/types.ts";
import { DueDay, WorkOrderState } from "./WorkOrderState.tsx";
import { WorkOrderVerbs } from "./WorkOrderVerbs.tsx";
import { workOrdersHref } from "./work_order_links.ts";

/** One work order: what can be done with it, vehicle, bulletin, what the store did, and its course. */
export function WorkOrderPage({ order, state }: { order: WorkOrder; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const opens = (route: string) => {
    const page = pageOf(route);
    return page !== undefined && may(ctx.actor, page.need);
  };
  const vin = <Vin>{order.vin}</Vin>;
  const bulletin = `${order.tsbCode} ${order.title}`;
  const list = (codes: readonly string[]) => format.names(codes) || "–";
  return (
    <>
      <PageHead
        title={t("tsb.order.number", { id: order.id })}
        note={<WorkOrderState state={order.state} t={t} />}
        crumbs={[{ label: t("page.TsbWorkOrder"), href: workOrdersHref(basePath) }]}
      />
      <FlashNotice flash={flash} />
      {order.overdue && (
        <Notice tone="err">{t("tsb.order.overdue_since", { day: format.day(order.dueOn!) })}</Notice>
      )}
      {!order.bulletinInForce && <Notice tone="warn">{t("tsb.order.bulletin_gone")}</Notice>}
      <div class="document">
        <div class="document-main">
          <WorkOrderVerbs order={order} state={state} />
          {order.state === "done" && (
            <Card title={t("tsb.order.what_was_done")}>
              <Facts
                facts={[
                  { name: t("tsb.order.workedOn"), value: order.workedOn ? format.day(order.workedOn) : "–" },
                  {
                    name: t("tsb.order.mileage"),
                    value: order.mileage === null ? "–" : `${format.number(order.mileage)} km`,
                  },
                  {
                    name: t("tsb.order.laborCodes"),
                    value: <span class="mono">{list(order.laborCodes)}</span>,
                  },
                  {
                    name: t("tsb.order.partNumbers"),
                    value: <span class="mono">{list(order.partNumbers)}</span>,
                  },
                  { name: t("tsb.order.note"), value: order.note || "–" },
                ]}
              />
            </Card>
          )}
          <Card title={t("tsb.order.course")} bare>
            <table class="table stack">
              <tbody>
                {order.steps.map((step, place) => (
                  <tr key={place}>
                    <td class="title">
                      {t(`tsb.order.step_${step.action}`, { store: step.storeName ?? "" })}
                      {step.reason !== "" && (
                        <span class="block text-meta text-ink-3">
                          {step.action === "close" ? t(`tsb.order.ended_${step.reason}`) : step.reason}
                        </span>
                      )}
                    </td>
                    <td>{step.by ?? t("tsb.order.by_portal")}</td>
                    <td class="nowrap tabular-nums">{format.moment(step.at)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        </div>
        <div class="document-side">
          <Card>
            <Facts
              facts={[
                {
                  name: t("tsb.order.vin"),
                  value: opens("EPCPage")
                    ? <a class="link" href={`${basePath}/EPCPage?vin=${order.vin}`}>{vin}</a>
                    : vin,
                },
                { name: t("tsb.order.series"), value: order.seriesName || "–" },
                {
                  name: t("tsb.order.bulletin"),
                  value: opens("TSBList") && order.bulletinInForce
                    ? <a class="link" href={`${basePath}/TSBPreview?id=${order.tsbId}`}>{bulletin}</a>
                    : bulletin,
                },
                { name: t("tsb.order.dueOn"), value: <DueDay order={order} t={t} format={format} /> },
                { name: t("tsb.order.store"), value: order.storeName },
                { name: t("tsb.order.region"), value: order.regionName ?? "–" },
                { name: t("tsb.order.raisedAt"), value: format.moment(order.raisedAt) },
                { name: t("tsb.order.takenUpBy"), value: order.takenUpBy ?? "–" },
              ]}
            />
          </Card>
        </div>
      </div>
    </>
  );
}
