import type { Ctx } from "@/kernel/ctx.ts";
import type { RightModule } from "@/services/roles/right_tree.ts";
import type { RoleRights } from "@/services/roles/role_rights.ts";
import { Empty } from "../Empty.tsx";
import { Given } from "./RoleComparison.tsx";
import { holdersHref, roleHref } from "./role_links.ts";
import { moduleName } from "./RoleRightsForm.tsx";

/** Roles against rights: a row each right, a column each role. */
export function RightMatrix(
  { ctx, basePath, tree, roles }: {
    ctx: Ctx;
    basePath: string;
    tree: readonly RightModule[];
    roles: readonly RoleRights[];
  },
) {
  const { t } = ctx;
  if (tree.length === 0) {
    return <Empty title={t("roles.none_found")} drawing="search">{t("roles.none_found_why")}</Empty>;
  }
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={t("roles.view_matrix")}>
      <table class="table rights-matrix">
        <thead>
          <tr>
            <th scope="col">{t("roles.column_right")}</th>
            {roles.map((role) => (
              <th scope="col" key={role.code}>
                <a class="link" href={roleHref(basePath, role.code)}>{role.name}</a>
              </th>
            ))}
          </tr>
        </thead>
        {tree.map((module) => (
          <tbody key={module.module}>
            <tr class="rights-matrix-module">
              <th scope="rowgroup" colSpan={roles.length + 1}>{moduleName(ctx, module.module)}</th>
            </tr>
            {module.pages.flatMap((page) =>
              page.rights.map((right) => (
                <tr key={right.code}>
                  <th scope="row">
                    <a class="link" href={holdersHref(basePath, right.code)}>{page.name}: {right.name}</a>
                    <small class="mono">{right.code}</small>
                  </th>
                  {roles.map((role) => (
                    <td key={role.code}>
                      <Given t={t} given={role.rights.has(right.code)} />
                    </td>
                  ))}
                </tr>
              ))
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}
