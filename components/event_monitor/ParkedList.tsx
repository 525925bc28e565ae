import { type ConsumerState, PARKED_STATES, type ParkedPage } from "@/engines/events/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { Empty } from "../Empty.tsx";
import { ListFilters } from "../table/ListFilters.tsx";
import { Pager } from "../table/Pager.tsx";
import { monitorHref, type MonitorQuery } from "./monitor_links.ts";
import { ParkedStateMark } from "./ParkedStateMark.tsx";
import { fromHere } from "@/components/table/from_here.ts";

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
  const href = (change: Partial<MonitorQuery>) => fromHere(monitorHref(basePath, { ...list, ...change }));
  const isNarrowed = [query.consumer, query.state, query.keyword].some((one) => one !== undefined);
  const clearHref = href({ consumer: undefined, state: undefined, keyword: undefined, pageNo: 1 });
  return (
    <Card title={t("events.parked")} note={t("events.parkedNote")} bare>
      <ListFilters
        label={t("events.filter")}
        keyword={{ label: t("events.keyword"), value: query.keyword, mono: true }}
        filters={[
          {
            kind: "select",
            name: "consumer",
            label: t("events.consumer"),
            empty: t("events.allConsumers"),
            value: query.consumer,
            choices: consumers.map(({ name }) => ({ value: name, label: name })),
          },
          {
            kind: "select",
            name: "state",
            label: t("events.state"),
            empty: t("events.openStates"),
            value: query.state,
            choices: PARKED_STATES.map((state) => ({ value: state, label: t(`events.state.${state}`) })),
          },
        ]}
        keep={{ pageSize: query.pageSize }}
        without={(names) =>
          href({ ...Object.fromEntries(names.map((name) => [name, undefined])), pageNo: 1 })}
        clearHref={clearHref}
        t={t}
        format={format}
      />
      <div id="parked-events" data-live="events">
        {parked.records.length === 0
          ? (
            <Empty
              title={t(isNarrowed ? "events.noMatch" : "events.noParked")}
              drawing="list"
              action={isNarrowed ? <Button href={clearHref}>{t("table.clear_filters")}</Button> : undefined}
            >
              {t(isNarrowed ? "events.noMatchWhy" : "events.noParkedWhy")}
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
