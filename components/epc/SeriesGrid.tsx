import { Chip } from "@/components/Mark.tsx";
import { figureThumbSrc } from "./page_links.ts";
import type { Model, Series } from "@/services/epc/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** Series as tiles; an opened one lists its models. Each leads to its catalogue without a vehicle. */
export function SeriesGrid({ series, covers, open, models, openHref, catalogueHref, t }: {
  series: readonly Series[];
  /** The figure that stands for each series. */
  covers: ReadonlyMap<string, string>;
  open: string;
  models: readonly Model[] | null;
  openHref: (seriesCode: string) => string;
  catalogueHref: (seriesCode: string, model?: string) => string;
  t: Translate;
}) {
  return (
    <ul class="series-grid">
      {series.map((one) => (
        <li key={one.seriesCode} id={one.seriesCode} data-open={one.seriesCode === open ? "" : undefined}>
          <a class="series-name" href={catalogueHref(one.seriesCode)}>
            <span class="cover">
              {covers.has(one.seriesCode) && (
                <img src={figureThumbSrc(covers.get(one.seriesCode)!)} alt="" loading="lazy" />
              )}
            </span>
            {one.epcName}
          </a>
          <span class="series-facts">
            {one.energyType.name} · {one.yearTo === null
              ? t("epc.yearsFrom", { from: String(one.yearFrom) })
              : t("epc.years", { from: String(one.yearFrom), to: String(one.yearTo) })}
            {one.historyState === 1 && <Chip>{t("epc.history")}</Chip>}
          </span>
          {one.seriesCode === open && models
            ? (
              <ul class="model-list">
                {models.map((model) => (
                  <li key={model.code}>
                    <a href={catalogueHref(one.seriesCode, model.code)}>
                      <span class="mono">{model.code}</span> {model.name}
                    </a>
                  </li>
                ))}
              </ul>
            )
            : (
              <a class="series-models" href={fromHere(openHref(one.seriesCode))}>
                {t("epc.models", { count: one.modelCount })}
              </a>
            )}
        </li>
      ))}
    </ul>
  );
}
