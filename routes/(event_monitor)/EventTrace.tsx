import { page } from "fresh";
import { z } from "zod";
import { Button } from "@/components/Button.tsx";
import { traceHref } from "@/components/logs/trace_links.ts";
import { TraceList } from "@/components/event_monitor/TraceList.tsx";
import { TraceSteps } from "@/components/event_monitor/TraceSteps.tsx";
import { sayDuration } from "@/components/event_monitor/say_duration.ts";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import { ListFilters } from "@/components/table/ListFilters.tsx";
import { searchText } from "@/components/table/list_query.ts";
import { define } from "@/define.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { findTraces } from "@/services/event_monitor/find_traces.ts";
import { readTrace } from "@/services/event_monitor/read_trace.ts";

/** What the address may say; whatever is wrong in it counts as left out. */
const asked = z.object({ request: searchText, keyword: searchText });

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = asked.parse(Object.fromEntries(url.searchParams));
    const { request } = query;
    if (request === undefined) {
      return page({ query, found: await findTraces(ctx, query.keyword), trace: null, refusal: null });
    }
    const { ok, refusal } = await attempt(() => readTrace(ctx, request));
    return page({ query, found: null, trace: ok ?? null, refusal: refusal ?? null });
  },
});

/** Requests, and all that followed from one: changes, events with their effects, mails, hand-overs and long work. */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { query, found, trace, refusal } = data;
  const format = formatOf(ctx);
  const back = traceHref(basePath, { keyword: query.keyword });
  return (
    <>
      <PageHead
        title={t("page.EventTrace")}
        crumbs={[
          { label: t("nav.admin") },
          ...(query.request ? [{ label: t("event_monitor.traces"), href: back }] : []),
        ]}
        flush={found !== null}
      >
        {query.request && (
          <Button icon="refresh-cw" href={fromHere(traceHref(basePath, query))}>
            {t("event_monitor.refresh")}
          </Button>
        )}
      </PageHead>
      {refusal && <Notice tone="err">{sentenceOf(ctx, refusal)}</Notice>}
      {trace && (
        <div class="trace">
          <Card title={t("event_monitor.request")}>
            <Facts
              facts={[
                {
                  name: t("event_monitor.request"),
                  value: <code class="wrap-anywhere">{trace.requestId}</code>,
                },
                ...(trace.traceId
                  ? [{
                    name: t("event_monitor.traceId"),
                    value: <code class="wrap-anywhere">{trace.traceId}</code>,
                  }]
                  : []),
                {
                  name: t("event_monitor.begun"),
                  value: <span class="tabular-nums">{format.moment(trace.at)}</span>,
                },
                {
                  name: t("event_monitor.took"),
                  value: trace.endedAt
                    ? sayDuration(formatOf(ctx), Date.parse(trace.endedAt) - Date.parse(trace.at))
                    : t("event_monitor.stillOpen"),
                },
              ]}
            />
          </Card>
          <Card
            title={t("event_monitor.followed")}
            note={trace.isCut ? t("event_monitor.cut") : undefined}
            bare
          >
            <Part name="trace">
              <div class="table-scroll">
                <TraceSteps trace={trace} ctx={ctx} basePath={basePath} />
              </div>
            </Part>
          </Card>
        </div>
      )}
      {found && (
        <div class="page-fill">
          <ListFilters
            label={t("event_monitor.findTrace")}
            submit={t("event_monitor.find")}
            keyword={{ label: t("event_monitor.traceKeyword"), value: query.keyword, mono: true }}
            filters={[]}
            without={() => traceHref(basePath, {})}
            clearHref={traceHref(basePath, {})}
            t={t}
            format={format}
          />
          <TraceList found={found} keyword={query.keyword} ctx={ctx} basePath={basePath} />
        </div>
      )}
    </>
  );
});
