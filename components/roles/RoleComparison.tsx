import type { Ctx } from "@/kernel/ctx.ts";
import type { RightModule } from "@/services/roles/right_tree.ts";
import type { RoleRights } from "@/services/roles/role_rights.ts";
import { Empty } from "../Empty.tsx";
import { Icon } from "../Icon.tsx";
import { holdersHref, roleHref } from "./role_links.ts";
import { moduleName } from "./RoleRightsForm.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** Two roles side by side, right by right: those in which they differ, or all. */
export function RoleComparison(
  { ctx, basePath, tree, roles: [one, other], all }: {
    ctx: Ctx;
    basePath: string;
    tree: readonly RightModule[];
    roles: readonly [RoleRights, RoleRights];
    all: boolean;
  },
) {
  const { t } = ctx;
  const rows = tree.flatMap((module) =>
    module.pages.flatMap((page) => page.rights.map((right) => ({ module: module.module, page, right })))
  ).filter(({ right }) => all || one.rights.has(right.code) !== other.rights.has(right.code));
  if (rows.length === 0) {
    return (
      <Empty title={t("roles.no_difference")} drawing="list">
        {t("roles.no_difference_why")}
      </Empty>
    );
  }
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={t("roles.compare")}>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{t("roles.column_module")}</th>
            <th scope="col">{t("roles.column_page")}</th>
            <th scope="col">{t("roles.column_right")}</th>
            {[one, other].map((role) => (
              <th scope="col" key={role.code}>
                <a class="link" href={fromHere(roleHref(basePath, role.code))}>{role.name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ module, page, right }) => (
            <tr key={right.code}>
              <td>{moduleName(ctx, module)}</td>
              <td class="title">{page.name}</td>
              <td>
                <a class="link" href={fromHere(holdersHref(basePath, right.code))}>{right.name}</a>
              </td>
              {[one, other].map((role) => (
                <td key={role.code}>
                  <Given t={t} given={role.rights.has(right.code)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a role has a right: a word for those who cannot see the tick. */
export function Given({ t, given }: { t: Ctx["t"]; given: boolean }) {
  return given
    ? <Icon name="check" label={t("roles.has")} />
    : <span class="text-ink-3" role="img" aria-label={t("roles.has_not")}>–</span>;
}
