import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { catalogueHref } from "@/components/event_catalogue/catalogue_links.ts";
import { ConsumerTable } from "@/components/event_monitor/ConsumerTable.tsx";
import { monitorHref, monitorQuery } from "@/components/event_monitor/monitor_links.ts";
import { ParkedDetail } from "@/components/event_monitor/ParkedDetail.tsx";
import { ParkedList } from "@/components/event_monitor/ParkedList.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { listConsumers } from "@/services/event_monitor/list_consumers.ts";
import { listParked, readParked } from "@/services/event_monitor/read_parked.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { fromHere } from "@/components/table/from_here.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = monitorQuery.parse(Object.fromEntries(url.searchParams));
    const [consumers, parked, read] = await Promise.all([
      listConsumers(ctx),
      listParked(ctx, query),
      query.id === undefined ? null : attempt(() => readParked(ctx, query.id!)),
    ]);
    return page({ query, consumers, parked, event: read?.ok ?? null, refusal: read?.refusal ?? null });
  },
});

/** Consumers of the events with their lag, and the parked events, which staff replay or skip. */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { query, consumers, parked, event, refusal } = data;
  const shared = { basePath, t, format: formatOf(ctx) };
  return (
    <>
      <PageHead title={t("page.EventMonitor")} crumbs={[{ label: t("nav.admin") }]}>
        <ExportButton
          ctx={ctx}
          kind="parked-events"
          query={{ consumer: query.consumer, state: query.state, keyword: query.keyword }}
          total={parked.total}
        />
        {may(ctx.actor, "EventCatalogue:view") && (
          <Button icon="book-open-text" href={catalogueHref(basePath, {})}>{t("events.catalogue")}</Button>
        )}
        <Button icon="refresh-cw" href={fromHere(monitorHref(basePath, query))}>{t("events.refresh")}</Button>
      </PageHead>
      <FlashNotice flash={flash} />
      {refusal && <Notice tone="err">{sentenceOf(ctx, refusal)}</Notice>}
      <div class="panes monitor-panes" data-shown={event ? "event" : "list"}>
        <div class="pane">
          <div class="pane-scroll monitor-lists">
            <ConsumerTable consumers={consumers} chosen={query.consumer} {...shared} />
            <ParkedList parked={parked} consumers={consumers} query={query} {...shared} />
          </div>
        </div>
        {event && (
          <div class="pane pane-sized monitor-detail">
            <div class="pane-scroll">
              <ParkedDetail
                event={event}
                query={query}
                mayReplay={may(ctx.actor, "EventMonitor:replay")}
                maySkip={may(ctx.actor, "EventMonitor:skip")}
                flash={flash}
                {...shared}
              />
            </div>
          </div>
        )}
      </div>
    </>
  );
});
