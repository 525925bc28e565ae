import type { Edition } from "@/kernel/access/editions.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { StoredSetting } from "./module_settings.ts";

/** An edition and a brand, or all of them. */
export interface SettingScope {
  edition: Edition | null;
  brandCode: string | null;
}

export interface ScopeSettings {
  /** What a change must name; 0: nothing was ever set here. */
  version: number;
  changedAt: Date | null;
  /** Full name; null for nobody or the portal itself. */
  changedBy: string | null;
  /** Settings of every scope: those of wider ones are inherited. */
  stored: StoredSetting[];
}

/** What is set for a scope, with all that it inherits from. */
export async function readModuleSettings(ctx: Ctx, scope: SettingScope): Promise<ScopeSettings> {
  const { sql } = ctx;
  const [stored, [found]] = await Promise.all([
    sql<StoredSetting[]>`
      select edition, brand_code, subject, is_on, sort, tile, page_size
      from module_settings
      order by subject`,
    sql<Omit<ScopeSettings, "stored">[]>`
      select s.version, s.changed_at, u.full_name as changed_by
      from module_setting_scopes s
      left join users u on u.id = s.changed_by
      where s.edition is not distinct from ${scope.edition} and s.brand_code is not distinct from ${scope.brandCode}`,
  ]);
  return { ...(found ?? { version: 0, changedAt: null, changedBy: null }), stored: [...stored] };
}
