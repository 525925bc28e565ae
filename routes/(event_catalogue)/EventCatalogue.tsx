import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { catalogueHref, catalogueQuery } from "@/components/event_catalogue/catalogue_links.ts";
import { CatalogueOverview } from "@/components/event_catalogue/CatalogueOverview.tsx";
import { EventNav } from "@/components/event_catalogue/EventNav.tsx";
import { EventReference } from "@/components/event_catalogue/EventReference.tsx";
import { Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { PaneHandle } from "@/components/Pane.tsx";
import { define } from "@/define.ts";
import { schemaPath } from "@/services/event_catalogue/event_schema.ts";
import { exampleMessage } from "@/services/event_catalogue/example_message.ts";
import { eventTopics } from "@/services/event_catalogue/read_catalogue.ts";
import { searchCatalogue } from "@/services/event_catalogue/search_catalogue.ts";
import { formatOf } from "@/kernel/texts/format.ts";

export const handler = define.handlers({
  GET({ url, state: { ctx, incoming } }) {
    const query = catalogueQuery.parse(Object.fromEntries(url.searchParams));
    const topics = eventTopics(incoming.eventSource.topicPrefix);
    const events = topics.flatMap((topic) => topic.events);
    const place = query.event === undefined ? -1 : events.findIndex(({ type }) => type === query.event);
    return page({
      query,
      found: query.q ? searchCatalogue(topics, query.q, ctx.t) : topics,
      topics,
      unknown: query.event !== undefined && place < 0 ? query.event : null,
      event: events[place],
      previous: events[place - 1],
      next: place < 0 ? undefined : events[place + 1],
    });
  },
});

/** Every event of the portal for people: topics, what each tells, its members, an example; a place of its own for each. */
export default define.page<typeof handler>(({ data, state: { ctx, incoming, basePath } }) => {
  const { t } = ctx;
  const { query, topics, found, unknown, event, previous, next } = data;
  const count = topics.reduce((sum, topic) => sum + topic.events.length, 0);
  return (
    <>
      <PageHead
        title={t("page.EventCatalogue")}
        note={t("event_catalogue.count", { events: count, topics: topics.length })}
        crumbs={[
          { label: t("nav.admin") },
          ...(event ? [{ label: t("page.EventCatalogue"), href: catalogueHref(basePath, {}) }] : []),
        ]}
      >
        <Button icon="braces" href="/tis/asyncapi.json">{t("event_catalogue.asyncapi")}</Button>
      </PageHead>
      {unknown !== null && <Notice tone="warn">{t("event_catalogue.unknown", { type: unknown })}</Notice>}
      <div class="panes event-panes" data-shown={event ? "event" : "overview"}>
        <div class="pane pane-sized event-nav" id="event-nav">
          <EventNav topics={found} query={query} basePath={basePath} t={t} />
        </div>
        <PaneHandle
          controls="event-nav"
          label={t("event_catalogue.list")}
          remember="event-nav"
          width={264}
          min={200}
          max={420}
        />
        <div class="pane event-main">
          <div class="pane-scroll">
            {event
              ? (
                <EventReference
                  event={event}
                  message={JSON.stringify(
                    exampleMessage(event, incoming.eventSource),
                    null,
                    2,
                  )}
                  schemaPath={schemaPath(event.type)}
                  previous={previous}
                  next={next}
                  basePath={basePath}
                  t={t}
                />
              )
              : <CatalogueOverview topics={topics} basePath={basePath} t={t} format={formatOf(ctx)} />}
          </div>
        </div>
      </div>
    </>
  );
});
