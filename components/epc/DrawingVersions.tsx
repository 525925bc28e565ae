import { State } from "@/components/Mark.tsx";
import type { KeptDrawing } from "@/services/epc/drawings/read_drawings.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** The drawings of a figure, newest first: their periods, hotspots, and who changed them last. */
export function DrawingVersions({ drawings, shown, hrefOf, format, t }: {
  drawings: readonly KeptDrawing[];
  /** Number of the one that is open. */
  shown: number;
  hrefOf: (drawing: number) => string;
  format: Format;
  t: Translate;
}) {
  return (
    <nav class="drawing-versions" aria-label={t("epc.drawing.versions")}>
      <ul>
        {drawings.map((drawing) => (
          <li key={drawing.version}>
            <a
              href={fromHere(hrefOf(drawing.version))}
              aria-current={drawing.version === shown ? "page" : "false"}
            >
              <b>{t("epc.drawing.version", { version: drawing.version })}</b>
              <span>
                {drawing.validFrom || drawing.validTo
                  ? `${drawing.validFrom ? format.day(drawing.validFrom) : "…"} – ${
                    drawing.validTo ? format.day(drawing.validTo) : "…"
                  }`
                  : t("epc.drawing.always")}
              </span>
              <small>
                {t("epc.drawing.spots", { count: drawing.hotspots.length })}
                {drawing.changedAt && ` · ${format.moment(drawing.changedAt)}`}
                {drawing.changedBy && ` · ${drawing.changedBy}`}
              </small>
              {drawing.model3d && <State tone="info" shape="dot">{t("epc.drawing.has_model")}</State>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
