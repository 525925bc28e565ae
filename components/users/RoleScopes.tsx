import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { Chip } from "@/components/Mark.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import type { Choice } from "@/engines/registers/types.ts";
import type { UserDetail } from "@/services/users/read_user_detail.ts";
import { RemovalForm } from "./RemovalForm.tsx";

const GIVE = "user-role";

/** The roles of a person with market and organisation in which each counts; given and taken one by one. */
export function RoleScopes({ detail, roles, markets, mayEdit, state: { ctx, flash } }: {
  detail: UserDetail;
  roles: readonly Choice[];
  markets: readonly Choice[];
  mayEdit: boolean;
  state: State;
}) {
  const { t } = ctx;
  const back = `baseinfouser?entry=${detail.id}`;
  return (
    <section aria-labelledby="user-scopes">
      <h3 class="pane-title" id="user-scopes">{t("users.scopes")}</h3>
      <p class="text-ink-2">{t("users.scopes_note")}</p>
      {detail.assignments.length === 0
        ? <p class="text-ink-2">{t("users.no_roles")}</p>
        : (
          <table class="table stack">
            <thead>
              <tr>
                <th scope="col">{t("users.scope_role")}</th>
                <th scope="col">{t("users.scope_market")}</th>
                <th scope="col">{t("users.scope_org")}</th>
                <th scope="col">
                  <span class="off-screen">{t("table.actions")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {detail.assignments.map((one) => (
                <tr key={one.id}>
                  <td class="title">
                    {one.roleName} {one.bySync && <Chip tone="info">{t("users.by_sync")}</Chip>}
                  </td>
                  <td data-label={t("users.scope_market")}>{one.market ?? t("users.every_market")}</td>
                  <td data-label={t("users.scope_org")}>
                    {one.org ?? t(detail.userType === "factory" ? "users.all_orgs" : "users.own_org")}
                  </td>
                  <td class="num">
                    {mayEdit && !one.bySync && (
                      <RemovalForm
                        action={`/tis/users/${detail.id}/roles/${one.id}/taking`}
                        back={back}
                        label={t("users.take_role", { role: one.roleName })}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      {mayEdit && (
        <form
          class="user-give"
          method="post"
          action={`/tis/users/${detail.id}/roles`}
          data-call=""
          data-after="reload"
          noValidate
        >
          <input type="hidden" name="_form" value={GIVE} />
          <input type="hidden" name="_back" value={back} />
          <SelectField
            name="role"
            idPrefix="scope"
            label={t("users.scope_role")}
            empty={t("users.choose_role")}
            choices={roles}
            value={typedOf(flash, GIVE, "role")}
            error={refusalOf(flash, GIVE, "role")}
          />
          <SelectField
            name="market"
            idPrefix="scope"
            label={t("users.scope_market")}
            empty={t("users.every_market")}
            choices={markets}
            value={typedOf(flash, GIVE, "market")}
            error={refusalOf(flash, GIVE, "market")}
          />
          <TextField
            name="org"
            idPrefix="scope"
            label={t("users.org_code")}
            mono
            hint={t("users.org_code_hint")}
            value={typedOf(flash, GIVE, "org")}
            error={refusalOf(flash, GIVE, "org")}
          />
          <Button icon="plus">{t("users.give_role")}</Button>
          <p class="field-error" role="alert" data-form-error="" />
        </form>
      )}
    </section>
  );
}
