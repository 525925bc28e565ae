import { HttpError, page } from "fresh";
import { Formats } from "@/components/catalogue_data/Formats.tsx";
import { ImportPage } from "@/components/catalogue_data/ImportPage.tsx";
import { NewImport } from "@/components/catalogue_data/NewImport.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { may } from "@/kernel/access/rights.ts";
import { importList } from "@/services/catalogue_data/import_list.ts";
import { UNDER_WAY } from "@/services/catalogue_data/import_types.ts";
import { sampleDifferences } from "@/services/catalogue_data/read_differences.ts";
import { readFaults } from "@/services/catalogue_data/read_faults.ts";
import { readImport } from "@/services/catalogue_data/read_import.ts";

/** Sets of catalogue data: brought in, and their history; `?import=` shows one with its differences and bad rows. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const asked = url.searchParams.get("import");
    if (asked === null) return page({ list: await readListPage(importList, ctx, url), shown: null });
    const id = /^\d{1,12}$/.test(asked) ? Number(asked) : 0;
    const { ok: set } = await attempt(() => readImport(ctx, id));
    if (!set) throw new HttpError(404);
    const shown = { set, faults: await readFaults(ctx, id), differences: await sampleDifferences(ctx, id) };
    return page({ list: null, shown });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, flash } = state;
  if (data.shown) return <ImportPage {...data.shown} state={state} />;
  return (
    <ListPage
      list={importList}
      data={data.list!}
      state={state}
      parts={{
        within: (list) => (
          <div class="panes import-panes">
            <div class="pane import-sets">
              {may(ctx.actor, "CatalogueImport:import") && <NewImport ctx={ctx} flash={flash} />}
              {list}
            </div>
            <div class="pane pane-sized import-formats">
              <Formats ctx={ctx} />
            </div>
          </div>
        ),
        region: ctx.t("page.CatalogueImport"),
        live: {
          id: "imports",
          topic: "imports",
          pending: data.list!.list.records.some((set) => UNDER_WAY.includes(set.state)),
        },
      }}
    />
  );
});
