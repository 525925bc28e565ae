import { page } from "fresh";
import { compareHref, roleHref } from "@/components/roles/role_links.ts";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { ListPage } from "@/components/list/ListPage.tsx";
import { RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { define } from "@/define.ts";
import { may, type Right } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { rightHolderList } from "@/services/roles/right_holder_list.ts";
import { isSeededRole } from "@/services/roles/seeded_roles.ts";
import { roleRegister } from "@/services/roles/role_register.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { roleCrumbs, RoleHead } from "@/components/roles/RoleHead.tsx";
import { CompareRoles } from "@/components/roles/CompareRoles.tsx";
import { RoleView } from "@/components/roles/RoleView.tsx";
import { rolesQuery } from "@/components/roles/roles_query.ts";
import { rolesData } from "./(_page)/roles_data.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = rolesQuery.parse(Object.fromEntries(url.searchParams));
    const shown = await rolesData(ctx, url, query);
    return page({ query, shown }, { status: shown.kind === "gone" ? 404 : 200 });
  },
});

/** Roles: the register of them, and what each may do. */
export default define.page<typeof handler>(({ data: { query, shown }, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  switch (shown.kind) {
    case "list":
      return (
        <RegisterPage
          register={roleRegister}
          data={shown.list}
          state={state}
          parts={{
            tools: (
              <Button
                icon="columns-2"
                class="btn-sign"
                href={fromHere(compareHref(basePath, "administrator", "factory-manager"))}
              >
                {t("roles.compare")}
              </Button>
            ),
            cells: {
              rights: (entry) => (
                <a
                  class="link inline-block min-w-[24px] py-1 -my-1"
                  href={fromHere(roleHref(basePath, entry.key))}
                >
                  {formatOf(ctx).number(Number(entry.values.rights ?? 0))}
                </a>
              ),
            },
            kept: (entry) => isSeededRole(entry.key),
            rowActions: (entry) => (
              <Button
                kind="quiet"
                icon="list-checks"
                href={fromHere(roleHref(basePath, entry.key))}
                label={t("roles.rights_of", { role: entry.labels.names ?? entry.key })}
              />
            ),
            // What one opens a role for, mostly.
            over: (entry) => (
              <p>
                <Button icon="list-checks" href={fromHere(roleHref(basePath, entry.key))}>
                  {t("roles.rights_open")}
                </Button>
              </p>
            ),
          }}
        />
      );
    case "gone":
      return (
        <>
          <RoleHead state={state} title={t("page.baseinforole")} />
          <div class="page-fill">
            <Empty
              title={t("refusal.not-found")}
              drawing="search"
              action={<Button href={`${basePath}/baseinforole`}>{t("roles.to_roles")}</Button>}
            />
          </div>
        </>
      );
    case "role":
      return <RoleView role={shown.role} roles={shown.roles} tree={shown.tree} state={state} />;
    case "compare":
      return (
        <CompareRoles
          pair={shown.pair}
          roles={shown.roles}
          tree={shown.tree}
          all={query.all}
          state={state}
        />
      );
    case "right":
      return (
        <ListPage
          list={rightHolderList}
          data={shown.holders}
          state={state}
          parts={{
            title: t("roles.who_has", { right: `${shown.pageName}: ${shown.right.name}` }),
            note: <span class="mono">{shown.right.code}</span>,
            crumbs: roleCrumbs(state),
            cells: may(ctx.actor, "baseinfouser:view" as Right)
              ? {
                userCode: ({ userCode }) => (
                  <a
                    class="link mono"
                    href={`${basePath}/baseinfouser?keyword=${encodeURIComponent(userCode)}`}
                  >
                    {userCode}
                  </a>
                ),
              }
              : {},
          }}
        />
      );
  }
});
