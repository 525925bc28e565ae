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
      <Card title={t("events.promises")}>
        <ul class="event-promises">
          {PROMISES.map((promise) => (
            <li key={promise}>
              <b>{t(`events.promise.${promise}`)}</b>
              <span>{t(`events.promise.${promise}_text`)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t("events.topics")} bare>
        <table class="table stack event-topics">
          <thead>
            <tr>
              <th scope="col">{t("events.topic")}</th>
              <th scope="col">{t("events.tells")}</th>
              <th scope="col">{t("events.goesTo")}</th>
              <th scope="col" class="num">{t("events.events")}</th>
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
                <td>{t(`catalogue.topic.${topic.noun}`)}</td>
                <td class="nowrap">
                  {topic.internal ? <Chip icon="lock">{t("events.internal")}</Chip> : t("events.partners")}
                </td>
                <td class="num" data-label={t("events.events")}>{format.number(topic.events.length)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card title={t("events.envelope")} note={t("events.envelopeNote")}>
        <dl class="members">
          {ATTRIBUTES.map(({ name, required, schema }) => (
            <div key={name} data-depth={0}>
              <dt>
                <code>{name}</code>
                <span class="member-type">
                  {schema.type}
                  {!required && `, ${t("events.optional")}`}
                </span>
              </dt>
              <dd>
                <p>{t(`catalogue.attribute.${name}`)}</p>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

const PROMISES = ["once", "order", "codes", "versions", "unknown"] as const;
