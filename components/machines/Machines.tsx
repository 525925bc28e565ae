import type { State as PageState } from "@/edge/state.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";
import { forceOf, type Machine, machineList } from "@/services/machines/machine_list.ts";
import type { RoleRights } from "@/services/roles/role_rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Choice } from "@/engines/registers/types.ts";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { TextField } from "../Field.tsx";
import { ListBody } from "../list/ListPage.tsx";
import type { ListPageData } from "../list/read_list_page.ts";
import { State } from "../Mark.tsx";
import { SelectField } from "../Select.tsx";

/**
 * Tokens of partners and other machines. The form posts without the shared island, so that a new token stands on the page that follows,
 * this once, and not in a toast that goes.
 */
export function Machines(
  { machines, roles, markets, state }: {
    machines: ListPageData<Machine>;
    roles: readonly RoleRights[];
    markets: readonly Choice[];
    state: PageState;
  },
) {
  const { ctx, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const mine = flash?.kind === "refused" && flash.form === "machine" ? flash : null;
  const typed = (name: string) => mine ? String(mine.typed[name] ?? "") : undefined;
  const error = (name: string) => mine?.errors.find((one) => one.field === name)?.message;
  return (
    <div class="page-body grid gap-3">
      <Card title={t("machines.new")} note={t("machines.once")}>
        <form class="rights-machine" method="post" action="/tis/machines">
          <input type="hidden" name="_form" value="machine" />
          <TextField
            name="name"
            label={t("machines.name")}
            hint={t("machines.name_hint")}
            value={typed("name")}
            error={error("name")}
            required
          />
          <SelectField
            name="role"
            label={t("machines.role")}
            choices={roles.map(({ code, name }) => ({ value: code, label: name }))}
            value={typed("role") ?? "integration-partner"}
            error={error("role")}
          />
          <SelectField
            name="edition"
            label={t("machines.edition")}
            choices={EDITIONS.map((one) => ({ value: one, label: t(`person.edition_${one}`) }))}
            value={typed("edition")}
          />
          <SelectField
            name="market"
            label={t("machines.market")}
            empty={t("person.every_market")}
            choices={markets}
            value={typed("market")}
          />
          <TextField
            name="org"
            label={t("machines.org")}
            hint={t("machines.org_hint")}
            value={typed("org")}
            error={error("org")}
            mono
          />
          <TextField
            name="expiresOn"
            type="date"
            label={t("machines.expires")}
            value={typed("expiresOn")}
            error={error("expiresOn")}
          />
          <div class="form-actions">
            <Button kind="primary" icon="key-round">{t("machines.make")}</Button>
          </div>
        </form>
      </Card>
      <div class="page-fill">
        <ListBody
          list={machineList}
          data={machines}
          state={state}
          parts={{
            emptyDrawing: "box",
            region: t("roles.view_machines"),
            cells: {
              state: (one) => <Force force={forceOf(one, ctx.clock())} t={t} />,
              createdAt: ({ createdAt, createdBy }) => <>{format.moment(createdAt)} {createdBy}</>,
              lastUsedAt: ({ lastUsedAt }) => lastUsedAt === null && <>{t("machines.never")}</>,
            },
            actionsHead: t("machines.revoke"),
            actionsShown: "plain",
            actions: ({ id, name, revokedAt }) =>
              !revokedAt && (
                <form method="post" action={`/tis/machines/${id}/revocation`} data-call="revokeMachine">
                  <Button kind="danger" label={t("machines.revoke_named", { name })}>
                    {t("machines.revoke")}
                  </Button>
                </form>
              ),
          }}
        />
      </div>
    </div>
  );
}

function Force({ force, t }: { force: ReturnType<typeof forceOf>; t: Ctx["t"] }) {
  const said = t(`machines.${force}`);
  if (force === "is_revoked") return <State shape="hollow">{said}</State>;
  return <State tone={force === "is_over" ? "warn" : "ok"}>{said}</State>;
}
