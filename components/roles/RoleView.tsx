import { CopyRole } from "./CopyRole.tsx";
import { KeptRoles } from "./KeptRoles.tsx";
import { compareHref } from "./role_links.ts";
import { RoleRightsForm } from "./RoleRightsForm.tsx";
import { Button } from "@/components/Button.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { RoleHead } from "./RoleHead.tsx";
import type { RightModule } from "@/services/roles/right_tree.ts";
import type { RoleRights } from "@/services/roles/role_rights.ts";

/** One role: how many rights and people it has, and its rights to be read or changed. */
export function RoleView({ role, roles, tree, state }: {
  role: RoleRights;
  roles: readonly RoleRights[];
  tree: RightModule[];
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  return (
    <>
      <RoleHead state={state} title={role.name} note={role.code}>
        <Button icon="columns-2" href={fromHere(compareHref(basePath, role.code))}>
          {t("roles.compare")}
        </Button>
        {may(ctx.actor, "baseinforole:add") && <CopyRole ctx={ctx} role={role} flash={flash} />}
        {may(ctx.actor, "baseinforole:try") && (
          <form
            method="post"
            action={`/tis/roles/${encodeURIComponent(role.code)}/trial`}
            data-call="tryRole"
          >
            <Button icon="eye">{t("roles.try")}</Button>
          </form>
        )}
      </RoleHead>
      <FlashNotice flash={flash?.form ? null : flash} />
      <p class="page-note">
        {t("roles.role_facts", { rights: role.rights.size, people: role.people })}
        {role.seeded && ` ${t("roles.seeded_note")}`}
      </p>
      <KeptRoles ctx={ctx} role={role} roles={roles} />
      <RoleRightsForm
        ctx={ctx}
        basePath={basePath}
        role={role}
        tree={tree}
        mayEdit={may(ctx.actor, "baseinforole:edit")}
      />
    </>
  );
}
