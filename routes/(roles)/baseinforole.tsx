import { page } from "fresh";
import type { ComponentChildren } from "preact";
import { z } from "zod";
import { CopyRole } from "@/components/roles/CopyRole.tsx";
import { KeptRoles } from "@/components/roles/KeptRoles.tsx";
import { RoleComparison } from "@/components/roles/RoleComparison.tsx";
import { compareHref, roleHref } from "@/components/roles/role_links.ts";
import { RoleRightsForm } from "@/components/roles/RoleRightsForm.tsx";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { FilterBar } from "@/components/FilterBar.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { type Crumb, PageHead } from "@/components/PageHead.tsx";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { SelectField } from "@/components/Select.tsx";
import { define } from "@/define.ts";
import type { State } from "@/edge/state.ts";
import { may, type Right } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { rightHolderList } from "@/services/roles/right_holder_list.ts";
import { readRightTree } from "@/services/roles/right_tree.ts";
import { allRoleRights } from "@/services/roles/role_rights.ts";
import { isSeededRole } from "@/services/roles/seeded_roles.ts";
import { roleRegister } from "@/services/roles/role_register.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { fromHere } from "@/components/table/from_here.ts";

const word = z.string().trim().min(1).max(160).optional().catch(undefined);
const asked = z.object({
  /** The role whose rights are shown. */
  role: word,
  /** Two roles side by side. */
  compare: word,
  with: word,
  all: word,
  /** Who has this right. */
  right: word,
});
type Asked = z.output<typeof asked>;

/** What the page shows: the register, the rights of a role, two roles, or who has a right. */
async function read(ctx: Ctx, url: URL, query: Asked) {
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

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = asked.parse(Object.fromEntries(url.searchParams));
    const shown = await read(ctx, url, query);
    return page({ query, shown }, { status: shown.kind === "gone" ? 404 : 200 });
  },
});

/** Roles: the register of them, and what each may do. */
export default define.page<typeof handler>(({ data: { query, shown }, state }) => {
  const { ctx, basePath, flash } = state;
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
          <Head state={state} title={t("page.baseinforole")} />
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
      return (
        <>
          <Head state={state} title={shown.role.name} note={shown.role.code}>
            <Button icon="columns-2" href={fromHere(compareHref(basePath, shown.role.code))}>
              {t("roles.compare")}
            </Button>
            {may(ctx.actor, "baseinforole:add") && <CopyRole ctx={ctx} role={shown.role} flash={flash} />}
            {may(ctx.actor, "baseinforole:try") && (
              <form
                method="post"
                action={`/tis/roles/${encodeURIComponent(shown.role.code)}/trial`}
                data-call="tryRole"
              >
                <Button icon="eye">{t("roles.try")}</Button>
              </form>
            )}
          </Head>
          <FlashNotice flash={flash?.form ? null : flash} />
          <p class="page-note">
            {t("roles.role_facts", { rights: shown.role.rights.size, people: shown.role.people })}
            {shown.role.seeded && ` ${t("roles.seeded_note")}`}
          </p>
          <KeptRoles ctx={ctx} role={shown.role} roles={shown.roles} />
          <RoleRightsForm
            ctx={ctx}
            basePath={basePath}
            role={shown.role}
            tree={shown.tree}
            mayEdit={may(ctx.actor, "baseinforole:edit")}
          />
        </>
      );
    case "compare": {
      const choices = shown.roles.map(({ code, name }) => ({ value: code, label: name }));
      return (
        <>
          <Head state={state} title={t("roles.compare")} />
          <div class="page-fill">
            <FilterBar label={t("roles.compare")} submit={t("roles.compare_submit")}>
              {(["compare", "with"] as const).map((name, at) => (
                <SelectField
                  key={name}
                  name={name}
                  label={t(`roles.compare_${at + 1}`)}
                  hideLabel
                  choices={choices}
                  value={shown.pair[at]!.code}
                />
              ))}
              <SelectField
                name="all"
                label={t("roles.compare_shown")}
                hideLabel
                empty={t("roles.compare_differences")}
                choices={[{ value: "1", label: t("roles.compare_all") }]}
                value={query.all}
              />
            </FilterBar>
            <RoleComparison
              ctx={ctx}
              basePath={basePath}
              tree={shown.tree}
              roles={shown.pair}
              all={query.all !== undefined}
            />
          </div>
        </>
      );
    }
    case "right":
      return (
        <ListPage
          list={rightHolderList}
          data={shown.holders}
          state={state}
          parts={{
            title: t("roles.who_has", { right: `${shown.pageName}: ${shown.right.name}` }),
            note: <span class="mono">{shown.right.code}</span>,
            crumbs: crumbsOf(state),
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

function Head(
  { state, title, note, children }: {
    state: State;
    title: string;
    note?: string;
    children?: ComponentChildren;
  },
) {
  return (
    <PageHead
      title={title}
      note={note && <span class="mono">{note}</span>}
      crumbs={crumbsOf(state)}
      flush
    >
      {children}
    </PageHead>
  );
}

function crumbsOf({ ctx: { t }, basePath }: State): Crumb[] {
  return [{ label: t("nav.people") }, { label: t("page.baseinforole"), href: `${basePath}/baseinforole` }];
}
