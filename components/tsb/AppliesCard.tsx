import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { TextField } from "@/components/Field.tsx";
import { State, Vin } from "@/components/Mark.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { State as PageState } from "@/edge/state.ts";
import type { Refusal } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Applicability } from "@/services/tsb/work_orders/applies_to_vehicle.ts";
import { DueDay, WorkOrderState } from "./WorkOrderState.tsx";
import { workOrdersHref } from "./work_order_links.ts";

/** What is known of a bulletin and a vehicle before the page is drawn. */
export interface AppliesData {
  /** As typed, or the vehicle in context. */
  vin: string;
  answer: Applicability | null;
  refusal: Refusal | null;
}

/** Whether a bulletin is about a vehicle: a VIN is typed or is the one in context, and the answer has its reasons and the work order. */
export function AppliesCard({ id, data, state }: { id: number; data: AppliesData; state: PageState }) {
  const { ctx } = state;
  const { t } = ctx;
  const { vin, answer, refusal } = data;
  return (
    <Card title={t("tsb.applies.title")}>
      <form method="get" action={fromHere(`${state.basePath}/TSBPreview?id=${id}`)} class="applies-form">
        <input type="hidden" name="id" value={id} />
        <TextField
          name="vin"
          idPrefix="applies"
          label={t("tsb.order.vin")}
          hideLabel
          placeholder={t("tsb.applies.placeholder")}
          value={vin}
          maxLength={100}
          mono
          autocomplete="off"
          error={refusal ? sentenceOf(ctx, refusal) : undefined}
        />
        <Button size="form">{t("tsb.applies.ask")}</Button>
      </form>
      {answer && <Answer answer={answer} state={state} />}
    </Card>
  );
}

function Answer({ answer, state }: { answer: Applicability; state: PageState }) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { vin, applies, reasons, asks, workOrder } = answer;
  const names = (all: readonly { code: string; name: string }[]) =>
    all.length === 0 ? t("tsb.applies.unknown") : all.map(({ name, code }) => name || code).join(", ");
  return (
    <div class="applies-answer">
      <p>
        <State tone={applies ? "ok" : "mute"} shape={applies ? "square" : "hollow"}>
          {t(applies ? "tsb.applies.yes" : "tsb.applies.no")}
        </State>{" "}
        <Vin>{vin}</Vin>
      </p>
      <ul class="applies-reasons">
        {reasons.map(({ by, meant, has, asked }) => (
          <li key={by}>
            {t(`tsb.applies.${by}_${meant ? "meant" : "not"}`, { has: names(has), asked: names(asked) })}
          </li>
        ))}
      </ul>
      {workOrder
        ? (
          <p>
            <a class="link" href={workOrdersHref(basePath, { order: workOrder.id })}>
              {t("tsb.order.number", { id: workOrder.id })}
            </a>{" "}
            <WorkOrderState state={workOrder.state} t={t} />{" "}
            {workOrder.overdue && <DueDay order={workOrder} t={t} format={formatOf(ctx)} />}
          </p>
        )
        : applies && asks && <p class="text-ink-2">{t("tsb.applies.no_order")}</p>}
    </div>
  );
}
