import { HttpError, page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SoftwarePage } from "@/components/software/SoftwarePage.tsx";
import { FormPage } from "@/components/states/FormPage.tsx";
import { define } from "@/define.ts";
import { readConnections } from "@/engines/links/read_connections.ts";
import { formChoices } from "@/engines/states/form_choices.ts";
import { noteReading } from "@/engines/states/note_reading.ts";
import { readByForm } from "@/engines/states/write_form.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { favoriteOf } from "@/services/favorites/favorites.ts";
import { readSoftware } from "@/services/software/read_software.ts";
import { softwareForm } from "@/services/software/software_form.ts";
import { softwareList } from "@/services/software/software_list.ts";
import { softwareStates } from "@/services/software/software_states.ts";

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined);
/** Whatever is wrong in the address counts as left out. */
const asked = z.object({ id, edit: id, add: z.literal("1").optional().catch(undefined) });

/** Programs: their list, one version (`id=12`), changing a draft (`edit=12`) and adding one (`add=1`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { id, edit, add } = asked.parse(Object.fromEntries(url.searchParams));
    if (id !== undefined) {
      const { ok: software } = await attempt(() => readSoftware(ctx, id));
      if (!software) throw new HttpError(404);
      noteReading(ctx, softwareStates.kind, id);
      const [connections, favorite] = await Promise.all([
        readConnections(ctx, { kind: "software", id: software.code }, null),
        favoriteOf(ctx, "software", software.code),
      ]);
      return page({ shown: { software, connections, favorite }, writing: null, list: null });
    }
    if (edit !== undefined || add) {
      if (!may(ctx.actor, "SoftwareList:edit")) throw new HttpError(403);
      return page({ shown: null, writing: await writingOf(ctx, edit), list: null });
    }
    return page({ shown: null, writing: null, list: await readListPage(softwareList, ctx, url) });
  },
});

async function writingOf(ctx: Ctx, id: number | undefined) {
  const { ok: software } = id === undefined ? { ok: null } : await attempt(() => readSoftware(ctx, id));
  if (id !== undefined && !software) throw new HttpError(404);
  const entry = software ? await readByForm(ctx, softwareForm, String(software.id)) : null;
  return { software, entry, choices: await formChoices(ctx, softwareForm, entry?.values ?? {}) };
}

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  if (data.shown) return <SoftwarePage {...data.shown} state={state} />;
  if (data.writing) {
    const { software, entry, choices } = data.writing;
    return (
      <>
        <PageHead
          title={software
            ? t("software.edit_title", { name: `${software.code} ${software.versionText}` })
            : t("software.add")}
          crumbs={[{ label: t("page.SoftwareList"), href: `${basePath}/SoftwareList` }]}
        />
        <FlashNotice flash={flash?.kind === "refused" ? null : flash} />
        <FormPage
          form={softwareForm}
          entry={entry}
          choices={choices}
          action={software ? `/tis/software/${software.id}` : "/tis/software"}
          back={`${basePath}/SoftwareList?${software ? `edit=${software.id}` : "add=1"}`}
          state={state}
        />
      </>
    );
  }
  return (
    <ListPage
      list={softwareList}
      data={data.list!}
      state={state}
      parts={{
        tools: may(ctx.actor, "SoftwareList:edit") && (
          <Button kind="primary" icon="plus" href="?add=1">
            {t("software.add")}
          </Button>
        ),
      }}
    />
  );
});
