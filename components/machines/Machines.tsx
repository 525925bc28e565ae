import type { Flash } from "@/edge/flash.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";
import type { Machine } from "@/services/machines/list_machines.ts";
import type { RoleRights } from "@/services/roles/role_rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Choice } from "@/engines/registers/types.ts";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { Empty } from "../Empty.tsx";
import { TextField } from "../Field.tsx";
import { State } from "../Mark.tsx";
import { SelectField } from "../Select.tsx";

/**
 * Tokens of partners and other machines. The form posts without the shared island, so that a new token stands on the page that follows,
 * this once, and not in a toast that goes.
 */
export function Machines(
  { ctx, machines, roles, markets, flash }: {
    ctx: Ctx;
    machines: readonly Machine[];
    roles: readonly RoleRights[];
    markets: readonly Choice[];
    flash: Flash | null;
  },
) {
  const { t } = ctx;
  const mine = flash?.kind === "refused" && flash.form === "machine" ? flash : null;
  const typed = (name: string) => mine ? String(mine.typed[name] ?? "") : undefined;
  const error = (name: string) => mine?.errors.find((one) => one.field === name)?.message;
  return (
    <div class="page-body grid gap-3">
      <Card title={t("rights_admin.machine.new")} note={t("rights_admin.machine.once")}>
        <form class="rights-machine" method="post" action="/tis/machines">
          <input type="hidden" name="_form" value="machine" />
          <TextField
            name="name"
            label={t("rights_admin.machine.name")}
            hint={t("rights_admin.machine.name_hint")}
            value={typed("name")}
            error={error("name")}
            required
          />
          <SelectField
            name="role"
            label={t("rights_admin.machine.role")}
            choices={roles.map(({ code, name }) => ({ value: code, label: name }))}
            value={typed("role") ?? "integration-partner"}
            error={error("role")}
          />
          <SelectField
            name="edition"
            label={t("rights_admin.machine.edition")}
            choices={EDITIONS.map((one) => ({ value: one, label: t(`account.edition_${one}`) }))}
            value={typed("edition")}
          />
          <SelectField
            name="market"
            label={t("rights_admin.machine.market")}
            empty={t("rights_admin.every_market")}
            choices={markets}
            value={typed("market")}
          />
          <TextField
            name="org"
            label={t("rights_admin.machine.org")}
            hint={t("rights_admin.machine.org_hint")}
            value={typed("org")}
            error={error("org")}
            mono
          />
          <TextField
            name="expiresOn"
            type="date"
            label={t("rights_admin.machine.expires")}
            value={typed("expiresOn")}
            error={error("expiresOn")}
          />
          <div class="form-actions">
            <Button kind="primary" icon="key-round">{t("rights_admin.machine.make")}</Button>
          </div>
        </form>
      </Card>
      {machines.length === 0
        ? (
          <Empty title={t("rights_admin.machine.none")} drawing="box">
            {t("rights_admin.machine.none_why")}
          </Empty>
        )
        : <MachineTable ctx={ctx} machines={machines} />}
    </div>
  );
}

function MachineTable({ ctx, machines }: { ctx: Ctx; machines: readonly Machine[] }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const now = ctx.clock();
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={t("rights_admin.view_machines")}>
      <table class="table stack">
        <thead>
          <tr>
            {["name", "state", "role", "edition", "market", "org", "created", "expires", "last_used"].map((
              column,
            ) => <th scope="col" key={column}>{t(`rights_admin.machine.${column}`)}</th>)}
            <th scope="col">
              <span class="off-screen">{t("rights_admin.machine.revoke")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => {
            const over = machine.expiresAt !== null && machine.expiresAt <= now;
            return (
              <tr key={machine.id}>
                <td class="title">{machine.name}</td>
                <td>
                  {machine.revokedAt
                    ? <State shape="hollow">{t("rights_admin.machine.is_revoked")}</State>
                    : over
                    ? <State tone="warn">{t("rights_admin.machine.is_over")}</State>
                    : <State tone="ok">{t("rights_admin.machine.in_force")}</State>}
                </td>
                <td>{machine.roleName}</td>
                <td>{t(`account.edition_${machine.edition}`)}</td>
                <td>{machine.market}</td>
                <td>{machine.org}</td>
                <td class="nowrap">{format.moment(machine.createdAt)} {machine.createdBy}</td>
                <td class="nowrap">{machine.expiresAt && format.moment(machine.expiresAt)}</td>
                <td class="nowrap">
                  {machine.lastUsedAt ? format.moment(machine.lastUsedAt) : t("rights_admin.machine.never")}
                </td>
                <td>
                  {!machine.revokedAt && (
                    <form
                      method="post"
                      action={`/tis/machines/${machine.id}/revocation`}
                      data-call="revokeMachine"
                    >
                      <Button
                        kind="danger"
                        label={t("rights_admin.machine.revoke_named", { name: machine.name })}
                      >
                        {t("rights_admin.machine.revoke")}
                      </Button>
                    </form>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
