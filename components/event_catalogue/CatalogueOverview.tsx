import { ATTRIBUTES } from "@/services/event_catalogue/envelope_schema.ts";
import type { TopicEntry } from "@/services/event_catalogue/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Card } from "../Card.tsx";
import { Chip } from "../Mark.tsx";
import { catalogueHref } from "./catalogue_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** The catalogue's first page: what holds for all events, the topics, the envelope. */
export function CatalogueOverview({ topics, basePath, t, format }: {
  topics: readonly TopicEntry[];
  basePath: string;
  t: Translate;
  format: Format;
}) {
  return (
    <div class="event-overview">
      <Card title={t("event_catalogue.promises")}>
        <ul class="event-promises">
          {PROMISES.map((promise) => (
            <li key={promise}>
              <b>{t(`event_catalogue.promise.${promise}`)}</b>
              <span>{t(`event_catalogue.promise.${promise}_text`)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t("event_catalogue.topics")} bare>
        <table class="table stack event-topics">
          <thead>
            <tr>
              <th scope="col">{t("events.topic")}</th>
              <th scope="col">{t("event_catalogue.tells")}</th>
              <th scope="col">{t("event_catalogue.goesTo")}</th>
              <th scope="col" class="num">{t("event_catalogue.events")}</th>
            </tr>
          </thead>
          <tbody>
            {topics.map((topic) => (
              <tr key={topic.topic}>
                <td class="title nowrap">
                  <a
                    class="link mono"
                    href={fromHere(catalogueHref(basePath, { event: topic.events[0]!.type }))}
                  >
                    {topic.topic}
                  </a>
                </td>
                <td>{t(`event_catalogue.topic.${topic.noun}`)}</td>
                <td class="nowrap">
                  {topic.internal
                    ? <Chip icon="lock">{t("event_catalogue.internal")}</Chip>
                    : t("event_catalogue.partners")}
                </td>
                <td class="num" data-label={t("event_catalogue.events")}>
                  {format.number(topic.events.length)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card title={t("event_catalogue.envelope")} note={t("event_catalogue.envelopeNote")}>
        <dl class="members">
          {ATTRIBUTES.map(({ name, required, schema }) => (
            <div key={name} data-depth={0}>
              <dt>
                <code>{name}</code>
                <span class="member-type">
                  {schema.type}
                  {!required && `, ${t("event_catalogue.optional")}`}
                </span>
              </dt>
              <dd>
                <p>{t(`event_catalogue.attribute.${name}`)}</p>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

const PROMISES = ["once", "order", "codes", "versions", "unknown"] as const;
