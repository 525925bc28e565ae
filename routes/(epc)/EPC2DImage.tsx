import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { may } from "@/kernel/access/rights.ts";
import { FigureDrawings } from "@/components/epc/FigureDrawings.tsx";
import { FigureThumb } from "@/components/epc/FigureThumb.tsx";
import { Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { figureRegister } from "@/services/epc/figure_register.ts";
import { drawingData } from "./(_page)/drawing_data.ts";

/** Figures of the catalogue as a list; `?figure=` opens the drawings of one with their hotspots. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const code = url.searchParams.get("figure");
    if (code === null) {
      return page({ list: await readRegisterPage(figureRegister, state.ctx, url), code: null, kept: null });
    }
    const kept = await drawingData(state, code, url.searchParams.get("drawing"));
    return page({ list: null, code, kept }, { status: kept ? 200 : 404 });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx: { t }, basePath } = state;
  if (data.kept) return <FigureDrawings {...data.kept} state={state} />;
  if (!data.list) {
    return (
      <>
        <PageHead
          title={t("page.EPC2DImage")}
          crumbs={[{ label: t("page.EPC2DImage"), href: `${basePath}/EPC2DImage` }]}
        />
        <Notice tone="err">{t("refusal.figure-not-there", { figure: data.code ?? "" })}</Notice>
      </>
    );
  }
  return (
    <RegisterPage
      register={figureRegister}
      data={data.list}
      state={state}
      parts={{
        cells: { figureCode: (entry) => <FigureThumb entry={entry} basePath={basePath} /> },
        rowActions: (entry, { t, actor }) =>
          may(actor, "EPC2DImage:edit") && (
            <Button
              kind="quiet"
              icon="table-2"
              label={t("page.FigureLines")}
              href={`${basePath}/FigureLines?figure=${encodeURIComponent(String(entry.values.figureCode))}`}
            />
          ),
      }}
    />
  );
});
