import { HttpError, page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { ListBody, ListTools, readListPage } from "@/components/list/ListPage.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { QualityBoard } from "@/components/quality/QualityBoard.tsx";
import { FormPage } from "@/components/states/FormPage.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import { Tabs } from "@/components/Tabs.tsx";
import { define } from "@/define.ts";
import { formChoices } from "@/engines/states/form_choices.ts";
import { readByForm } from "@/engines/states/write_form.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { QUALITY_REQUIRED, qualityForm } from "@/services/quality/quality_form.ts";
import { qualityList } from "@/services/quality/quality_list.ts";
import { readQualityFigures } from "@/services/quality/read_figures.ts";
import { readQuality } from "@/services/quality/read_quality.ts";
import { QUALITY_PLACE } from "@/services/quality/write_quality.ts";

/** Whatever is wrong in the address counts as left out. */
const asked = z.object({
  edit: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  add: z.literal("1").optional().catch(undefined),
  view: z.literal("board").optional().catch(undefined),
});

/** Reports of quality: their list, what is reported most (`view=board`), changing a draft (`edit=12`) and beginning one (`add=1`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { edit, add, view } = asked.parse(Object.fromEntries(url.searchParams));
    if (edit !== undefined || add) {
      if (!may(ctx.actor, "QualityFeedback:edit")) throw new HttpError(403);
      return page({ writing: await writingOf(ctx, edit), figures: null, list: null });
    }
    if (view === "board") return page({ writing: null, figures: await readQualityFigures(ctx), list: null });
    return page({ writing: null, figures: null, list: await readListPage(qualityList, ctx, url) });
  },
});

async function writingOf(ctx: Ctx, id: number | undefined) {
  const { ok: report } = id === undefined ? { ok: null } : await attempt(() => readQuality(ctx, id));
  if (id !== undefined && !report?.own) throw new HttpError(404);
  const entry = report ? await readByForm(ctx, qualityForm, String(report.id)) : null;
  return { report, entry, choices: await formChoices(ctx, qualityForm, entry?.values ?? {}) };
}

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const title = t("page.QualityFeedback");
  if (data.writing) {
    const { report, entry, choices } = data.writing;
    return (
      <>
        <PageHead
          title={report ? t("quality.edit_title", { code: report.code }) : t("quality.add")}
          crumbs={[{ label: title, href: `${basePath}/QualityFeedback` }]}
        />
        <FlashNotice flash={flash?.kind === "refused" ? null : flash} />
        <FormPage
          form={qualityForm}
          entry={entry}
          choices={choices}
          action={report ? `/tis/quality-reports/${report.id}` : "/tis/quality-reports"}
          back={`${basePath}/QualityFeedback?${report ? `edit=${report.id}` : "add=1"}`}
          state={state}
          requires={QUALITY_REQUIRED}
          files={[
            {
              place: QUALITY_PLACE,
              name: "refusePhotos",
              label: t("quality.refusePhotos"),
              there: report?.refusePhotos ?? [],
            },
            {
              place: QUALITY_PLACE,
              name: "okPhotos",
              label: t("quality.okPhotos"),
              there: report?.okPhotos ?? [],
            },
          ]}
        />
      </>
    );
  }
  const { list, figures } = data;
  return (
    <>
      <PageHead
        title={title}
        note={list ? t("quality.count", { count: list.list.total }) : undefined}
        crumbs={[{ label: t("nav.cases") }]}
        flush
      >
        {list && <ListTools list={qualityList} data={list} state={state} />}
        {may(ctx.actor, "QualityFeedback:edit") && (
          <Button kind="primary" icon="plus" href={fromHere("?add=1")}>
            {t("quality.add")}
          </Button>
        )}
      </PageHead>
      <Tabs
        label={title}
        tabs={[
          {
            label: t("quality.list"),
            href: fromHere("?pageNo=1"),
            current: list !== null,
          },
          {
            label: t("quality.board"),
            href: fromHere("?view=board"),
            current: figures !== null,
          },
        ]}
      />
      <FlashNotice flash={flash} />
      {figures && <QualityBoard figures={figures} state={state} />}
      {list && (
        <div class="page-fill">
          <ListBody list={qualityList} data={list} state={state} />
        </div>
      )}
    </>
  );
});
