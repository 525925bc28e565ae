import { Card } from "@/components/Card.tsx";
import { FitMark } from "@/components/epc/FitMark.tsx";
import { Chip, PartNumber } from "@/components/Mark.tsx";
import type { State } from "@/edge/state.ts";
import { groupPartNumber } from "@/kernel/group_part_number.ts";
import type { StepPart, StepsRead } from "@/services/labor/steps/read_steps.ts";
import { LaborTimes } from "./LaborTimes.tsx";

/** The steps of a labor item to read: what is done, how long by how many, on which parts, with what. */
export function LaborSteps({ read, state }: { read: StepsRead; state: State }) {
  const { ctx: { t } } = state;
  const { steps, parts, time } = read;
  const head = (name: string) => t(`labor.item.steps_${name}`);
  return (
    <Card title={t("labor.item.steps")}>
      <LaborTimes time={time} steps={steps.length} t={t} />
      {steps.length > 0 && (
        <table class="rows-table labor-steps">
          <thead>
            <tr>
              <th scope="col" class="num">{t("row_table.row")}</th>
              <th scope="col">{head("actionName")}</th>
              <th scope="col" class="num">{head("stepTime")}</th>
              <th scope="col" class="num">{head("workerNum")}</th>
              <th scope="col">{t("labor.item.parts")}</th>
              <th scope="col">{t("labor.item.means")}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, place) => (
              <tr key={place}>
                <td class="num">{place + 1}</td>
                <td data-label={head("actionName")}>
                  <span>
                    {step.actionName || "–"}
                    {step.stepId !== null && <span class="mono text-ink-3 labor-base">{step.stepId}</span>}
                  </span>
                </td>
                <td class="num mono" data-label={head("stepTime")}>{step.stepTime ?? "–"}</td>
                <td class="num" data-label={head("workerNum")}>{step.workerNum}</td>
                <td data-label={t("labor.item.parts")}>
                  {[step.relativePart1, step.relativePart2].map((written) => {
                    const part = written === null ? undefined : parts.get(written);
                    return part && <Part key={part.number} part={part} state={state} />;
                  })}
                </td>
                <td data-label={t("labor.item.means")}>
                  {[step.tool, step.subsidiary].filter(Boolean).join(" · ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** A part of a step: whether there is one, what replaces it, and whether it fits the vehicle in context. */
function Part({ part, state: { ctx: { t }, basePath } }: { part: StepPart; state: State }) {
  const { number, shown, name, replacedBy, fit } = part;
  if (name === null) {
    return (
      <p class="labor-part">
        <span class="mono">{shown}</span> <Chip tone="err">{t("labor.part.unknown")}</Chip>
      </p>
    );
  }
  return (
    <p class="labor-part">
      <a class="link" href={`${basePath}/SearchPage?keyword=${number}&part=${number}`}>
        <PartNumber>{shown}</PartNumber>
      </a>{" "}
      {name}
      {replacedBy.length > 0 && (
        <Chip tone="warn">
          {t("labor.part.replaced", { parts: replacedBy.map(groupPartNumber).join(", ") })}
        </Chip>
      )}
      <FitMark fit={fit} t={t} />
    </p>
  );
}
