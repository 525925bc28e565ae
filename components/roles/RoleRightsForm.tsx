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
      aria-label={t("roles.rights_of", { role: role.name })}
    >
      <input type="hidden" name="version" value={role.version} />
      <div class="filter-bar bg-surface needs-script">
        <input
          class="input"
          type="search"
          data-rights-filter=""
          aria-label={t("roles.filter")}
          placeholder={t("roles.filter")}
        />
        <label class="switch">
          <input class="toggle" type="checkbox" role="switch" data-rights-changed="" />
          <span>{t("roles.only_changed")}</span>
        </label>
        <label class="switch">
          <input class="toggle" type="checkbox" role="switch" data-rights-given="" />
          <span>{t("roles.only_given")}</span>
        </label>
        <span class="rights-keys text-meta text-ink-3">{t("roles.keys")}</span>
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
              nothing: "roles.nothing_changed",
              added: "roles.added",
              removed: "roles.removed",
              ask: "roles.unsaved",
            })}
          />
          <Button kind="primary" icon="save">{t("roles.save")}</Button>
        </div>
      )}
    </form>
  );
}

/** Name of a module of the tree. */
export function moduleName(ctx: Ctx, module: RightModule["module"]): string {
  return ctx.t(module === "tiles" || module === "other" ? `roles.module_${module}` : `nav.${module}`);
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
        label={t("roles.tick_all_of", { name: of })}
        data={{ rights: "all" }}
      >
        {t("roles.all")}
      </Button>
      <Button
        type="button"
        kind="quiet"
        label={t("roles.tick_none_of", { name: of })}
        data={{ rights: "none" }}
      >
        {t("roles.none")}
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
              aria-label={t("roles.who_has", { right: `${page.name}: ${right.name}` })}
              title={t("roles.who_has_short")}
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
