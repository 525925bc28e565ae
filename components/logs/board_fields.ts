import type { ListFilter } from "@/components/table/list_filter.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { AreaChoice } from "@/services/logs/areas.ts";

/** The days of a board. */
export function daysOf({ t }: Ctx, { from, to }: { from?: string; to?: string }): ListFilter {
  return { kind: "days", name: "days", from: "from", to: "to", label: t("logs.days"), first: from, last: to };
}

/** The sales area of a board. */
export function areaOf({ t }: Ctx, areas: readonly AreaChoice[], value: string | undefined): ListFilter {
  return { kind: "select", name: "area", label: t("logs.area"), value, choices: areas };
}
