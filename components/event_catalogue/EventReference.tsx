import type { EventEntry } from "@/services/event_catalogue/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Button } from "../Button.tsx";
import { Facts } from "../Facts.tsx";
import { Chip } from "../Mark.tsx";
import { catalogueHref } from "./catalogue_links.ts";
import { JsonText } from "./JsonText.tsx";
import { MemberTable } from "./MemberTable.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** One event for those who subscribe to it: what it tells, where it travels, each member, a whole message. */
export function EventReference({ event, message, schemaPath, previous, next, basePath, t }: {
  event: EventEntry;
  /** The example as it stands on the bus, indented JSON. */
  message: string;
  /** Where its schema is read. */
  schemaPath: string;
  previous: EventEntry | undefined;
  next: EventEntry | undefined;
  basePath: string;
  t: Translate;
}) {
  return (
    <article class="event-reference">
      <div class="event-words">
        <h2 class="mono">{event.type}</h2>
        <EventMarks event={event} t={t} />
        <p class="event-summary">{t(`event_catalogue.event.${event.type}`)}</p>
        {event.announced && <p class="event-aside">{t("event_catalogue.announcedWhy")}</p>}
        {event.internal && <p class="event-aside">{t("event_catalogue.internalWhy")}</p>}
        <Facts
          facts={[
            { name: t("events.topic"), value: <code>{event.topic}</code> },
            { name: t("events.key"), value: <code>{event.keyForm}</code> },
            { name: t("event_catalogue.version"), value: <code>{event.topic.split(".").at(-1)}</code> },
            {
              name: t("event_catalogue.schema"),
              value: <a class="link mono" href={schemaPath}>{schemaPath}</a>,
            },
          ]}
        />
        <h3>{t("event_catalogue.members")}</h3>
        <MemberTable members={event.members} t={t} />
        <nav class="event-turn" aria-label={t("event_catalogue.neighbours")}>
          {previous && (
            <Button icon="arrow-left" href={fromHere(catalogueHref(basePath, { event: previous.type }))}>
              <span class="mono">{previous.type}</span>
            </Button>
          )}
          {next && (
            <Button icon="arrow-right" href={fromHere(catalogueHref(basePath, { event: next.type }))}>
              <span class="mono">{next.type}</span>
            </Button>
          )}
        </nav>
      </div>
      <div class="event-example">
        <h3>{t("event_catalogue.example")}</h3>
        <JsonText text={message} label={t("event_catalogue.exampleOf", { type: event.type })} />
      </div>
    </article>
  );
}

/** What stands out of an event: whether it leaves the portal, and whether anything sends it yet. */
function EventMarks(
  { event, t }: { event: Pick<EventEntry, "internal" | "announced">; t: Translate },
) {
  return (
    <p class="chips">
      {event.internal && <Chip icon="lock">{t("event_catalogue.internal")}</Chip>}
      {event.announced
        ? <Chip tone="reason">{t("event_catalogue.announced")}</Chip>
        : <Chip tone="ok">{t("event_catalogue.stable")}</Chip>}
    </p>
  );
}
