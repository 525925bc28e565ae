import { registerChanged } from "@/events/registers.ts";
import { publish } from "@/engines/events/publish.ts";
import type { Module } from "@/kernel/access/modules.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { isFixed, type ModuleSetting, SETTINGS_PAGE, switchedModules } from "./module_settings.ts";
import type { SettingScope } from "./read_module_settings.ts";

const NOTHING: ModuleSetting = { isOn: null, sort: null, tile: null, pageSize: null };

/**
 * Replaces what is set for a scope; what is left out is inherited. In force with the next request of every process. Refuses a stale
 * version, an unknown page or module, and switching off what must stay.
 *
 * @param settings by subject: `module:parts`, `page:EPCCart`
 * @returns the version after the change
 */
export async function saveModuleSettings(
  ctx: Ctx,
  scope: SettingScope,
  version: number,
  settings: Readonly<Record<string, Partial<ModuleSetting>>>,
): Promise<number> {
  // Whoever names what there is not is told so, also where nothing is set for it.
  for (const [subject, { isOn }] of Object.entries(settings)) requireSubject(ctx, subject, isOn ?? null);
  const wanted = Object.entries(settings)
    .map(([subject, setting]) => ({ subject, ...NOTHING, ...setting }))
    .filter((one) => [one.isOn, one.sort, one.tile, one.pageSize].some((value) => value !== null));
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const here =
      sql`edition is not distinct from ${scope.edition} and brand_code is not distinct from ${scope.brandCode}`;
    await lockScope(tx, scope, version);
    const before = await sql<(ModuleSetting & { subject: string })[]>`
      delete from module_settings where ${here}
      returning subject, is_on, sort, tile, page_size`;
    if (wanted.length > 0) {
      await sql`insert into module_settings ${sql(wanted.map((one) => ({ ...scope, ...one })))}`;
    }
    const difference = differenceOf(before, wanted);
    const subjectId = `${scope.edition ?? "*"}/${scope.brandCode ?? "*"}`;
    await recordChange(tx, {
      operation: "saveModuleSettings",
      funLink: SETTINGS_PAGE,
      subjectKind: SETTINGS_PAGE,
      subjectId,
      ...difference,
    });
    await publish(tx, registerChanged, {
      register: SETTINGS_PAGE,
      entryKey: subjectId,
      version: version + 1,
      action: version === 0 ? "added" : "changed",
      changed: Object.keys(difference.after),
    });
    return version + 1;
  });
}

function requireSubject(ctx: Ctx, subject: string, isOn: boolean | null): void {
  const [kind, name = "", ...more] = subject.split(":");
  if (more.length > 0) throw refuseField("settings", "portal-page-unknown");
  if (kind === "module") {
    if (switchedModules().includes(name as Module)) return;
    throw refuseField("settings", "portal-module-unknown", { module: name });
  }
  const page = kind === "page" ? pageOf(name) : undefined;
  if (!page) throw refuseField("settings", "portal-page-unknown");
  if (isOn === false && isFixed(page)) {
    throw refuseField("settings", "setting-fixed", { page: ctx.t(page.title) });
  }
}

/** Counts the scope's version up; refuses one that somebody else has counted up meanwhile. */
async function lockScope(tx: TxCtx, { edition, brandCode }: SettingScope, version: number): Promise<void> {
  const { sql } = tx;
  const row = {
    edition,
    brandCode,
    changedAt: tx.clock(),
    changedBy: personId(tx),
  };
  const [done] = version === 0
    ? await sql`insert into module_setting_scopes ${sql(row)} on conflict do nothing returning version`
    : await sql`
      update module_setting_scopes
      set version = version + 1, changed_at = ${row.changedAt}, changed_by = ${row.changedBy}
      where edition is not distinct from ${edition} and brand_code is not distinct from ${brandCode}
        and version = ${version}
      returning version`;
  if (!done) throw refuse("state-changed");
}

type Row = ModuleSetting & { subject: string };

/** Only what differs, by subject. */
function differenceOf(before: readonly Row[], after: readonly Row[]) {
  const difference = { before: {} as Record<string, unknown>, after: {} as Record<string, unknown> };
  for (const subject of new Set([...before, ...after].map((row) => row.subject))) {
    const [was, is] = [before, after].map((rows) => said(rows.find((row) => row.subject === subject)));
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    difference.before[subject] = was;
    difference.after[subject] = is;
  }
  return difference;
}

function said(row: Row | undefined): Partial<ModuleSetting> {
  const { isOn, sort, tile, pageSize } = row ?? NOTHING;
  return Object.fromEntries(
    Object.entries({ isOn, sort, tile, pageSize }).filter(([, value]) => value !== null),
  );
}
