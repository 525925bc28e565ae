import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { Chip } from "@/components/Mark.tsx";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { Notice } from "@/components/Notice.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import type { Choice } from "@/engines/registers/types.ts";
import {
  type DepartmentKind,
  DUTIES_OF_KIND,
  rolesForDuty,
} from "@/services/departments/department_kinds.ts";
import { type DepartmentPerson, inCharge } from "@/services/departments/read_people.ts";
import { RemovalForm } from "@/components/users/RemovalForm.tsx";

const GIVE = "department-duty";

export interface DepartmentPanelProps {
  department: { code: string; kind: DepartmentKind };
  people: readonly DepartmentPerson[];
  brands: readonly Choice[];
  roles: readonly Choice[];
  mayEdit: boolean;
  state: State;
}

/** Who does what in a department: who decides first; those who cannot are marked with the reason. */
export function DepartmentPanel(props: DepartmentPanelProps) {
  const { department, people, mayEdit, state: { ctx, basePath } } = props;
  const { t } = ctx;
  const back = `BaseinfoUserDepart?entry=${encodeURIComponent(department.code)}`;
  const missing = missingDuty(props);
  return (
    <section class="user-panel" aria-labelledby="department-duties">
      <h3 class="pane-title" id="department-duties">{t("departments.department.duties")}</h3>
      {missing && <Notice tone="warn">{t(missing)}</Notice>}
      {people.length === 0
        ? <p class="text-ink-2">{t("departments.department.nobody")}</p>
        : (
          <table class="table stack">
            <thead>
              <tr>
                <th scope="col">{t("departments.department.person")}</th>
                <th scope="col">{t("departments.department.duty")}</th>
                <th scope="col">{t("departments.department.brand")}</th>
                <th scope="col">
                  <span class="off-screen">{t("table.actions")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {people.map((one) => (
                <tr key={one.id}>
                  <td class="title">
                    <a class="link" href={`${basePath}/baseinfouser?entry=${one.userId}`}>{one.fullName}</a>
                    {" "}
                    <span class="mono text-ink-2">{one.userCode}</span> <WhyNot {...props} person={one} />
                  </td>
                  <td data-label={t("departments.department.duty")}>{t(`person.duty_${one.duty}`)}</td>
                  <td data-label={t("departments.department.brand")}>
                    {one.brandName ?? t("departments.brand_all")}
                  </td>
                  <td class="num">
                    {mayEdit && (
                      <RemovalForm
                        action={`/tis/departments/${
                          encodeURIComponent(department.code)
                        }/duties/${one.id}/taking`}
                        back={back}
                        label={t("departments.department.take", { name: one.fullName })}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      {mayEdit && <GiveDuty {...props} back={back} />}
    </section>
  );
}

/** Text key of what a department lacks to do its work. */
function missingDuty({ department, people }: DepartmentPanelProps): string | null {
  const acts = (duty: string) => inCharge(people.filter((one) => one.duty === duty)).length > 0;
  if (department.kind === "support") return acts("section-chief") ? null : "departments.department.no_chief";
  if (department.kind === "other") return null;
  return acts("approver") ? null : "departments.department.no_approver";
}

function WhyNot({ person, department, roles, state: { ctx: { t, lang } } }: DepartmentPanelProps & {
  person: DepartmentPerson;
}) {
  if (!person.isActive) return <Chip tone="warn">{t("departments.department.not_active")}</Chip>;
  if (person.hasRole) return null;
  const needed = rolesForDuty(department.kind, person.duty)
    .map((code) => roles.find(({ value }) => value === code)?.label ?? code);
  return (
    <Chip tone="warn">{t("departments.department.no_role", { roles: needed.join(betweenNames(lang)) })}</Chip>
  );
}

function GiveDuty(
  { department, brands, back, state: { ctx, flash } }: DepartmentPanelProps & { back: string },
) {
  const { t } = ctx;
  return (
    <form
      class="user-give"
      method="post"
      action={`/tis/departments/${encodeURIComponent(department.code)}/duties`}
      data-call=""
      data-after="reload"
      noValidate
    >
      <input type="hidden" name="_form" value={GIVE} />
      <input type="hidden" name="_back" value={back} />
      <TextField
        name="userCode"
        idPrefix="duty"
        label={t("departments.department.user_code")}
        mono
        value={typedOf(flash, GIVE, "userCode")}
        error={refusalOf(flash, GIVE, "userCode")}
      />
      <SelectField
        name="duty"
        idPrefix="duty"
        label={t("departments.department.duty")}
        choices={DUTIES_OF_KIND[department.kind].map((duty) => ({
          value: duty,
          label: t(`person.duty_${duty}`),
        }))}
        value={typedOf(flash, GIVE, "duty")}
        error={refusalOf(flash, GIVE, "duty")}
      />
      <SelectField
        name="brand"
        idPrefix="duty"
        label={t("departments.department.brand")}
        empty={t("departments.brand_all")}
        choices={brands}
        value={typedOf(flash, GIVE, "brand")}
        error={refusalOf(flash, GIVE, "brand")}
      />
      <Button icon="plus">{t("departments.department.give")}</Button>
      <p class="field-error" role="alert" data-form-error="" />
    </form>
  );
}
