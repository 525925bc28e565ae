import type { Flash } from "@/edge/flash.ts";
import type { ParkedEventRead } from "@/engines/events/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Facts } from "../Facts.tsx";
import { Icon } from "../Icon.tsx";
import { catalogueHref } from "@/components/event_catalogue/catalogue_links.ts";
import { JsonText } from "@/components/event_catalogue/JsonText.tsx";
import { monitorHref, type MonitorQuery } from "./monitor_links.ts";
import { ParkedDecision } from "./ParkedDecision.tsx";
import { ParkedStateMark } from "./ParkedStateMark.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** One parked event: why it waits, what it says, what waits behind it, and what staff may do about it. */
export function ParkedDetail({ event, query, mayReplay, maySkip, flash, basePath, t, format }: {
  event: ParkedEventRead;
  query: MonitorQuery;
  mayReplay: boolean;
  maySkip: boolean;
  flash: Flash | null;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  const moment = (at: string | null) => at ? <span class="tabular-nums">{format.moment(at)}</span> : null;
  const facts = [
    { name: t("event_monitor.state"), value: <ParkedStateMark state={event.state} t={t} /> },
    { name: t("event_monitor.consumer"), value: <code>{event.consumer}</code> },
    { name: t("events.topic"), value: <code>{event.topic}</code> },
    {
      name: t("event_monitor.place"),
      value: event.partition === null ? null : <code>{`${event.partition} / ${event.offset}`}</code>,
    },
    { name: t("events.key"), value: <code>{event.key}</code> },
    { name: t("event_monitor.sequence"), value: <code>{event.sequence}</code> },
    { name: t("event_monitor.eventId"), value: <code>{event.eventId}</code> },
    { name: t("event_monitor.occurred"), value: moment(event.occurredAt) },
    { name: t("event_monitor.parkedAt"), value: moment(event.parkedAt) },
    { name: t("event_monitor.tries"), value: format.number(event.attempts) },
    { name: t("event_monitor.nextTry"), value: moment(event.nextTryAt) },
    { name: t("event_monitor.ended"), value: moment(event.endedAt) },
    { name: t("event_monitor.endedBy"), value: event.endedBy },
    { name: t("event_monitor.note"), value: event.note },
    { name: t("event_monitor.deadLetter"), value: <code>{event.topic}.dlq</code> },
  ].filter(({ value }) => value !== null);
  return (
    <section
      class="parked-detail"
      id="parked"
      aria-label={t("event_monitor.payloadOf", { id: event.eventId })}
    >
      <header class="pane-head">
        <h2>
          <a class="link mono" href={catalogueHref(basePath, { event: event.type })}>{event.type}</a>
        </h2>
        <span class="note mono">{event.key}</span>
        <a
          class="btn btn-quiet btn-icon end"
          href={fromHere(monitorHref(basePath, { ...query, id: undefined }))}
          aria-label={t("event_monitor.close")}
          title={t("event_monitor.close")}
        >
          <Icon name="x" />
        </a>
      </header>
      <div class="parked-body">
        {event.reason && (
          <div class="parked-cause">
            <h3>{t("event_monitor.reason")}</h3>
            <pre tabIndex={0} role="region" aria-label={t("event_monitor.reason")}>{event.reason}</pre>
          </div>
        )}
        {event.state === "behind" && (
          <p>
            {t("event_monitor.behindWhy")}{" "}
            <a
              class="link"
              href={fromHere(monitorHref(basePath, { consumer: event.consumer, keyword: event.key }))}
            >
              {t("event_monitor.behindShow")}
            </a>
          </p>
        )}
        {(event.state === "waiting" || event.state === "retrying") && (
          <ParkedDecision
            event={event}
            back={monitorHref(basePath, query)}
            mayReplay={mayReplay}
            maySkip={maySkip}
            flash={flash}
            t={t}
          />
        )}
        <Facts facts={facts} />
        <h3>{t("event_monitor.payload")}</h3>
        <JsonText text={event.envelope} label={t("event_monitor.payloadOf", { id: event.eventId })} />
        {event.behind.length > 0 && (
          <>
            <h3>
              {t("event_monitor.behindList")} <span class="note">{t("event_monitor.behindNote")}</span>
            </h3>
            <ol class="parked-behind">
              {event.behind.map((one) => (
                <li key={one.id}>
                  <a class="link mono" href={fromHere(monitorHref(basePath, { ...query, id: one.id }))}>
                    {one.type}
                  </a>
                  <span class="tabular-nums">{t("event_monitor.sequenceOf", { number: one.sequence })}</span>
                  {moment(one.occurredAt)}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}
