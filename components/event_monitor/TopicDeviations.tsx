import type { TopicState } from "@/engines/events/topic_types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Card } from "../Card.tsx";
import { State } from "../Mark.tsx";

/** Settings of topics that are otherwise than the portal makes them, and what to do about each. */
export function TopicDeviations({ topics, t }: { topics: readonly TopicState[]; t: Translate }) {
  const rows = topics.flatMap(({ topic, deviations }) => deviations.map((one) => ({ topic, ...one })));
  if (rows.length === 0) return null;
  return (
    <Card title={t("event_monitor.topics")} note={t("event_monitor.topicsNote")} bare>
      <div class="table-scroll">
        <table class="table stack">
          <thead>
            <tr>
              <th scope="col">{t("events.topic")}</th>
              <th scope="col">{t("event_monitor.setting")}</th>
              <th scope="col">{t("event_monitor.settingIs")}</th>
              <th scope="col">{t("event_monitor.settingWanted")}</th>
              <th scope="col">{t("event_monitor.settingDo")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ topic, setting, is, wanted, harmful }) => (
              <tr key={`${topic} ${setting}`}>
                <td class="title mono nowrap">{topic}</td>
                <td class="mono nowrap">
                  <State tone={harmful ? "err" : "warn"}>{setting}</State>
                </td>
                <td class="mono" data-label={t("event_monitor.settingIs")}>{is}</td>
                <td class="mono" data-label={t("event_monitor.settingWanted")}>{wanted}</td>
                <td data-label={t("event_monitor.settingDo")}>
                  {t(`event_monitor.do.${setting.replaceAll(".", "_")}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
