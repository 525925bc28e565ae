import { FigureViewer } from "@/islands/epc/FigureViewer.tsx";
import { Empty } from "@/components/Empty.tsx";
import type { Keep } from "@/components/kept_parts.ts";
import type { FigureAnswer } from "@/services/epc/figure_types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { figureFrame } from "./figure_frame.ts";
import { oneVariant } from "./one_variant.ts";
import { type CalloutState, drawingMarkup, viewBoxOf } from "./drawing_markup.ts";

/** State of every callout of a figure, from its lines. */
export function calloutStates(
  figure: FigureAnswer,
  selected: string | null,
  hrefOf: (callout: string) => string,
  t: Translate,
): Map<string, CalloutState> {
  const states = new Map<string, CalloutState>();
  for (const line of figure.lines) {
    const known = states.get(line.callout);
    const fits = line.fit !== "not";
    if (known) known.fits ||= fits;
    else {
      states.set(line.callout, {
        href: hrefOf(line.callout),
        label: t("epc.calloutNamed", { callout: line.callout, name: line.name }),
        fits,
        selected: line.callout === selected,
      });
    }
  }
  return states;
}

/** The drawing of a figure with its callouts, zoom controls and caption. `svg` is the drawing's text, or null. */
export function FigureDrawing({ figure, svg, states, caption, keep, t, children }: {
  figure: FigureAnswer;
  svg: string | null;
  states: ReadonlyMap<string, CalloutState>;
  caption: string;
  keep: Keep;
  t: Translate;
  /** Tools floating at the top right. */
  children?: preact.ComponentChildren;
}) {
  const whole = svg === null ? null : viewBoxOf(svg);
  const shown = figure.drawing?.hotspots.filter((hotspot) => states.has(hotspot.callout)) ?? [];
  const viewBox = whole && figureFrame(whole, shown);
  if (svg === null || viewBox === null) {
    return (
      <div class="figure-stage">
        <Empty title={t("epc.noDrawing")}>{t("epc.noDrawingWhy")}</Empty>
        {children && <div class="figure-tools">{children}</div>}
      </div>
    );
  }
  return (
    <div class="figure-stage" data-figure-stage tabIndex={0} role="group" aria-label={t("epc.stage")}>
      <div
        class="figure-drawing"
        // The drawing comes from the portal's own store of checked drawings, its texts are escaped by drawingMarkup.
        dangerouslySetInnerHTML={{
          __html: drawingMarkup(
            oneVariant(svg, figure.drawing?.variant ?? null),
            states,
            figure.name,
            viewBox,
            figure.drawing?.hotspots,
            keep,
          ),
        }}
      />
      <FigureViewer
        viewBox={viewBox}
        texts={{
          zoomIn: t("epc.zoomIn"),
          zoomOut: t("epc.zoomOut"),
          whole: t("epc.zoomWhole"),
          zoom: t("epc.zoom"),
        }}
      />
      {children && <div class="figure-tools">{children}</div>}
      <p class="figure-caption">{caption}</p>
    </div>
  );
}
