import { page } from "fresh";
import { Notice } from "@/components/Notice.tsx";
import { Vin } from "@/components/Mark.tsx";
import { PrintSheet } from "@/components/PrintSheet.tsx";
import { drawingMarkup } from "@/components/epc/drawing_markup.ts";
import { readEpcQuery, subjectChoice, versionAsked } from "@/components/epc/epc_query.ts";
import { calloutStates } from "@/components/epc/FigureDrawing.tsx";
import { LineTable } from "@/components/epc/LineTable.tsx";
import { oneVariant } from "@/components/epc/one_variant.ts";
import { epcHref } from "@/components/epc/page_links.ts";
import { define } from "@/define.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";

/** The print view of a figure: drawing, parts that fit, watermark with the reader's name, code and the time. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { ctx, basePath, figures } = state;
    const query = readEpcQuery(url, state.vin);
    if (!query.figure) {
      return new Response(null, { status: 302, headers: { location: epcHref(basePath, "EPCIndex", {}) } });
    }
    const figure = await attempt(() =>
      readFigure(ctx, subjectChoice(query), query.figure!, query.group, versionAsked(query))
    );
    const image = figure.ok?.drawing?.image;
    return page({ query, figure, svg: image ? await figures.svg(image) : null }, {
      status: figure.ok ? 200 : 404,
    });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { query } = data;
  if (data.figure.refusal) return <Notice tone="err">{sentenceOf(ctx, data.figure.refusal)}</Notice>;
  const figure = data.figure.ok;
  const format = formatOf(ctx);
  const back = epcHref(basePath, "EPC2D", { ...query, figure: figure.code });
  return (
    <PrintSheet
      title={t("page.PrintPage")}
      note={<span class="mono">{figure.number}</span>}
      head={
        <>
          <h2>{figure.name}</h2>
          <p>
            <span class="mono">{figure.number}</span> · {figure.subject.seriesName}
            {figure.subject.vin && (
              <>
                {" · "}
                <Vin>{figure.subject.vin}</Vin>
              </>
            )}
          </p>
        </>
      }
      back={back}
      backLabel={t("epc.back")}
      printLabel={t("epc.printNow")}
      state={state}
    >
      {data.svg && (
        <div
          class="figure-drawing"
          // From the portal's own store of checked drawings; its texts are escaped by drawingMarkup.
          dangerouslySetInnerHTML={{
            __html: drawingMarkup(
              oneVariant(data.svg, figure.drawing?.variant ?? null),
              calloutStates(figure, query.callout ?? null, () => back, t),
              figure.name,
              null,
              figure.drawing?.hotspots,
              state.kept.keep,
            ),
          }}
        />
      )}
      <LineTable
        figure={figure}
        selected={null}
        showNot={query.not === "1"}
        mayOrder={false}
        cart={null}
        back={back}
        hrefOf={(callout) => epcHref(basePath, "EPC2D", { ...query, figure: figure.code, callout })}
        partHref={(part, callout) =>
          epcHref(basePath, "EPC2D", { ...query, figure: figure.code, callout, part })}
        t={t}
        format={format}
      />
    </PrintSheet>
  );
});
