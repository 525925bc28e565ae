import type { ConsumerState, ParkedPage } from "@/services/events/types.ts";
import { PARKED_STATES } from "@/services/events/types.ts";
import type { Format } from "@/services/i18n/format.ts";
import type { Translate } from "@/services/i18n/texts.ts";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { Empty } from "../Empty.tsx";
import { TextField } from "../Field.tsx";
import { FilterBar, FilterChips } from "../FilterBar.tsx";
import { SelectField } from "../Select.tsx";
import { chipsOf } from "../table/chips_of.ts";
import { Pager } from "../table/Pager.tsx";
import { monitorHref, type MonitorQuery } from "./monitor_links.ts";
import { ParkedStateMark } from "./ParkedStateMark.tsx";

/** Parked events, those that wait for staff first; a row opens its details. */
export function ParkedList({ parked, consumers, query, basePath, t, format }: {
  parked: ParkedPage;
  consumers: readonly ConsumerState[];
  query: MonitorQuery;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  const { id: _, ...list } = query;
  const href = (change: Partial<MonitorQuery>) => monitorHref(basePath, { ...list, ...change });
  const chips = chipsOf({
    consumer: [t("events.consumer"), query.consumer],
    state: [t("events.state"), query.state && t(`events.state.${query.state}`)],
    keyword: [t("events.keyword"), query.keyword],
  }, (filter) => href({ [filter]: undefined, pageNo: 1 }));
  const clearHref = href({ consumer: undefined, state: undefined, keyword: undefined, pageNo: 1 });
  return (
    <Card title={t("events.parked")} note={t("events.parkedNote")} bare>
      <FilterBar
        label={t("events.filter")}
        submit={t("events.searchNow")}
        keep={{ pageSize: query.pageSize }}
      >
        <TextField
          name="keyword"
          label={t("events.keyword")}
          hideLabel
          type="search"
          placeholder={t("events.keyword")}
          value={query.keyword}
          mono
        />
        <SelectField
          name="consumer"
          label={t("events.consumer")}
          hideLabel
          empty={t("events.allConsumers")}
          value={query.consumer}
          choices={consumers.map(({ name }) => ({ value: name, label: name }))}
        />
        <SelectField
          name="state"
          label={t("events.state")}
          hideLabel
          empty={t("events.openStates")}
          value={query.state}
          choices={PARKED_STATES.map((state) => ({ value: state, label: t(`events.state.${state}`) }))}
        />
      </FilterBar>
      <FilterChips chips={chips} clearHref={clearHref} t={t} />
      <div id="parked-events" data-live="events">
        {parked.records.length === 0
          ? (
            <Empty
              title={t(chips.length > 0 ? "events.noMatch" : "events.noParked")}
              drawing="list"
              action={chips.length > 0
                ? <Button href={clearHref}>{t("table.clear_filters")}</Button>
                : undefined}
            >
              {t(chips.length > 0 ? "events.noMatchWhy" : "events.noParkedWhy")}
            </Empty>
          )
          : (
            <div class="table-scroll">
              <table class="table stack parked-table">
                <thead>
                  <tr>
                    <th scope="col">{t("events.type")}</th>
                    <th scope="col">{t("events.key")}</th>
                    <th scope="col">{t("events.consumer")}</th>
                    <th scope="col">{t("events.state")}</th>
                    <th scope="col" class="parked-reason">{t("events.reason")}</th>
                    <th scope="col" class="num">{t("events.tries")}</th>
                    <th scope="col" class="alone-only">{t("events.parkedAt")}</th>
                    <th scope="col" class="alone-only">{t("events.nextTry")}</th>
                    <th scope="col" class="num">{t("events.followers")}</th>
                  </tr>
                </thead>
                <tbody>
                  {parked.records.map((event) => (
                    <tr key={event.id} aria-current={event.id === query.id ? "true" : undefined}>
                      <td class="title nowrap">
                        <a class="link mono" href={href({ id: event.id })}>{event.type}</a>
                      </td>
                      <td class="mono parked-key" title={event.key}>{event.key}</td>
                      <td class="mono nowrap">{event.consumer}</td>
                      <td class="nowrap">
                        <ParkedStateMark state={event.state} t={t} />
                      </td>
                      <td class="clip" title={event.reason ?? undefined}>{event.reason}</td>
                      <td class="num" data-label={t("events.tries")}>{format.number(event.attempts)}</td>
                      <td class="nowrap tabular-nums alone-only" data-label={t("events.parkedAt")}>
                        {format.moment(event.parkedAt)}
                      </td>
                      <td
                        class="nowrap tabular-nums alone-only"
                        data-label={event.nextTryAt ? t("events.nextTry") : undefined}
                      >
                        {event.nextTryAt && format.moment(event.nextTryAt)}
                      </td>
                      <td class="num" data-label={t("events.followers")}>{format.number(event.followers)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
      </div>
      <Pager
        page={query.pageNo}
        size={query.pageSize}
        total={parked.total}
        href={(pageNo) => href({ pageNo })}
        keep={{ consumer: query.consumer, state: query.state, keyword: query.keyword }}
        t={t}
      />
    </Card>
  );
}
