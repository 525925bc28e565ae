import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { transportTexts } from "@/components/island_texts.ts";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { EDITOR_TEXTS, type EditorTexts } from "@/islands/epc/editor_texts.ts";
import { HotspotEditor } from "@/islands/epc/HotspotEditor.tsx";
import { may } from "@/kernel/access/rights.ts";
import type { DrawingBox } from "@/services/epc/drawings/hotspot_input.ts";
import type { FoundCallout } from "@/services/epc/drawings/find_callouts.ts";
import type { KeptDrawing, KeptFigure } from "@/services/epc/drawings/read_drawings.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { DrawingVersions } from "./DrawingVersions.tsx";
import { editorMarkup } from "./editor_markup.ts";
import { NEW_DRAWING, NewDrawingDialog } from "./NewDrawingDialog.tsx";

/** The drawings of one figure, one of them open with its hotspots. */
export function FigureDrawings({ figure, shown, state }: {
  figure: KeptFigure;
  shown: { drawing: KeptDrawing; svg: string; box: DrawingBox; found: FoundCallout[] } | null;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t, actor } = ctx;
  const mayDraw = may(actor, "EPC2DImage:draw");
  const here = `${basePath}/EPC2DImage`;
  const drawingHref = `${here}?figure=${encodeURIComponent(figure.code)}&drawing=`;
  const { place } = figure;
  return (
    <>
      <PageHead
        title={figure.name}
        note={<span class="mono">{figure.code}</span>}
        crumbs={[{ label: t("page.EPC2DImage"), href: here }]}
        flush
      >
        {place && may(actor, "EPC2D:view") && (
          <Button
            href={`${basePath}/EPC2D?seriesCode=${encodeURIComponent(place.seriesCode)}&figure=${
              encodeURIComponent(figure.code)
            }`}
            icon="eye"
          >
            {t("epc.drawing.in_catalogue")}
          </Button>
        )}
        {mayDraw && (
          <Button type="button" kind="primary" icon="image-plus" opens={NEW_DRAWING} class="needs-script">
            {t("epc.drawing.new_drawing")}
          </Button>
        )}
      </PageHead>
      <FlashNotice flash={flash} />
      {shown
        ? (
          <div class="panes spot-panes" key={shown.drawing.version}>
            <div class="pane spot-stage">
              <div
                class="figure-stage"
                data-figure-stage
                tabIndex={0}
                role="group"
                aria-label={t("epc.drawing.stage")}
              >
                <div
                  class="figure-drawing"
                  // From the portal's own store of checked drawings.
                  dangerouslySetInnerHTML={{ __html: editorMarkup(shown.svg, figure.name) }}
                />
              </div>
            </div>
            <div class="pane spot-pane">
              <DrawingVersions
                drawings={figure.drawings}
                shown={shown.drawing.version}
                hrefOf={(drawing) => `${drawingHref}${drawing}`}
                format={formatOf(ctx)}
                t={t}
              />
              <HotspotEditor
                figureCode={figure.code}
                version={figure.version}
                drawing={shown.drawing.version}
                validFrom={shown.drawing.validFrom}
                validTo={shown.drawing.validTo}
                hotspots={shown.drawing.hotspots}
                box={shown.box}
                listed={figure.callouts.map(({ callout, name }) => ({ callout, name }))}
                found={shown.found}
                mayDraw={mayDraw}
                drawingHref={drawingHref}
                texts={{
                  ...transportTexts(t),
                  ...Object.fromEntries(
                    EDITOR_TEXTS.map((name) => [name, t(`epc.drawing.editor_${name}`)]),
                  ) as EditorTexts,
                }}
              />
            </div>
          </div>
        )
        : (
          <Empty title={t("epc.drawing.none")} drawing="list">
            {t(mayDraw ? "epc.drawing.none_why" : "epc.drawing.none_here")}
          </Empty>
        )}
      {mayDraw && (
        <NewDrawingDialog
          ctx={ctx}
          figure={figure}
          flash={flash}
          traceHref={may(actor, "Gif2Svg:view") ? `${basePath}/Gif2Svg` : null}
        />
      )}
    </>
  );
}
