import type { Ctx } from "@/kernel/ctx.ts";
import type { Module } from "@/kernel/access/modules.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { LIMITS } from "@/kernel/limits.ts";
import {
  isFixed,
  type ModuleSetting,
  ownModulePlace,
  ownPlace,
  scopesOf,
  settingReader,
  switchedModules,
} from "@/services/settings/module_settings.ts";
import type { ScopeSettings, SettingScope } from "@/services/settings/read_module_settings.ts";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { Select } from "../Select.tsx";

const SCOPED = "module-settings";

interface Line {
  subject: string;
  name: string;
  /** Route of a page; null for a module. */
  route: string | null;
  icon: string | null;
  /** Place that the program gives it. */
  place: number;
  /** Cannot be switched off. */
  fixed: boolean;
}

/** Every module with its pages: on or off, place, tile, page size; an empty choice is inherited, and says from what. */
export function ModuleSettingsForm(
  { ctx, scope, settings, mayEdit }: {
    ctx: Ctx;
    scope: SettingScope;
    settings: ScopeSettings;
    mayEdit: boolean;
  },
) {
  const { t } = ctx;
  const [here, ...wider] = scopesOf(scope.edition, scope.brandCode);
  const own = settingReader(settings.stored, [here!]);
  const inherited = settingReader(settings.stored, wider);
  const shared = { ctx, own, inherited, mayEdit };
  return (
    <form
      id={SCOPED}
      class="settings-form"
      method="post"
      action="/tis/module-settings"
      data-call="saveModuleSettings"
      data-after="reload"
      aria-label={t("page.moduleSettings")}
    >
      <input type="hidden" name="edition" value={scope.edition ?? ""} />
      <input type="hidden" name="brandCode" value={scope.brandCode ?? ""} />
      <input type="hidden" name="version" value={settings.version} />
      <div class="table-scroll">
        <table class="table stack settings-table">
          <thead>
            <tr>
              {["page", "isOn", "sort", "tile", "pageSize"].map((column) => (
                <th scope="col" key={column}>{t(`settings.module.${column}`)}</th>
              ))}
            </tr>
          </thead>
          {switchedModules().map((module) => (
            <tbody key={module}>
              <Settings {...shared} line={moduleLine(ctx, module)} />
              {PAGES.all.filter((page) => page.module === module && page.need !== "public").map((page) => (
                <Settings
                  key={page.route}
                  {...shared}
                  line={{
                    subject: `page:${page.route}`,
                    name: t(page.title),
                    route: page.route,
                    icon: page.icon,
                    place: ownPlace(page),
                    fixed: isFixed(page),
                  }}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {mayEdit && (
        <div class="rights-foot">
          <p data-form-error="" role="alert" class="field-error" />
          <Button kind="primary" icon="save">{t("settings.module.save")}</Button>
        </div>
      )}
    </form>
  );
}

function moduleLine({ t }: Ctx, module: Module): Line {
  return {
    subject: `module:${module}`,
    name: t(`nav.${module}`),
    route: null,
    icon: null,
    place: ownModulePlace(module),
    fixed: false,
  };
}

type Reader = ReturnType<typeof settingReader>;

function Settings(
  { ctx: { t }, line, own, inherited, mayEdit }: {
    ctx: Ctx;
    line: Line;
    own: Reader;
    inherited: Reader;
    mayEdit: boolean;
  },
) {
  const label = (member: keyof ModuleSetting) =>
    t("settings.module.of", { member: t(`settings.module.${member}`), page: line.name });
  const name = (member: keyof ModuleSetting) => `settings.${line.subject}.${member}`;
  const word = (value: boolean | null) => value === null ? "" : value ? "on" : "off";
  const onOff = ["on", "off"].map((value) => ({ value, label: t(`settings.module.${value}`) }));
  const as = (value: string) => t("settings.module.inherited", { value });
  const tile = inherited(line.subject, "tile");
  return (
    <tr class={line.route === null ? "settings-module" : undefined}>
      <th scope="row">
        {line.icon && <Icon name={line.icon} />}
        <span>{line.name}</span>
        {line.route && <small class="mono">{line.route}</small>}
      </th>
      <td data-label={t("settings.module.isOn")}>
        {line.fixed ? <span class="text-ink-3">{t("settings.module.always")}</span> : (
          <Select
            name={name("isOn")}
            label={label("isOn")}
            choices={onOff}
            empty={as(t(`settings.module.${word(inherited(line.subject, "isOn")) || "on"}`))}
            value={word(own(line.subject, "isOn"))}
            disabled={!mayEdit}
          />
        )}
      </td>
      <td data-label={t("settings.module.sort")}>
        <input
          class="input settings-place"
          type="number"
          min={0}
          max={9999}
          name={name("sort")}
          aria-label={label("sort")}
          placeholder={String(inherited(line.subject, "sort") ?? line.place)}
          value={own(line.subject, "sort") ?? ""}
          disabled={!mayEdit}
        />
      </td>
      <td data-label={t("settings.module.tile")} data-none={line.route ? undefined : ""}>
        {line.route && (
          <Select
            name={name("tile")}
            label={label("tile")}
            choices={onOff}
            empty={tile === null ? t("settings.module.tile_own") : as(t(`settings.module.${word(tile)}`))}
            value={word(own(line.subject, "tile"))}
            disabled={!mayEdit}
          />
        )}
      </td>
      <td data-label={t("settings.module.pageSize")} data-none={line.route ? undefined : ""}>
        {line.route && (
          <Select
            name={name("pageSize")}
            label={label("pageSize")}
            choices={LIMITS.pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            empty={as(String(inherited(line.subject, "pageSize") ?? LIMITS.pageSizeDefault))}
            value={String(own(line.subject, "pageSize") ?? "")}
            disabled={!mayEdit}
          />
        )}
      </td>
    </tr>
  );
}
