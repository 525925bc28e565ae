import { Button } from "@/components/Button.tsx";
import { CopyLinkTool, FavoriteTool, PrintTool, ToolBar } from "@/components/ToolBar.tsx";
import type { FigureAnswer } from "@/services/epc/figure_types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { epcHref, type EpcQuery } from "./page_links.ts";

/** The tools over a figure: favorite, link, print with watermark, download, search. */
export function FigureTools({ figure, query, favorite, mayKeep, basePath, back, t }: {
  figure: FigureAnswer;
  query: EpcQuery;
  /** Its id when the figure is one. */
  favorite: number | null;
  mayKeep: boolean;
  basePath: string;
  back: string;
  t: Translate;
}) {
  const { drawing } = figure;
  const file = (name: string) =>
    `/tis/file/figures/${name}?download${drawing?.variant ? `&variant=${drawing.variant}` : ""}`;
  return (
    <>
      <Button
        icon="ellipsis-vertical"
        label={t("epc.tools")}
        type="button"
        class="figure-more"
        popovertarget="figure-tools"
      />
      <ToolBar label={t("epc.tools")} id="figure-tools" floating>
        {mayKeep && (
          <FavoriteTool
            action={favorite === null ? "/tis/favorites" : "/tis/favorites/deletions"}
            fields={favorite === null
              ? {
                _back: back,
                itemType: "figure",
                itemCode: figure.code,
                itemName: figure.name,
                seriesCode: figure.subject.seriesCode,
              }
              : { _back: back, ids: String(favorite) }}
            pressed={favorite !== null}
            t={t}
          />
        )}
        <CopyLinkTool href={epcHref(basePath, "EPC2D", { ...query, figure: figure.code })} t={t} />
        <PrintTool href={epcHref(basePath, "PrintPage", { ...query, figure: figure.code })} t={t} />
        {drawing && <Button icon="download" label={t("epc.download")} href={file(drawing.image)} />}
        {drawing?.model3d && <Button icon="box" label={t("epc.model3d")} href={file(drawing.model3d)} />}
        <Button
          icon="search"
          label={t("epc.search")}
          href={`${basePath}/SearchPage?seriesCode=${figure.subject.seriesCode}`}
        />
      </ToolBar>
    </>
  );
}
