import type { EventReplay } from "@/engines/events/replay_types.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { State } from "../Mark.tsx";
import { Part } from "../Part.tsx";

/** The last replays of ranges: how far each is, and what it brought about. */
export function ReplayTable({ replays, mayStop, t, format, utc }: {
  replays: readonly EventReplay[];
  mayStop: boolean;
  t: Translate;
  format: Format;
  /** Moments of ranges are shown as they are typed. */
  utc: Format;
}) {
  return (
    <Card title={t("event_monitor.replays")} bare>
      <div class="table-scroll" id="event-replays" data-live="events">
        <Part name="event-replays">
          <table class="table stack">
            <thead>
              <tr>
                <th scope="col">{t("event_monitor.consumer")}</th>
                <th scope="col">{t("event_monitor.replays.range")}</th>
                <th scope="col">{t("event_monitor.state")}</th>
                <th scope="col" class="num">{t("event_monitor.replays.progress")}</th>
                <th scope="col">{t("event_monitor.replays.outcome")}</th>
                <th scope="col">{t("event_monitor.replays.asked")}</th>
                {mayStop && <th scope="col" aria-label={t("event_monitor.range.stop")} />}
              </tr>
            </thead>
            <tbody>
              {replays.map((replay) => (
                <tr key={replay.id}>
                  <td class="title mono">{replay.consumer}</td>
                  <td class="wrap-anywhere" data-label={t("event_monitor.replays.range")}>
                    {describeRange(replay, t, utc)}
                  </td>
                  <td class="nowrap">
                    <State tone={toneOf(replay.state)}>
                      {t(`event_monitor.replays.state.${replay.state}`)}
                    </State>
                    {replay.reason && <span class="trace-error">{replay.reason}</span>}
                  </td>
                  <td class="num nowrap" data-label={t("event_monitor.replays.progress")}>
                    {describeProgress(replay, t)}
                  </td>
                  <td data-label={t("event_monitor.replays.outcome")}>
                    {t("event_monitor.replays.outcomes", {
                      ...{ effects: replay.effects, again: replay.again, parked: replay.parked },
                    })}
                  </td>
                  <td class="nowrap tabular-nums" data-label={t("event_monitor.replays.asked")}>
                    {format.moment(replay.askedAt)} <span class="trace-who">{replay.askedBy}</span>
                  </td>
                  {mayStop && (
                    <td>
                      {replay.state === "running" && (
                        <form
                          method="post"
                          action={`/tis/event-replays/${replay.id}/stop`}
                          data-call="stopReplay"
                        >
                          <Button>{t("event_monitor.range.stop")}</Button>
                        </form>
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Part>
      </div>
    </Card>
  );
}

/** Of a stretch of a partition it is only known how many events there are once it was read. */
function describeProgress({ way, state, lookedAt: done, counted: all }: EventReplay, t: Translate): string {
  if (way !== "offsets") return t("event_monitor.replays.progressOf", { done, all });
  if (state === "done") return t("event_monitor.replays.progressRead", { done });
  return t("event_monitor.replays.progressOfMost", { done, all });
}

function describeRange(replay: EventReplay, t: Translate, utc: Format): string {
  switch (replay.way) {
    case "aggregate":
      return t("event_monitor.replays.ofKey", { key: replay.key!, topic: replay.topic! });
    case "period":
      return t("event_monitor.replays.ofPeriod", {
        from: utc.moment(replay.from!),
        to: utc.moment(replay.to!),
      });
    case "offsets":
      return t("event_monitor.replays.ofOffsets", {
        topic: replay.topic!,
        partition: replay.partition!,
        from: replay.fromOffset!,
        to: replay.toOffset!,
      });
  }
}
