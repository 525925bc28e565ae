import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { FieldFrame, refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { Notice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { registerTexts } from "@/components/registers/register_texts.ts";
import type { State } from "@/edge/state.ts";
import { canDo } from "@/engines/states/answers.ts";
import { ReferenceBehaviours } from "@/islands/registers/ReferenceBehaviours.tsx";
import { LIMITS } from "@/kernel/limits.ts";
import { today } from "@/kernel/today.ts";
import type { WorkOrder } from "@/services/tsb/work_orders/types.ts";
import { workOrdersHref } from "./work_order_links.ts";

/** The forms of what the reader can do now; where they can do nothing, why the order has ended. */
export function WorkOrderVerbs({ order, state }: { order: WorkOrder; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const can = canDo(order.actions);
  const back = workOrdersHref(basePath, { order: order.id });
  const path = `/tis/tsb-work-orders/${order.id}`;
  const fields = { version: order.version };
  const kept = (form: string, name: string) => ({
    value: typedOf(flash, form, name),
    error: refusalOf(flash, form, name),
  });
  return (
    <>
      {order.state === "not_applicable" && (
        <Notice tone="info">
          {order.endedBy === "store" ? order.reason : t(`tsb.order.ended_${order.endedBy ?? "revoked"}`)}
        </Notice>
      )}
      {can("take-up") && (
        <Card title={t("tsb.order.next_take-up")}>
          <CallForm id="take-up" action={`${path}/taking-up`} back={back} fields={fields}>
            <Button kind="primary" icon="wrench">{t("tsb.order.do_take-up")}</Button>
          </CallForm>
        </Card>
      )}
      {can("finish") && (
        <Card title={t("tsb.order.do_finish")}>
          <CallForm
            id="finish"
            action={`${path}/finishing`}
            back={back}
            fields={fields}
            class="work-order-form"
          >
            <TextField
              name="workedOn"
              type="date"
              label={t("tsb.order.workedOn")}
              max={today(ctx)}
              required
              {...kept("finish", "workedOn")}
              value={typedOf(flash, "finish", "workedOn") ?? today(ctx)}
            />
            <TextField
              name="mileage"
              type="number"
              label={t("tsb.order.mileage")}
              min={0}
              max={9_999_999}
              required
              {...kept("finish", "mileage")}
            />
            <TextField
              name="laborCodes"
              label={t("tsb.order.laborCodes")}
              hint={t("tsb.order.one_a_line")}
              rows={2}
              mono
              {...kept("finish", "laborCodes")}
            />
            <TextField
              name="partNumbers"
              label={t("tsb.order.partNumbers")}
              hint={t("tsb.order.one_a_line")}
              rows={2}
              mono
              {...kept("finish", "partNumbers")}
            />
            <TextField
              name="note"
              label={t("tsb.order.note")}
              rows={2}
              maxLength={LIMITS.noteLength}
              class="work-order-across"
              {...kept("finish", "note")}
            />
            <div class="work-order-across">
              <Button kind="primary" icon="check">{t("tsb.order.do_finish")}</Button>
            </div>
          </CallForm>
        </Card>
      )}
      {(["rule-out", "reopen"] as const).filter(can).map((action) => (
        <Card key={action} title={t(`tsb.order.do_${action}`)}>
          <CallForm
            id={action}
            action={`${path}/${action === "reopen" ? "reopening" : "ruling-out"}`}
            back={back}
            fields={fields}
          >
            <TextField
              name="reason"
              idPrefix={action}
              label={t("tsb.order.reason")}
              required
              rows={2}
              maxLength={LIMITS.noteLength}
              {...kept(action, "reason")}
            />
            <div>
              <Button icon={action === "reopen" ? "undo-2" : "ban"}>{t(`tsb.order.do_${action}`)}</Button>
            </div>
          </CallForm>
        </Card>
      ))}
      {can("move") && (
        <Card title={t("tsb.order.do_move")}>
          <CallForm id="move" action={`${path}/moving`} back={back} fields={fields} class="work-order-form">
            <FieldFrame
              name="storeCode"
              idPrefix="move"
              label={t("tsb.order.storeCode")}
              hint={t("tsb.order.storeCode_hint")}
              required
              error={refusalOf(flash, "move", "storeCode")}
            >
              {(aria) => (
                <input
                  {...aria}
                  class="input"
                  maxLength={60}
                  value={typedOf(flash, "move", "storeCode")}
                  autocomplete="off"
                  data-reference={`${path}/stores`}
                />
              )}
            </FieldFrame>
            <ReferenceBehaviours texts={registerTexts(t)} />
            <TextField
              name="reason"
              idPrefix="move"
              label={t("tsb.order.reason")}
              required
              rows={2}
              maxLength={LIMITS.noteLength}
              class="work-order-across"
              {...kept("move", "reason")}
            />
            <div class="work-order-across">
              <Button icon="truck">{t("tsb.order.do_move")}</Button>
            </div>
          </CallForm>
        </Card>
      )}
    </>
  );
}
