import { BarChart } from "@/components/charts/BarChart.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import { LANGUAGES } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { LanguageProgress } from "@/services/translations/types.ts";

/** Per cent of texts that a language has itself, rounded down: 100 is complete. */
export function percentOf({ translated, total }: LanguageProgress): number {
  return total === 0 ? 100 : Math.floor(translated / total * 100);
}

/** How far each language has come, as bars. */
export function ProgressBars({ progress, current, t, format }: {
  progress: readonly LanguageProgress[];
  current: LanguageProgress;
  t: Translate;
  format: Format;
}) {
  const percent = percentOf(current);
  return (
    <details class="card texts-progress">
      <summary>
        <b>{t("translations.progress")}</b>
        <span>
          {LANGUAGES[current.lang].name} · {t("translations.progress_of", {
            done: format.number(current.translated),
            all: format.number(current.total),
            percent,
          })}
        </span>
        <progress max={100} value={percent} aria-label={t("translations.progress_series")} />
      </summary>
      <BarChart
        id="progress-of-languages"
        lying
        title={t("translations.progress_series")}
        description={t("translations.progress_say", {
          full: progress.filter((one) => percentOf(one) === 100).length,
          lang: LANGUAGES[current.lang].name,
          percent,
        })}
        figures={{
          axis: t("translations.lang"),
          names: progress.map(({ lang }) => LANGUAGES[lang].name),
          series: [{ name: t("translations.progress_series"), values: progress.map(percentOf) }],
        }}
        t={t}
        format={format}
      />
    </details>
  );
}
