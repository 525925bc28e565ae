import { HttpError, page } from "fresh";
import { z } from "zod";
import { readAudienceEditor } from "@/components/audience/read_audience_editor.ts";
import { Button } from "@/components/Button.tsx";
import { LawPage } from "@/components/laws/LawPage.tsx";
import { LawWriting, type LawWritingData } from "@/components/laws/LawWriting.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { readConnections } from "@/engines/links/read_connections.ts";
import { formChoices } from "@/engines/states/form_choices.ts";
import { noteReading } from "@/engines/states/note_reading.ts";
import { readByForm } from "@/engines/states/write_form.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { favoriteOf } from "@/services/favorites/favorites.ts";
import { lawAudiencePlace } from "@/services/laws/law_audience.ts";
import { audienceOfLaw } from "@/services/laws/audience_of_law.ts";
import { lawForm } from "@/services/laws/law_form.ts";
import { lawList } from "@/services/laws/law_list.ts";
import { lawStates } from "@/services/laws/law_states.ts";
import { readLaw } from "@/services/laws/read_law.ts";

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined);
/** Whatever is wrong in the address counts as left out. */
const asked = z.object({ id, edit: id, add: z.literal("1").optional().catch(undefined) });

/** Legal standards: their list, one of them (`id=12`), changing it (`edit=12`) and adding one (`add=1`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { id, edit, add } = asked.parse(Object.fromEntries(url.searchParams));
    if (id !== undefined) {
      const { ok: law } = await attempt(() => readLaw(ctx, id));
      if (!law) throw new HttpError(404);
      noteReading(ctx, lawStates.kind, id);
      const [connections, favorite] = await Promise.all([
        readConnections(ctx, { kind: "law", id: law.number }, null),
        favoriteOf(ctx, "law", law.number),
      ]);
      return page({ shown: { law, connections, favorite }, writing: null, list: null });
    }
    if (edit !== undefined || add) {
      if (!may(ctx.actor, edit === undefined ? "Laws:add" : "Laws:edit")) throw new HttpError(403);
      return page({ shown: null, writing: await writingOf(ctx, edit), list: null });
    }
    return page({ shown: null, writing: null, list: await readListPage(lawList, ctx, url) });
  },
});

async function writingOf(ctx: Ctx, id: number | undefined): Promise<LawWritingData> {
  const { ok: law } = id === undefined ? { ok: null } : await attempt(() => readLaw(ctx, id));
  if (id !== undefined && !law) throw new HttpError(404);
  const entry = law ? await readByForm(ctx, lawForm, String(law.id)) : null;
  const [choices, audience] = await Promise.all([
    formChoices(ctx, lawForm, entry?.values ?? {}),
    readAudienceEditor(ctx, lawAudiencePlace, law ? await audienceOfLaw(ctx, law.id) : null),
  ]);
  return { law, entry, choices, audience };
}

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx } = state;
  if (data.shown) return <LawPage {...data.shown} state={state} />;
  if (data.writing) return <LawWriting data={data.writing} state={state} />;
  return (
    <ListPage
      list={lawList}
      data={data.list!}
      state={state}
      parts={{
        row: ({ isRead }) => isRead ? {} : { "data-unread": "" },
        tools: may(ctx.actor, "Laws:add") && (
          <Button kind="primary" icon="plus" href="?add=1">{ctx.t("laws.add")}</Button>
        ),
      }}
    />
  );
});
