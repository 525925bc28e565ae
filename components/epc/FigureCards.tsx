import { figureThumbSrc } from "./page_links.ts";
import type { FigureCard } from "@/services/epc/figure_types.ts";

/** The figures of a group as small drawings. */
export function FigureCards({ figures, hrefOf }: {
  figures: readonly FigureCard[];
  hrefOf: (figure: FigureCard) => string;
}) {
  return (
    <ul class="figure-cards">
      {figures.map((figure) => (
        <li key={figure.code} data-fits={figure.fits ? undefined : "no"}>
          <a href={hrefOf(figure)}>
            <span class="figure-thumb">
              {figure.image && (
                <img
                  src={figureThumbSrc(figure.code)}
                  alt=""
                  loading="lazy"
                />
              )}
            </span>
            <span class="figure-card-name">
              <span class="mono">
                {figure.variant ? `${figure.number}/${figure.variant}` : figure.number}
              </span>
              {figure.name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
