import { Button } from "@/components/Button.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import type { MayWrite } from "./may_write.ts";

/** The keys of a register's page, and a switch for those without Ctrl (WCAG 2.2, 2.1.4). Opened by `?`. */
export function KeysDialog({ ctx: { t }, may }: { ctx: Ctx; may: MayWrite }) {
  const keys: [string[], string, boolean][] = [
    [["/"], t("registers.key_search"), true],
    [["J", "↓"], t("registers.key_down"), true],
    [["K", "↑"], t("registers.key_up"), true],
    [["Enter"], t("registers.key_open"), true],
    [["Space", "X"], t("registers.key_select"), may.edit || may.delete],
    [["N"], t("registers.key_new"), may.add],
    [["Delete"], t("registers.key_delete"), may.delete],
    [["Ctrl + Enter"], t("registers.key_save"), may.add || may.edit],
    [["Esc"], t("registers.key_close"), true],
    [["?"], t("registers.key_help"), true],
  ];
  return (
    <Dialog
      id="register-keys"
      title={t("registers.keys")}
      closeLabel={t("form.close")}
      moveLabel={t("shell.move_dialog")}
      foot={<Button type="button" kind="primary" data={{ closes: "" }}>{t("form.close")}</Button>}
    >
      <dl class="facts key-list">
        {keys.filter(([, , works]) => works).map(([names, text]) => (
          <>
            <dt>{names.map((name) => <kbd key={name} class="key">{name}</kbd>)}</dt>
            <dd>{text}</dd>
          </>
        ))}
      </dl>
      <label class="switch">
        <input class="toggle" type="checkbox" role="switch" data-single-keys="" checked />
        <span>{t("registers.keys_on")}</span>
      </label>
    </Dialog>
  );
}
