import { Card } from "@/components/Card.tsx";
import type { State } from "@/edge/state.ts";
import type { ReleasedLabor } from "@/services/labor/released_labor.ts";

/** The labor items whose work an item includes, so that nobody charges them beside it. */
export function ContainedItems({ codes, items, state: { ctx: { t }, basePath } }: {
  codes: readonly string[];
  items: ReadonlyMap<string, ReleasedLabor>;
  state: State;
}) {
  if (codes.length === 0) return null;
  return (
    <Card title={t("labor.item.contains")} note={t("labor.item.contains_note")}>
      <ul class="labor-contained">
        {codes.map((code) => {
          const item = items.get(code);
          return (
            <li key={code}>
              {item
                ? (
                  <a class="link" href={`${basePath}/LaborDetail?id=${item.laborId}`}>
                    <span class="mono">{code}</span> {item.laborTimeName}
                  </a>
                )
                : <span class="mono">{code}</span>}
              {item && <span class="num">{t("labor.item.hours", { hours: item.laborTime })}</span>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
