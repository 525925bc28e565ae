import { HttpError, page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { NewWorksheet } from "@/components/diagnosis/NewWorksheet.tsx";
import { WorksheetPage } from "@/components/diagnosis/WorksheetPage.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { readWorksheet } from "@/services/diagnosis/worksheets/read_worksheet.ts";
import { worksheetList } from "@/services/diagnosis/worksheets/worksheet_list.ts";

/** Whatever is wrong in the address counts as left out. */
const asked = z.object({
  sheet: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  view: z.literal("new").optional().catch(undefined),
});

/** Visits of vehicles, one of them (`sheet=12`), or a new one (`view=new`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { sheet: id, view } = asked.parse(Object.fromEntries(url.searchParams));
    if (id !== undefined) {
      const { ok: sheet } = await attempt(() => readWorksheet(ctx, id));
      if (!sheet) throw new HttpError(404);
      return page({ sheet, list: null });
    }
    if (view === "new" && may(ctx.actor, "VDSWorkSheet:edit")) return page({ sheet: null, list: null });
    return page({ sheet: null, list: await readListPage(worksheetList, ctx, url) });
  },
});

export default define.page<typeof handler>(({ data: { sheet, list }, state }) => {
  if (sheet) return <WorksheetPage sheet={sheet} state={state} />;
  if (!list) return <NewWorksheet state={state} />;
  const { ctx } = state;
  return (
    <ListPage
      list={worksheetList}
      data={list}
      state={state}
      parts={{
        tools: may(ctx.actor, "VDSWorkSheet:edit") && (
          <Button kind="primary" icon="plus" href="?view=new">
            {ctx.t("diagnosis.worksheet.new")}
          </Button>
        ),
      }}
    />
  );
});
