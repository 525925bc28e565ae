import type { RolesQuery } from "@/components/roles/roles_query.ts";
import { readListPage } from "@/components/list/ListPage.tsx";
import { readRegisterPage } from "@/components/registers/RegisterPage.tsx";
import { rightHolderList } from "@/services/roles/right_holder_list.ts";
import { readRightTree } from "@/services/roles/right_tree.ts";
import { allRoleRights } from "@/services/roles/role_rights.ts";
import { roleRegister } from "@/services/roles/role_register.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** What the page shows: the register, the rights of a role, two roles, or who has a right. */
export async function rolesData(ctx: Ctx, url: URL, query: RolesQuery) {
  if (query.role !== undefined || query.compare !== undefined) {
    const [tree, roles] = await Promise.all([readRightTree(ctx), allRoleRights(ctx)]);
    const role = roles.find(({ code }) => code === (query.role ?? query.compare));
    if (!role) return { kind: "gone" as const };
    if (query.role !== undefined) return { kind: "role" as const, tree, role, roles };
    const other = roles.find(({ code }) => code === query.with) ?? roles.find((one) => one !== role) ?? role;
    return { kind: "compare" as const, tree, roles, pair: [role, other] as const };
  }
  if (query.right !== undefined) {
    const tree = await readRightTree(ctx);
    const pages = tree.flatMap((module) => module.pages);
    const found = pages.find((one) => one.rights.some(({ code }) => code === query.right));
    const right = found?.rights.find(({ code }) => code === query.right);
    if (!found || !right) return { kind: "gone" as const };
    const holders = await readListPage(rightHolderList, ctx, url);
    return { kind: "right" as const, right, pageName: found.name, holders };
  }
  return { kind: "list" as const, list: await readRegisterPage(roleRegister, ctx, url) };
}
