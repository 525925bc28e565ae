import { Chip, State } from "@/components/Mark.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { WorkOrderRow } from "@/services/tsb/work_orders/types.ts";

/** Where a work order stands. */
export function WorkOrderState({ state, t }: { state: WorkOrderRow["state"]; t: Translate }) {
  return <State tone={toneOf(state)}>{t(`tsb.order.state_${state}`)}</State>;
}

/** Until when the work is asked for; a day that has passed is red and says so. */
export function DueDay({ order, t, format }: {
  order: Pick<WorkOrderRow, "dueOn" | "overdue">;
  t: Translate;
  format: Format;
}) {
  if (order.dueOn === null) return <>–</>;
  const day = format.day(order.dueOn);
  return order.overdue ? <Chip tone="err">{t("tsb.order.overdue_since", { day })}</Chip> : <>{day}</>;
}
