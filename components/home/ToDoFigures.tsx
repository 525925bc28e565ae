import { Sparkline } from "@/components/Sparkline.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { ToDoFigure } from "@/services/home/to_do_figures.ts";

/** What waits in figures: how much, its trend over the last days, and what changed since yesterday. */
export function ToDoFigures({ figures, basePath, t, format }: {
  figures: readonly ToDoFigure[];
  basePath: string;
  t: Translate;
  format: Format;
}) {
  return (
    <div class="to-do">
      {figures.map(({ text, values, late, link }) => {
        const now = values.at(-1) ?? 0;
        const change = now - (values.at(-2) ?? now);
        const bad = late && now > 0;
        return (
          <a key={text} class="to-do-figure" href={`${basePath}/${link}`} data-late={bad ? "" : undefined}>
            <b>{format.number(now)}</b>
            <Sparkline values={values} tone={bad ? "err" : undefined} />
            <span class="word">{t(text)}</span>
            <span class="change">
              <span aria-hidden="true">
                {change === 0
                  ? t("home.to_do.same")
                  : `${change > 0 ? "↑" : "↓"} ${format.number(Math.abs(change))}`}
              </span>
              <span class="off-screen">
                {t("home.to_do.change", {
                  change: change > 0 ? "more" : change < 0 ? "fewer" : "same",
                  count: Math.abs(change),
                })}
              </span>
            </span>
          </a>
        );
      })}
    </div>
  );
}
