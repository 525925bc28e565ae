import type { TopicEntry } from "@/services/event_catalogue/types.ts";
import { wordsOf } from "@/services/event_catalogue/search_catalogue.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { catalogueHref, type CatalogueQuery } from "./catalogue_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

const LIST = "event-list";

/** All events by topic with a search: while typing when script runs, else by its button. */
export function EventNav({ topics, query, basePath, t }: {
  topics: readonly TopicEntry[];
  query: CatalogueQuery;
  basePath: string;
  t: Translate;
}) {
  return (
    <>
      <form class="event-search" method="get" role="search" aria-label={t("event_catalogue.search")}>
        <label class="search-field">
          <Icon name="search" />
          <input
            type="search"
            name="q"
            value={query.q}
            data-filters={LIST}
            aria-label={t("event_catalogue.search")}
            placeholder={t("event_catalogue.search")}
            autocomplete="off"
          />
        </label>
        <Button class="needs-no-script">{t("event_catalogue.searchNow")}</Button>
      </form>
      <nav class="tree pane-scroll" aria-label={t("event_catalogue.list")} id={LIST}>
        {topics.length === 0 && (
          <p class="event-none">
            {t("event_catalogue.nothing", { words: query.q ?? "" })}{" "}
            <a class="link" href={fromHere(catalogueHref(basePath, { event: query.event }))}>
              {t("event_catalogue.showAll")}
            </a>
          </p>
        )}
        <ul>
          {topics.map((topic) => (
            <li
              key={topic.topic}
              data-text={`${topic.topic} ${t(`event_catalogue.topic.${topic.noun}`)}`.toLowerCase()}
            >
              <details open={query.q !== undefined || topic.events.some(({ type }) => type === query.event)}>
                <summary class="tree-row">
                  <Icon name="chevron-right" />
                  <span class="name mono">{topic.topic}</span>
                  {topic.internal && <Icon name="lock" label={t("event_catalogue.internal")} />}
                  <span class="count">{topic.events.length}</span>
                </summary>
                <ul>
                  {topic.events.map((event) => (
                    <li key={event.type} data-text={wordsOf(event, t)}>
                      <a
                        class="tree-row tree-leaf"
                        href={fromHere(catalogueHref(basePath, { ...query, event: event.type }))}
                        aria-current={event.type === query.event ? "page" : "false"}
                      >
                        <span class="name mono">{event.type}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
