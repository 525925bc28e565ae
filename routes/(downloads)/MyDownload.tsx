import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { exportParts } from "@/components/downloads/ExportParts.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { exportTaskList } from "@/services/downloads/export_task_list.ts";

/** The reader's exports with their progress, files and reasons; told live. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readListPage(exportTaskList, ctx, url));
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const pending = data.list.records.some((task) => task.state === "pending" || task.state === "processing");
  return (
    <ListPage
      list={exportTaskList}
      data={data}
      state={state}
      parts={{
        ...exportParts(ctx, basePath),
        note: t("downloads.total", { total: data.list.total }),
        crumbs: [],
        live: { id: "exports", topic: "exports", pending },
        start: <Button href={`${basePath}/index`} icon="house">{t("page.index")}</Button>,
      }}
    />
  );
});
