import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { State as StateMark } from "@/components/Mark.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { today } from "@/kernel/today.ts";
import type { PersonInCharge } from "@/services/departments/active_person.ts";
import type { Substitution, Substitutions } from "@/services/approvals/substitutes/types.ts";

const PATH = "/tis/approvals/substitutes";
/** Form by which a substitute is named. */
export const NAME_SUBSTITUTE = "name-substitute";
const TONE = { planned: "info", now: "ok", over: "mute", ended: "mute" } as const;

interface SubstitutesData extends Substitutions {
  /** Who could be named; empty for whom nobody waits. */
  possible: readonly PersonInCharge[];
}

interface CardsProps {
  data: SubstitutesData;
  state: State;
  /** Page that shows the outcome. */
  back: string;
}

/** Who decides and answers in the place of the reader while they are away, and in whose place the reader does. */
export function SubstitutesCards(props: CardsProps) {
  const { data, state, back } = props;
  const { t } = state.ctx;
  return (
    <>
      <Card title={t("approvals.substitute_who")}>
        {data.mine.length === 0
          ? <p class="text-ink-2">{t("approvals.substitute_none")}</p>
          : <SubstitutionTable rows={data.mine} person="substitute" {...{ state, back }} />}
        {data.possible.length > 0 && <NameSubstitute {...props} />}
      </Card>
      <Card title={t("approvals.substitute_for")}>
        {data.forOthers.length === 0
          ? <p class="text-ink-2">{t("approvals.substitute_for_none")}</p>
          : <SubstitutionTable rows={data.forOthers} person="approver" {...{ state, back }} />}
      </Card>
    </>
  );
}

/** Those that the reader named can be ended. */
function SubstitutionTable(
  { rows, person, state: { ctx }, back }: Omit<CardsProps, "data"> & {
    rows: readonly Substitution[];
    person: "substitute" | "approver";
  },
) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const own = person === "substitute";
  const head = t(own ? "approvals.substitute" : "approvals.away");
  return (
    <table class="table stack">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t("approvals.startDate")}</th>
          <th scope="col">{t("approvals.endDate")}</th>
          <th scope="col">{t("approvals.substitution_state")}</th>
          {own && (
            <th scope="col">
              <span class="off-screen">{t("table.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td class="title">
              {row[person].fullName} <span class="mono text-ink-2">{row[person].userCode}</span>
            </td>
            <td data-label={t("approvals.startDate")}>{format.day(row.startDate)}</td>
            <td data-label={t("approvals.endDate")}>{format.day(row.endDate)}</td>
            <td data-label={t("approvals.substitution_state")}>
              <StateMark tone={TONE[row.state]}>{t(`approvals.substitution_${row.state}`)}</StateMark>
            </td>
            {own && (
              <td class="num">
                {(row.state === "planned" || row.state === "now") && (
                  <CallForm
                    id={`end-${row.id}`}
                    action={`${PATH}/${row.id}/ending`}
                    back={back}
                    fields={{ version: row.version }}
                    data={{ after: "reload" }}
                  >
                    <Button
                      kind="quiet"
                      icon="x"
                      label={t("approvals.substitute_end", { name: row.substitute.fullName })}
                    />
                  </CallForm>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NameSubstitute({ data, state: { ctx, flash }, back }: CardsProps) {
  const { t } = ctx;
  const kept = (name: string, start?: string) => ({
    name,
    idPrefix: "substitute",
    value: typedOf(flash, NAME_SUBSTITUTE, name) ?? start,
    error: refusalOf(flash, NAME_SUBSTITUTE, name),
    required: true,
  });
  return (
    <CallForm id={NAME_SUBSTITUTE} action={PATH} back={back} class="user-give" data={{ after: "reload" }}>
      <SelectField
        {...kept("substitute")}
        label={t("approvals.substitute")}
        empty={t("approvals.substitute_choose")}
        choices={data.possible.map(({ userCode, fullName }) => ({
          value: userCode,
          label: `${fullName} (${userCode})`,
        }))}
      />
      <TextField {...kept("startDate", today(ctx))} type="date" label={t("approvals.startDate")} />
      <TextField {...kept("endDate")} type="date" min={today(ctx)} label={t("approvals.endDate")} />
      <Button icon="user-check">{t("approvals.substitute_name")}</Button>
      <p class="field-hint w-full">{t("approvals.substitute_hint")}</p>
      <p class="field-error" role="alert" data-form-error="" />
    </CallForm>
  );
}
