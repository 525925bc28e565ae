import { HOUR_NAMES, weekdayNames } from "@/components/charts/axis_words.ts";
import type { ChartProps } from "@/components/charts/ChartFrame.tsx";
import { HeatMap } from "@/components/charts/HeatMap.tsx";
import { Card } from "@/components/Card.tsx";
import type { Lang } from "@/kernel/texts/languages.ts";

/** When in the week it happens: weekdays by hours, in the zones of the stores. */
export function HoursChart({ hours, lang, ...props }: ChartProps & {
  hours: readonly (readonly number[])[];
  lang: Lang;
}) {
  return (
    <Card title={props.title} note={props.t("logs.store_zone")}>
      <HeatMap
        {...props}
        figures={{
          axis: props.t("logs.weekday"),
          rows: weekdayNames(lang),
          columns: HOUR_NAMES,
          values: hours,
        }}
      />
    </Card>
  );
}
