import type { ConsumerState } from "@/engines/events/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Card } from "../Card.tsx";
import { Empty } from "../Empty.tsx";
import { State } from "../Mark.tsx";
import { catalogueHref } from "@/components/event_catalogue/catalogue_links.ts";
import { monitorHref } from "./monitor_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** Events that may wait without a word: a busy moment. */
const USUAL_LAG = 100;

/** Every consumer with what it acts on, how far it is and what it has parked. */
export function ConsumerTable({ consumers, chosen, basePath, t, format }: {
  consumers: readonly ConsumerState[];
  /** Consumer by which the parked events are filtered. */
  chosen: string | undefined;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  const measured = consumers.map((consumer) => consumer.measuredAt).filter((at) => at !== null).sort().at(-1);
  return (
    <Card
      title={t("event_monitor.consumers")}
      note={t("event_monitor.consumersNote")}
      end={measured && (
        <span class="text-ink-3">{t("event_monitor.measured", { when: format.moment(measured) })}</span>
      )}
      bare
    >
      {consumers.length === 0
        ? (
          <Empty title={t("event_monitor.noConsumers")} drawing="list">
            {t("event_monitor.noConsumersWhy")}
          </Empty>
        )
        : (
          <div class="table-scroll" id="event-consumers" data-live="events">
            <table class="table stack consumer-table">
              <thead>
                <tr>
                  <th scope="col">{t("event_monitor.consumer")}</th>
                  <th scope="col">{t("event_monitor.health")}</th>
                  <th scope="col">{t("event_monitor.actsOn")}</th>
                  <th scope="col" class="num">{t("event_monitor.lag")}</th>
                  <th scope="col">{t("event_monitor.lastEffect")}</th>
                  <th scope="col" class="num">{t("event_monitor.parkedCount")}</th>
                </tr>
              </thead>
              <tbody>
                {consumers.map((consumer) => (
                  <tr key={consumer.name} aria-current={consumer.name === chosen ? "true" : undefined}>
                    <td class="title nowrap">
                      <a
                        class="link mono"
                        href={fromHere(monitorHref(basePath, { consumer: consumer.name }))}
                      >
                        {consumer.name}
                      </a>
                    </td>
                    <td class="nowrap">
                      <Health consumer={consumer} t={t} />
                    </td>
                    <td>
                      <Types types={consumer.types} basePath={basePath} t={t} />
                    </td>
                    <td class="num nowrap" data-label={t("event_monitor.lag")}>
                      {consumer.lag === null ? t("event_monitor.lagUnknown") : format.number(consumer.lag)}
                    </td>
                    <td class="nowrap tabular-nums" data-label={t("event_monitor.lastEffect")}>
                      {consumer.lastEffectAt
                        ? format.moment(consumer.lastEffectAt)
                        : t("event_monitor.never")}
                    </td>
                    <td class="num" data-label={t("event_monitor.parkedCount")}>
                      {format.number(consumer.parked)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
    </Card>
  );
}

function Health({ consumer, t }: { consumer: ConsumerState; t: Translate }) {
  if (consumer.waiting > 0) {
    return <State tone="err">{t("event_monitor.health.waiting", { count: consumer.waiting })}</State>;
  }
  if (consumer.parked > 0) return <State tone="warn">{t("event_monitor.health.retrying")}</State>;
  if (consumer.lag === null) return <State shape="hollow">{t("event_monitor.health.unknown")}</State>;
  if (consumer.lag > USUAL_LAG) return <State tone="warn">{t("event_monitor.health.behind")}</State>;
  return <State tone="ok">{t("event_monitor.health.ok")}</State>;
}

/** The first types, the others folded. */
function Types({ types, basePath, t }: { types: readonly string[]; basePath: string; t: Translate }) {
  const link = (type: string) => (
    <a key={type} class="link mono" href={catalogueHref(basePath, { event: type })}>{type}</a>
  );
  if (types.length <= SHOWN_TYPES) return <span class="consumer-types">{types.map(link)}</span>;
  return (
    <details class="consumer-types">
      <summary>
        <span class="mono">{types[0]}</span>{" "}
        <span class="link">{t("event_monitor.moreTypes", { count: types.length - 1 })}</span>
      </summary>
      {types.slice(1).map(link)}
    </details>
  );
}

const SHOWN_TYPES = 3;
