import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { cartHref } from "@/components/cart_links.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { Switch } from "@/components/Checkbox.tsx";
import type { ConnectionGroup } from "@/engines/links/read_connections.ts";
import type { Keep } from "@/components/kept_parts.ts";
import { PaneHandle } from "@/components/Pane.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { ChangedSince } from "@/services/epc/changed_since.ts";
import type { FigureAnswer } from "@/services/epc/figure_types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { CartContent } from "@/services/orders/cart_types.ts";
import { CartBar } from "./CartBar.tsx";
import { calloutStates, FigureDrawing } from "./FigureDrawing.tsx";
import { Connections } from "@/components/links/Connections.tsx";
import { FigureConnections } from "./FigureConnections.tsx";
import { FigureVersions, periodOf } from "./FigureVersions.tsx";
import { linesAsText } from "./lines_as_text.ts";
import { LineTable } from "./LineTable.tsx";
import { epcHref, type EpcQuery, paperHref } from "./page_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

export interface FigurePanesProps {
  figure: FigureAnswer;
  svg: string | null;
  /** Which page the links stay on. */
  page: "EPCPage" | "EPC2D";
  query: EpcQuery;
  ctx: Ctx;
  cart: CartContent;
  /** What changed since the reader's last visit, or null. */
  changed: ChangedSince | null;
  connections: readonly ConnectionGroup[];
  /** Those of the callout that is chosen. */
  atCallout: readonly ConnectionGroup[];
  mayOrder: boolean;
  basePath: string;
  keep: Keep;
  /** Tools over the figure. */
  tools: ComponentChildren;
  t: Translate;
  format: Format;
}

/** Percent of a phone's height that the figure has until its handle is moved, as in the style sheet. */
const FIGURE_SHARE = 26;

/** Figure left, parts right; on a phone one below the other. */
export function FigurePanes(props: FigurePanesProps) {
  const { figure, query, page, basePath, t, format } = props;
  const selected = query.callout ?? null;
  const link = (change: EpcQuery) => epcHref(basePath, page, { ...query, ...change });
  const hrefOf = (callout: string) => link({ callout, part: undefined });
  const lines = figure.lines.filter((line) => query.not === "1" || line.fit !== "not");
  const states = calloutStates(figure, selected, hrefOf, t);
  return (
    <>
      <section class="pane figure-pane" id="figure-pane" aria-label={figure.name}>
        <FigureDrawing
          figure={figure}
          svg={props.svg}
          states={states}
          caption={captionOf(figure, t, format)}
          keep={props.keep}
          t={t}
        >
          {props.tools}
        </FigureDrawing>
        <FigureVersions
          figure={figure}
          hrefOf={(version) => link({ version: String(version) })}
          t={t}
          format={format}
        />
      </section>
      <PaneHandle
        controls="parts-pane"
        side="after"
        label={t("epc.parts")}
        remember="epc-parts"
        min={360}
        max={900}
        width={634}
      />
      <section class="pane pane-sized parts-pane" id="parts-pane" aria-label={t("epc.parts")}>
        <div
          class="sheet-handle needs-script"
          role="separator"
          tabIndex={0}
          aria-orientation="horizontal"
          aria-label={t("epc.sheetHandle")}
          aria-controls="figure-pane"
          aria-valuemin={12}
          aria-valuemax={70}
          aria-valuenow={FIGURE_SHARE}
        />
        <header class="pane-head">
          <h2>{t("epc.parts")}</h2>
          <span class="note">{countsOf(figure, t)}</span>
          <span class="end line-list-tools">
            <Button
              icon="copy"
              label={t("epc.copyList")}
              type="button"
              kind="quiet"
              class="needs-script"
              data={{ copy: "", "copy-text": linesAsText(lines), copied: t("epc.listCopied") }}
            />
            <ExportButton
              ctx={props.ctx}
              kind="figure-lines"
              query={{ ...query, callout: undefined, part: undefined, other: undefined, version: undefined }}
              total={lines.length}
            />
            <Button
              icon="file-text"
              kind="quiet"
              label={t("epc.listAsPdf")}
              href={paperHref(figure.code, query)}
            />
          </span>
          {figure.counts.not > 0 && (
            <form method="get" action={epcHref(basePath, page, {})}>
              {Object.entries({ ...query, part: undefined, not: undefined }).map(([name, value]) =>
                value ? <input key={name} type="hidden" name={name} value={value} /> : null
              )}
              <Switch name="not" value="1" checked={query.not === "1"} auto>{t("epc.showNotFitting")}</Switch>
            </form>
          )}
        </header>
        {props.changed && (
          <Notice tone="info">
            {changedInWords(props.changed, t, format)}
          </Notice>
        )}
        <div class="pane-scroll">
          <LineTable
            figure={figure}
            selected={selected}
            showNot={query.not === "1"}
            mayOrder={props.mayOrder}
            cart={props.cart}
            back={link({})}
            hrefOf={(callout) => fromHere(hrefOf(callout))}
            partHref={(part, callout) => fromHere(link({ part, callout }))}
            t={t}
            format={format}
          />
          {selected !== null && props.atCallout.length > 0 && (
            <section class="callout-connections">
              <h3>{t("links.at_callout", { callout: selected })}</h3>
              <Connections groups={props.atCallout} basePath={basePath} t={t} headed />
            </section>
          )}
          <FigureConnections groups={props.connections} basePath={basePath} t={t} />
        </div>
        {props.mayOrder && (
          <CartBar
            cart={props.cart}
            href={cartHref(basePath, {})}
            reviewHref={may(props.ctx.actor, "EPCCart:order") ? cartHref(basePath, { view: "review" }) : null}
            t={t}
            format={format}
          />
        )}
      </section>
    </>
  );
}

function countsOf(figure: FigureAnswer, t: Translate): string {
  const { fits, not, unknown } = figure.counts;
  if (figure.subject.kind !== "vehicle") return t("epc.linesAll", { count: fits + not + unknown });
  return unknown > 0 ? t("epc.linesFitUnknown", { fits, not, unknown }) : t("epc.linesFit", { fits, not });
}

function changedInWords({ seenAt, ...lines }: ChangedSince, t: Translate, format: Format): string {
  const seen = format.moment(seenAt);
  const hasLines = lines.added + lines.changed + lines.gone > 0;
  return hasLines ? t("epc.linesChangedSince", { ...lines, seen }) : t("epc.changedSince", { seen });
}

/** 'Figure 34-11-02/C, version 3, valid 2023-06 to 2025-01'. */
function captionOf(figure: FigureAnswer, t: Translate, format: Format): string {
  if (!figure.drawing) return "";
  const code = figure.variant ? `${figure.number}/${figure.variant}` : figure.number;
  const { version } = figure.drawing;
  return [t("epc.figureCaption", { code, version }), periodOf(figure.drawing, t, format)].filter(Boolean)
    .join(", ");
}
