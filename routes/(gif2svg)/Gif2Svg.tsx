import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { transportTexts } from "@/components/island_texts.ts";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { DrawingUpload } from "@/components/gif2svg/DrawingUpload.tsx";
import { RecentDrawings } from "@/components/gif2svg/RecentDrawings.tsx";
import { SvgState } from "@/components/gif2svg/SvgState.tsx";
import { TraceCompare } from "@/components/gif2svg/TraceCompare.tsx";
import { TraceForm } from "@/components/gif2svg/TraceForm.tsx";
import { settingsQuery } from "@/components/gif2svg/trace_links.ts";
import { settingsOf } from "@/engines/files/convert/trace_settings.ts";
import { define } from "@/define.ts";
import { TraceBench } from "@/islands/gif2svg/TraceBench.tsx";
import { FIGURE_PLACE } from "@/engines/files/convert/kinds.ts";
import { placeOf } from "@/engines/files/places.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { drawingData } from "./(_page)/drawing_data.ts";

/** Turns a raster figure into SVG: brings it in, shows both beside each other, stores and keeps the result. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const settings = settingsOf(url.searchParams);
    const data = await drawingData(state.ctx, url.searchParams.get("file"), settings);
    return page({ settings, ...data }, { status: data.isGone ? 404 : 200 });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { settings, chosen, recent } = data;
  const here = `${basePath}/Gif2Svg`;
  const mayUpload = may(ctx.actor, placeOf(FIGURE_PLACE).upload);
  const fileHref = (id: string, name: string) => `/tis/file/objects/${id}/${encodeURIComponent(name)}`;
  if (!chosen) {
    return (
      <>
        <PageHead title={t("page.Gif2Svg")} note={t("gif2svg.note")} />
        <div class="page-fill trace-start">
          {mayUpload && (
            <Card title={t("gif2svg.new")}>
              <DrawingUpload flash={flash} limit={LIMITS.plainUploadBytes} t={t} />
            </Card>
          )}
          <RecentDrawings
            drawings={recent}
            hrefOf={(id) => `?file=${id}`}
            pictureOf={(id) => fileHref(id, "thumbnail.webp")}
            format={format}
            t={t}
          />
        </div>
      </>
    );
  }
  const { drawing, shown, conversion, figures } = chosen;
  const query = new URLSearchParams({ file: drawing.id, ...Object.fromEntries(settingsQuery(settings)) });
  return (
    <>
      <PageHead
        title={drawing.name}
        crumbs={[{ label: t("page.Gif2Svg"), href: here }]}
        crumbsLabel={t("page.Gif2Svg")}
      >
        <Button href={here} icon="image-plus">{t("gif2svg.another")}</Button>
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-fill trace-page">
        <div class="trace-tools">
          <Card title={t("gif2svg.settings")}>
            <TraceForm fileId={drawing.id} settings={settings} action={here} t={t} />
          </Card>
          <SvgState
            fileId={drawing.id}
            conversion={conversion}
            settings={settings}
            figures={figures}
            mayEdit={may(ctx.actor, "Gif2Svg:edit")}
            downloadHref={conversion?.resultId
              ? `${fileHref(conversion.resultId, conversion.resultName ?? "drawing.svg")}?download`
              : null}
            reloadHref={`?${query}`}
            flash={flash}
            format={format}
            t={t}
          />
        </div>
        <div class="trace-view">
          <TraceBench
            fileId={drawing.id}
            state={conversion?.state ?? null}
            lang={tagOf(ctx.lang)}
            texts={{
              ...transportTexts(t),
              side: t("gif2svg.side"),
              over: t("gif2svg.over"),
              split: t("gif2svg.split"),
              zoom: t("gif2svg.zoom"),
              facts: t("gif2svg.facts-pattern"),
              failed: t("gif2svg.preview-failed"),
            }}
          />
          <TraceCompare
            drawing={drawing}
            originalHref={fileHref(drawing.id, drawing.name)}
            shown={shown}
            format={format}
            t={t}
          />
        </div>
      </div>
    </>
  );
});
