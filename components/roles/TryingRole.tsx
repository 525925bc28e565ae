import type { Translate } from "@/kernel/texts/texts.ts";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";

/** Says on every page that a role is tried, with the way back. */
export function TryingRole({ role, t }: { role: string; t: Translate }) {
  return (
    <div class="trying-bar" role="status">
      <Icon name="eye" />
      <span>{t("roles.trying", { role })}</span>
      <form method="post" action="/tis/role-trial/end" data-call="stopTryingRole">
        <Button>{t("roles.trying_stop")}</Button>
      </form>
    </div>
  );
}
