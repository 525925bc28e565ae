import { HttpError, page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { FormPage } from "@/components/states/FormPage.tsx";
import { define } from "@/define.ts";
import { formChoices } from "@/engines/states/form_choices.ts";
import { readByForm } from "@/engines/states/write_form.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { readImprovement } from "@/services/techprove/read_improvement.ts";
import { TECHPROVE_REQUIRED, techproveForm } from "@/services/techprove/techprove_form.ts";
import { techproveList } from "@/services/techprove/techprove_list.ts";
import { FILE_PLACE, PHOTO_PLACE } from "@/services/techprove/write_improvement.ts";

/** Whatever is wrong in the address counts as left out. */
const asked = z.object({
  edit: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  add: z.literal("1").optional().catch(undefined),
});

/** Technical improvements: their list, changing one's own (`edit=12`) and beginning one (`add=1`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { edit, add } = asked.parse(Object.fromEntries(url.searchParams));
    if (edit !== undefined || add) {
      if (!may(ctx.actor, "TechProve:edit")) throw new HttpError(403);
      return page({ writing: await writingOf(ctx, edit), list: null });
    }
    return page({ writing: null, list: await readListPage(techproveList, ctx, url) });
  },
});

async function writingOf(ctx: Ctx, id: number | undefined) {
  const { ok: improvement } = id === undefined ? { ok: null } : await attempt(() => readImprovement(ctx, id));
  if (id !== undefined && !improvement?.own) throw new HttpError(404);
  const entry = improvement ? await readByForm(ctx, techproveForm, String(improvement.id)) : null;
  return { improvement, entry, choices: await formChoices(ctx, techproveForm, entry?.values ?? {}) };
}

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  if (!data.writing) {
    return (
      <ListPage
        list={techproveList}
        data={data.list!}
        state={state}
        parts={{
          tools: may(ctx.actor, "TechProve:edit") && (
            <Button kind="primary" icon="plus" href="?add=1">
              {t("techprove.add")}
            </Button>
          ),
        }}
      />
    );
  }
  const { improvement, entry, choices } = data.writing;
  const files = (name: "beforePhotos" | "afterPhotos" | "files") => ({
    place: name === "files" ? FILE_PLACE : PHOTO_PLACE,
    name,
    label: t(`techprove.${name}`),
    there: improvement?.[name] ?? [],
  });
  return (
    <>
      <PageHead
        title={improvement ? t("techprove.edit_title", { code: improvement.code }) : t("techprove.add")}
        crumbs={[{ label: t("page.TechProve"), href: `${basePath}/TechProve` }]}
      />
      <FlashNotice flash={flash?.kind === "refused" ? null : flash} />
      <FormPage
        form={techproveForm}
        entry={entry}
        choices={choices}
        action={improvement ? `/tis/improvements/${improvement.id}` : "/tis/improvements"}
        back={`${basePath}/TechProve?${improvement ? `edit=${improvement.id}` : "add=1"}`}
        state={state}
        requires={TECHPROVE_REQUIRED}
        files={[files("beforePhotos"), files("afterPhotos"), files("files")]}
      />
    </>
  );
});
