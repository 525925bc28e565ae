import { Card } from "@/components/Card.tsx";
import type { CourseStep } from "@/engines/states/read_course.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** What happened to a thing, in turn: what was done and said, by whom and when. */
export function CourseCard({ steps, say, t, format }: {
  steps: readonly CourseStep[];
  /** What an action is called. */
  say: (action: string) => string;
  t: Translate;
  format: Format;
}) {
  return (
    <Card title={t("states.course")} bare>
      <table class="table stack">
        <tbody>
          {steps.map(({ action, by, at, note }, place) => (
            <tr key={place}>
              <td class="title">
                {say(action)}
                {note !== "" && <span class="block text-meta text-ink-3">{note}</span>}
              </td>
              <td>{by ?? t("states.by_portal")}</td>
              <td class="nowrap tabular-nums">{format.moment(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
