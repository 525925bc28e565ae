import { HttpError, page } from "fresh";
import { z } from "zod";
import { ListBody, ListTools, readListPage } from "@/components/list/ListPage.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Tabs } from "@/components/Tabs.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import { ProgressBoard } from "@/components/tsb/ProgressBoard.tsx";
import { WorkOrderPage } from "@/components/tsb/WorkOrderPage.tsx";
import { DueDay } from "@/components/tsb/WorkOrderState.tsx";
import { workOrdersHref } from "@/components/tsb/work_order_links.ts";
import { define } from "@/define.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readProgress } from "@/services/tsb/work_orders/read_progress.ts";
import { readWorkOrder } from "@/services/tsb/work_orders/read_work_order.ts";
import { workOrderList } from "@/services/tsb/work_orders/work_order_list.ts";

/** Whatever is wrong in the address counts as left out. */
const asked = z.object({
  order: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  view: z.literal("progress").optional().catch(undefined),
  tsb: z.string().max(60).optional().catch(undefined),
  region: z.string().max(60).optional().catch(undefined),
});

/** Work that bulletins ask for: its list, one order of it (`order=12`), how far it is (`view=progress`, `tsb=2600003-03-A`). */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { order: id, view, tsb, region } = asked.parse(Object.fromEntries(url.searchParams));
    if (id !== undefined) {
      const { ok: order } = await attempt(() => readWorkOrder(ctx, id));
      if (!order) throw new HttpError(404);
      return page({ order, progress: null, list: null, query: {} });
    }
    const query = { ...(tsb ? { tsb } : {}), ...(region ? { region } : {}) };
    if (view === "progress") {
      return page({ order: null, progress: await readProgress(ctx, query), list: null, query });
    }
    return page({ order: null, progress: null, list: await readListPage(workOrderList, ctx, url), query });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  if (data.order) return <WorkOrderPage order={data.order} state={state} />;
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { list, progress, query } = data;
  const format = formatOf(ctx);
  const campaign = query.tsb === undefined ? undefined : progress?.campaigns[0];
  return (
    <>
      <PageHead
        title={t("page.TsbWorkOrder")}
        note={campaign
          ? `${campaign.tsbCode} ${campaign.title}`
          : list
          ? t("tsb.order.count", { count: list.list.total })
          : undefined}
        crumbs={[{ label: t("nav.bulletins") }]}
        flush
      >
        {list && <ListTools list={workOrderList} data={list} state={state} />}
      </PageHead>
      <Tabs
        label={t("page.TsbWorkOrder")}
        tabs={[
          { label: t("tsb.order.list"), href: fromHere(workOrdersHref(basePath)), current: list !== null },
          {
            label: t("tsb.order.progress"),
            href: fromHere(workOrdersHref(basePath, { view: "progress" })),
            current: progress !== null,
          },
        ]}
      />
      <FlashNotice flash={flash} />
      {progress && <ProgressBoard progress={progress} asked={query} state={state} />}
      {list && (
        <div class="page-fill">
          <ListBody
            list={workOrderList}
            data={list}
            state={state}
            parts={{
              cells: { dueOn: (order) => order.overdue && <DueDay order={order} t={t} format={format} /> },
            }}
          />
        </div>
      )}
    </>
  );
});
