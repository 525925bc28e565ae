import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { keepersOf, keptBy } from "@/services/roles/kept_roles.ts";
import type { RoleRights } from "@/services/roles/role_rights.ts";

/** Whose accounts a role keeps beyond its own rights, and which roles keep it: fixed by the portal, so it is only shown. */
export function KeptRoles(
  { ctx, role, roles }: { ctx: Ctx; role: RoleRights; roles: readonly RoleRights[] },
) {
  const { t } = ctx;
  const said = (codes: readonly string[]) =>
    roles.filter(({ code }) => codes.includes(code)).map(({ name }) => name).join(betweenNames(ctx.lang));
  const [keeps, keepers] = [said(keptBy(role.code)), said(keepersOf(role.code))];
  if (!keeps && !keepers) return null;
  return (
    <p class="page-note">
      {keeps && t("roles.keeps", { roles: keeps })}
      {keeps && keepers && " "}
      {keepers && t("roles.kept_by", { roles: keepers })}
    </p>
  );
}
