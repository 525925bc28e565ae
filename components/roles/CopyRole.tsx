import type { Ctx } from "@/kernel/ctx.ts";
import type { Flash } from "@/edge/flash.ts";
import type { RoleRights } from "@/services/roles/role_rights.ts";
import { Button } from "../Button.tsx";
import { TextField } from "../Field.tsx";
import { Icon } from "../Icon.tsx";

/** A new role with the markets and rights of this one: its code and names in a panel of the page's head. */
export function CopyRole({ ctx: { t }, role, flash }: { ctx: Ctx; role: RoleRights; flash: Flash | null }) {
  const mine = flash?.kind === "refused" && flash.form === "copy-role" ? flash : null;
  const typed = (name: string) => String(mine?.typed[name] ?? "");
  const error = (name: string) => mine?.errors.find((one) => one.field === name)?.message;
  return (
    <details class="menu" data-menu="" open={mine !== null}>
      <summary class="btn">
        <Icon name="copy" />
        <span>{t("roles.copy")}</span>
      </summary>
      <div class="menu-panel rights-copy">
        <form
          class="form"
          method="post"
          action={`/tis/roles/${encodeURIComponent(role.code)}/copy`}
          data-call="copyRole"
        >
          <input type="hidden" name="_form" value="copy-role" />
          <p>{t("roles.copy_why", { role: role.name })}</p>
          <TextField
            name="code"
            label={t("roles.role.code")}
            value={typed("code")}
            error={error("code")}
            mono
            required
          />
          <TextField
            name="names.zh_CN"
            label={t("roles.name_zh")}
            value={typed("names.zh_CN")}
            error={error("names.zh_CN")}
          />
          <TextField
            name="names.en_US"
            label={t("roles.name_en")}
            value={typed("names.en_US")}
            error={error("names.en_US") ?? error("names")}
          />
          <p class="field-error" data-form-error="" role="alert">
            {mine && mine.errors.length === 0 ? mine.message : ""}
          </p>
          <div class="form-actions">
            <Button kind="primary">{t("roles.copy")}</Button>
          </div>
        </form>
      </div>
    </details>
  );
}
