import type { Ctx } from "@/kernel/ctx.ts";
import type { RightModule, RightPage } from "@/services/roles/right_tree.ts";
import type { RoleRights } from "@/services/roles/role_rights.ts";
import { RightTicks } from "@/islands/roles/RightTicks.tsx";
import { Button } from "../Button.tsx";
import { islandTexts } from "../island_texts.ts";
import { Icon } from "../Icon.tsx";
import { holdersHref } from "./role_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

const FORM = "role-rights";

/**
 * What a role may do, as a tree of modules, pages and actions with a box for each. Without script every box and the save button work;
 * script adds all and none, the filter, counts, and what a save would change.
 */
export function RoleRightsForm(
  { ctx, basePath, role, tree, mayEdit }: {
    ctx: Ctx;
    basePath: string;
    role: RoleRights;
    tree: readonly RightModule[];
    mayEdit: boolean;
  },
) {
  const { t } = ctx;
  return (
    <form
      id={FORM}
      class="rights-form"
      method="post"
      action={`/tis/roles/${encodeURIComponent(role.code)}/rights`}
      data-call="saveRoleRights"
      data-after="reload"
      aria-label={t("rights_admin.rights_of", { role: role.name })}
    >
      <input type="hidden" name="version" value={role.version} />
      <div class="filter-bar bg-surface needs-script">
        <input
          class="input"
          type="search"
          data-rights-filter=""
          aria-label={t("rights_admin.filter")}
          placeholder={t("rights_admin.filter")}
        />
        <label class="switch">
          <input class="toggle" type="checkbox" role="switch" data-rights-changed="" />
          <span>{t("rights_admin.only_changed")}</span>
        </label>
        <label class="switch">
          <input class="toggle" type="checkbox" role="switch" data-rights-given="" />
          <span>{t("rights_admin.only_given")}</span>
        </label>
      </div>
      <div class="rights-tree">
        {tree.map((module) => (
          <ModuleRights
            key={module.module}
            ctx={ctx}
            basePath={basePath}
            module={module}
            given={role.rights}
            mayEdit={mayEdit}
          />
        ))}
      </div>
      {mayEdit && (
        <div class="rights-foot">
          <RightTicks
            form={FORM}
            texts={islandTexts(t, {
              nothing: "rights_admin.nothing_changed",
              added: "rights_admin.added",
              removed: "rights_admin.removed",
              ask: "rights_admin.unsaved",
            })}
          />
          <Button kind="primary" icon="save">{t("rights_admin.save")}</Button>
        </div>
      )}
    </form>
  );
}

/** Name of a module of the tree. */
export function moduleName(ctx: Ctx, module: RightModule["module"]): string {
  return ctx.t(module === "tiles" || module === "other" ? `rights_admin.module_${module}` : `nav.${module}`);
}

function ModuleRights(
  { ctx, basePath, module, given, mayEdit }: {
    ctx: Ctx;
    basePath: string;
    module: RightModule;
    given: ReadonlySet<string>;
    mayEdit: boolean;
  },
) {
  const all = module.pages.flatMap((page) => page.rights);
  const count = all.filter(({ code }) => given.has(code)).length;
  const name = moduleName(ctx, module.module);
  return (
    <details class="rights-module" open data-rights-module="">
      <summary>
        <Icon name="chevron-right" />
        <h2>{name}</h2>
        <span class="num" data-rights-count="">{count}</span>
        <span class="num text-ink-3">/ {all.length}</span>
      </summary>
      {mayEdit && <AllOrNone ctx={ctx} of={name} />}
      {module.pages.map((page) => (
        <PageRights
          key={page.funLink}
          ctx={ctx}
          basePath={basePath}
          page={page}
          given={given}
          mayEdit={mayEdit}
        />
      ))}
    </details>
  );
}

function AllOrNone({ ctx: { t }, of }: { ctx: Ctx; of: string }) {
  return (
    <span class="rights-all needs-script">
      <Button
        type="button"
        kind="quiet"
        label={t("rights_admin.tick_all_of", { name: of })}
        data={{ rights: "all" }}
      >
        {t("rights_admin.all")}
      </Button>
      <Button
        type="button"
        kind="quiet"
        label={t("rights_admin.tick_none_of", { name: of })}
        data={{ rights: "none" }}
      >
        {t("rights_admin.none")}
      </Button>
    </span>
  );
}

function PageRights(
  { ctx, basePath, page, given, mayEdit }: {
    ctx: Ctx;
    basePath: string;
    page: RightPage;
    given: ReadonlySet<string>;
    mayEdit: boolean;
  },
) {
  const { t } = ctx;
  return (
    <fieldset
      class="rights-page"
      data-rights-page=""
      data-words={`${page.name} ${page.funLink}`.toLowerCase()}
    >
      <legend>
        {page.name} <span class="mono text-ink-3">{page.funLink}</span>
      </legend>
      <ul>
        {page.rights.map((right) => (
          <li key={right.code} data-words={`${right.name} ${right.headApi}`.toLowerCase()}>
            <label class="check">
              <input
                class="checkbox"
                type="checkbox"
                name="rights"
                value={right.code}
                checked={given.has(right.code)}
                disabled={!mayEdit}
                data-name={`${page.name}: ${right.name}`}
              />
              <span>{right.name}</span>
            </label>
            <a
              class="btn btn-quiet btn-icon"
              href={fromHere(holdersHref(basePath, right.code))}
              aria-label={t("rights_admin.who_has", { right: `${page.name}: ${right.name}` })}
              title={t("rights_admin.who_has_short")}
            >
              <Icon name="users" />
            </a>
          </li>
        ))}
      </ul>
      {mayEdit && page.rights.length > 1 && <AllOrNone ctx={ctx} of={page.name} />}
    </fieldset>
  );
}
