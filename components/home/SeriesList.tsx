import type { SeriesCount } from "@/services/home/counts.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Card } from "../Card.tsx";
import { Logo } from "../Logo.tsx";

/** The catalogue by series: how many models and figures each has, as a way in without a VIN. */
export function SeriesList(
  { series, basePath, t, format }: {
    series: readonly SeriesCount[];
    basePath: string;
    t: Translate;
    format: Format;
  },
) {
  return (
    <Card
      title={t("home.series.title")}
      note={t("home.series.note", { count: series.length })}
      end={<a class="link" href={`${basePath}/EPCIndex`}>{t("home.series.all")}</a>}
      bare
    >
      <ul class="home-series">
        {series.map((one) => (
          <li key={one.code}>
            <a class="row-link" href={`${basePath}/EPCPage?seriesCode=${encodeURIComponent(one.code)}`}>
              <span data-theme={one.brandCode} class="contents">
                <Logo brand={one.brandCode} size={18} />
              </span>
              <span class="min-w-0">
                <b class="block font-semibold">{one.name}</b>
                <span class="text-meta text-ink-3">
                  {one.energy} · {one.yearFrom}–{one.yearTo ?? ""}
                </span>
              </span>
              <span class="end num text-end">
                <span class="block text-ink">
                  {t("home.series.figures", { count: format.number(one.figures) })}
                </span>
                {t("home.series.models", { count: format.number(one.models) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
