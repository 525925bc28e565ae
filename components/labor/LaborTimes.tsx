import type { Translate } from "@/kernel/texts/texts.ts";
import { hoursOf, type LaborTime, minutesOf, writtenTime } from "@/services/labor/time/labor_time.ts";

/** What a labor item takes, in the words of the sheet where it is typed. */
export function LaborTimes({ time, steps, t }: { time: LaborTime; steps: number; t: Translate }) {
  const { elapsedSeconds, workSeconds, laborSeconds } = time;
  const facts: [string, string][] = [
    [t("labor.time.steps"), String(steps)],
    [t("labor.time.elapsed"), writtenTime(elapsedSeconds)],
    [t("labor.time.work"), writtenTime(workSeconds)],
    [t("labor.time.charged"), writtenTime(laborSeconds)],
    [t("labor.time.hours"), hoursOf(laborSeconds)],
    [t("labor.time.minutes"), String(minutesOf(laborSeconds))],
  ];
  return (
    <dl class="labor-totals">
      {facts.map(([name, value], place) => (
        <div key={name} data-total={place === 3 ? "charged" : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
