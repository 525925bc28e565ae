import { page } from "fresh";
import { z } from "zod";
import { holdersHref } from "@/components/roles/role_links.ts";
import { Machines } from "@/components/machines/Machines.tsx";
import { narrowTree } from "@/components/roles/narrow_tree.ts";
import { moduleName } from "@/components/roles/RoleRightsForm.tsx";
import { RightMatrix } from "@/components/roles/RightMatrix.tsx";
import { TextField } from "@/components/Field.tsx";
import { FilterBar } from "@/components/FilterBar.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { ListTools, readListPage } from "@/components/list/ListPage.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { readRegisterPage, RegisterPage } from "@/components/registers/RegisterPage.tsx";
import { SelectField } from "@/components/Select.tsx";
import { searchText } from "@/components/table/list_query.ts";
import { Tabs } from "@/components/Tabs.tsx";
import { define } from "@/define.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import type { State } from "@/edge/state.ts";
import { machineList } from "@/services/machines/machine_list.ts";
import { listMarkets } from "@/services/markets/list_markets.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { rightRegister } from "@/services/roles/right_register.ts";
import { may } from "@/kernel/access/rights.ts";
import { readRightTree } from "@/services/roles/right_tree.ts";
import { allRoleRights } from "@/services/roles/role_rights.ts";

const asked = z.object({
  view: z.enum(["matrix", "machines"]).optional().catch(undefined),
  keyword: searchText,
  module: searchText,
  role: searchText,
});

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const query = asked.parse(Object.fromEntries(url.searchParams));
    if (query.view === "machines" && may(ctx.actor, "baseinfoauthority:machines")) {
      const [machines, roles, markets] = await Promise.all([
        readListPage(machineList, ctx, url),
        allRoleRights(ctx),
        listMarkets(ctx),
      ]);
      return page({ query, shown: { kind: "machines" as const, machines, roles, markets } });
    }
    if (query.view === "matrix") {
      const [tree, roles] = await Promise.all([readRightTree(ctx), allRoleRights(ctx)]);
      return page({ query, shown: { kind: "matrix" as const, tree, roles } });
    }
    return page({
      query,
      shown: { kind: "list" as const, list: await readRegisterPage(rightRegister, ctx, url) },
    });
  },
});

/** The authority tree: every right, which roles have it, and the tokens of machines. */
export default define.page<typeof handler>(({ data: { query, shown }, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const tabs = <Views state={state} view={shown.kind} />;
  if (shown.kind === "list") {
    return (
      <RegisterPage
        register={rightRegister}
        data={shown.list}
        state={state}
        parts={{
          note: tabs,
          cells: {
            holders: (entry) => (
              <a class="link" href={holdersHref(basePath, entry.key)}>
                {entry.labels.holders ?? String(entry.values.holders)}
              </a>
            ),
          },
          under: (entry) => <NeededBy state={state} right={entry.key} />,
        }}
      />
    );
  }
  const head = <PageHead title={t("page.baseinfoauthority")} crumbs={[{ label: t("nav.people") }]} flush />;
  if (shown.kind === "machines") {
    return (
      <>
        <PageHead title={t("page.baseinfoauthority")} crumbs={[{ label: t("nav.people") }]} flush>
          <ListTools list={machineList} data={shown.machines} state={state} />
        </PageHead>
        {tabs}
        <FlashNotice
          flash={flash?.kind === "refused" && flash.form === "machine" && flash.errors.length > 0
            ? null
            : flash}
        />
        <Machines
          machines={shown.machines}
          roles={shown.roles}
          markets={shown.markets}
          state={state}
        />
      </>
    );
  }
  const tree = narrowTree(shown.tree, query);
  return (
    <>
      {head}
      {tabs}
      <div class="page-fill">
        <FilterBar
          label={t("roles.view_matrix")}
          submit={t("roles.show")}
          keep={{ view: "matrix" }}
        >
          <TextField
            name="keyword"
            type="search"
            label={t("roles.filter")}
            hideLabel
            placeholder={t("roles.filter")}
            value={query.keyword}
          />
          <SelectField
            name="module"
            label={t("roles.column_module")}
            hideLabel
            empty={t("roles.every_module")}
            choices={shown.tree.map(({ module }) => ({ value: module, label: moduleName(ctx, module) }))}
            value={query.module}
          />
          <SelectField
            name="role"
            label={t("roles.role.one")}
            hideLabel
            empty={t("roles.every_role")}
            choices={shown.roles.map(({ code, name }) => ({ value: code, label: name }))}
            value={query.role}
          />
        </FilterBar>
        <RightMatrix
          ctx={ctx}
          basePath={basePath}
          tree={tree}
          roles={shown.roles.filter(({ code }) => !query.role || code === query.role)}
        />
      </div>
    </>
  );
});

function Views({ state: { ctx, basePath }, view }: { state: State; view: "list" | "matrix" | "machines" }) {
  const { t } = ctx;
  const address = `${basePath}/baseinfoauthority`;
  const views = [
    { kind: "list", href: address },
    { kind: "matrix", href: `${address}?view=matrix` },
    ...(may(ctx.actor, "baseinfoauthority:machines")
      ? [{ kind: "machines", href: `${address}?view=machines` }]
      : []),
  ];
  return (
    <Tabs
      label={t("page.baseinfoauthority")}
      tabs={views.map(({ kind, href }) => ({
        label: t(`roles.view_${kind}`),
        href,
        current: kind === view,
      }))}
    />
  );
}

/** Which pages and calls ask for a right, and the way to who has it. */
function NeededBy({ state: { ctx: { t }, basePath }, right }: { state: State; right: string }) {
  const pages = PAGES.all.filter(({ need }) => need === right);
  const calls = CALLS.all.filter(({ need }) => need === right);
  return (
    <section class="grid gap-2">
      <p>
        <a class="link" href={holdersHref(basePath, right)}>{t("roles.who_has_short")}</a>
      </p>
      <h3>{t("roles.needed_by")}</h3>
      <ul class="rights-needs">
        {pages.map(({ route, title }) => (
          <li key={route}>
            {t("roles.needed_page", { page: t(title) })} <span class="mono">{route}</span>
          </li>
        ))}
        {calls.map((call) => (
          <li key={call.operationId}>
            <span class="mono">{call.method.toUpperCase()} {call.path}</span> {call.summary}
          </li>
        ))}
      </ul>
    </section>
  );
}
