import { Card } from "@/components/Card.tsx";
import { State as Mark } from "@/components/Mark.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Diagnosis } from "@/services/diagnosis/course/types.ts";
import type { Update } from "@/services/diagnosis/updates/types.ts";
import { CommandList } from "./CommandList.tsx";

/** All that a device was asked in a diagnosis, and what became of the programs: for the report. */
export function CourseLines({ diagnosis, updates, ctx }: {
  diagnosis: Diagnosis;
  updates: readonly Update[];
  ctx: Ctx;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <Card title={t("diagnosis.course")} bare>
      {updates.length > 0 && (
        <ul class="vds-commands">
          {updates.map((update) => (
            <li key={update.id}>
              <span class="look-name">
                {update.ecuCode} {update.softwareCode} {update.fromVersion} → {update.toVersion}
              </span>
              <Mark tone={toneOf(update.state)}>{t(`diagnosis.update_state_${update.state}`)}</Mark>
              <span class="when">{format.moment(update.startedAt)}</span>
            </li>
          ))}
        </ul>
      )}
      <CommandList
        commands={diagnosis.commands}
        diagnosis={{ ...diagnosis, mayAct: false }}
        back=""
        most={diagnosis.commands.length}
        ctx={ctx}
      />
    </Card>
  );
}
