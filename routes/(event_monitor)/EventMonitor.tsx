import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { catalogueHref } from "@/components/event_catalogue/catalogue_links.ts";
import { ConsumerTable } from "@/components/event_monitor/ConsumerTable.tsx";
import { monitorHref } from "@/components/event_monitor/monitor_links.ts";
import { ParkedDetail } from "@/components/event_monitor/ParkedDetail.tsx";
import { monitorQuery, ParkedList } from "@/components/event_monitor/ParkedList.tsx";
import { ListTools, readListPage } from "@/components/list/ListPage.tsx";
import { RangeForm } from "@/components/event_monitor/RangeForm.tsx";
import { ReplayTable } from "@/components/event_monitor/ReplayTable.tsx";
import { TopicDeviations } from "@/components/event_monitor/TopicDeviations.tsx";
import { listTopics } from "@/services/event_monitor/list_topics.ts";
import { listReplays } from "@/services/event_monitor/list_replays.ts";
import { readRangePage } from "@/services/event_monitor/read_range_page.ts";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { listConsumers } from "@/services/event_monitor/list_consumers.ts";
import { parkedList } from "@/services/event_monitor/parked_list.ts";
import { readParked } from "@/services/event_monitor/read_parked.ts";
import { formatIn, formatOf } from "@/kernel/texts/format.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { fromHere } from "@/components/table/from_here.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const asked = Number(url.searchParams.get("id"));
    const id = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
    const mayRange = may(ctx.actor, "EventMonitor:replay-range");
    const [consumers, parked, read, replays, topics, range] = await Promise.all([
      listConsumers(ctx),
      readListPage(parkedList, ctx, url),
      id === undefined ? null : attempt(() => readParked(ctx, id)),
      listReplays(ctx),
      listTopics(ctx),
      mayRange ? readRangePage(ctx, url.searchParams) : null,
    ]);
    return page({
      id,
      consumers,
      parked,
      replays,
      topics,
      range,
      mayRange,
      event: read?.ok ?? null,
      refusal: read?.refusal ?? null,
    });
  },
});

/** Consumers of the events with their lag, and the parked events, which staff replay or skip. */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { id, consumers, parked, event, refusal, replays, topics, range, mayRange } = data;
  const query = monitorQuery(basePath, parked, id);
  const shared = { basePath, t, format: formatOf(ctx) };
  return (
    <>
      <PageHead title={t("page.EventMonitor")} crumbs={[{ label: t("nav.admin") }]}>
        <ListTools list={parkedList} data={parked} state={state} />
        {mayRange && (
          <Button
            icon="rotate-ccw"
            class="btn-sign"
            href={fromHere(monitorHref(basePath, { range: "aggregate" }))}
          >
            {t("event_monitor.range")}
          </Button>
        )}
        {may(ctx.actor, "EventCatalogue:view") && (
          <Button icon="book-open-text" class="btn-sign" href={catalogueHref(basePath, {})}>
            {t("event_monitor.catalogue")}
          </Button>
        )}
        <Button icon="refresh-cw" class="btn-sign" href={fromHere(monitorHref(basePath, query))}>
          {t("event_monitor.refresh")}
        </Button>
      </PageHead>
      <FlashNotice flash={flash} />
      {refusal && <Notice tone="err">{sentenceOf(ctx, refusal)}</Notice>}
      <div class="panes monitor-panes" data-shown={event ? "event" : "list"}>
        <div class="pane">
          <div class="pane-scroll monitor-lists">
            {range && <RangeForm range={range} state={state} />}
            {replays.length > 0 && (
              <ReplayTable replays={replays} mayStop={mayRange} utc={formatIn(ctx.lang, "UTC")} {...shared} />
            )}
            <TopicDeviations topics={topics} t={t} />
            <ConsumerTable consumers={consumers} chosen={parked.asked.consumer} {...shared} />
            <ParkedList data={parked} open={id} state={state} />
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
