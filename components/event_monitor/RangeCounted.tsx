import type { RangeCount } from "@/engines/events/replay_types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { AskedRange } from "@/services/event_monitor/event_range.ts";
import { Button } from "../Button.tsx";
import { Checkbox } from "../Checkbox.tsx";

/** What a range holds, and the button that has it replayed where some of it can take effect. */
export function RangeCounted({ count, asked, way, t }: {
  count: RangeCount;
  asked: AskedRange;
  way: string;
  t: Translate;
}) {
  const { events, again, skipped, parked } = count;
  const isKnown = again !== null && skipped !== null && parked !== null;
  // What took effect is passed over, and what is parked is tried by itself.
  const open = isKnown ? events - again - skipped - parked : events;
  return (
    <div class="range-counted" role="status">
      <p>
        {isKnown
          ? t("event_monitor.range.counted", { events, consumer: asked.consumer })
          : t("event_monitor.range.countedPlaces", { events })}
      </p>
      {isKnown && (
        <p class="text-ink-2">
          {t("event_monitor.range.countedOf", { again, skipped, parked, open })}
        </p>
      )}
      {events > 0 && open === 0 && !skipped && <p>{t("event_monitor.range.nothing")}</p>}
      {(open > 0 || Boolean(skipped)) && (
        <form method="post" action={`/tis/event-ranges/${way}/replay`} data-call="replayEvents">
          {Object.entries(asked).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={String(value)} />
          ))}
          <input type="hidden" name="counted" value={events} />
          {skipped !== 0 && (
            <Checkbox name="withSkipped" checked={open === 0}>{t("event_monitor.range.skippedToo")}</Checkbox>
          )}
          <p data-form-error="" role="alert" />
          <Button kind="primary" icon="rotate-ccw">
            {isKnown
              ? t("event_monitor.range.start", { events: open || skipped })
              : t("event_monitor.range.startPlaces")}
          </Button>
        </form>
      )}
    </div>
  );
}
