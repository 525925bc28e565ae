import { Button } from "@/components/Button.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { callPaths } from "@/engines/registers/call_paths.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { Entry } from "@/engines/registers/types.ts";
import { entryNoun, entryTitle } from "./entry_texts.ts";
import type { RegisterLinks } from "./register_links.ts";

const FORM = "register-deletion";

/** Asks before an entry is deleted, by its name; says what uses it when that is refused. */
export function DeleteDialog({ ctx, register, entry, links, flash, text = "registers.delete_text" }: {
  ctx: Ctx;
  register: Register;
  entry: Entry;
  links: RegisterLinks;
  flash: Flash | null;
  /** Text key of the question, which names the entry. */
  text?: string;
}) {
  const { t } = ctx;
  const title = entryTitle(register, entry);
  const refused = flash?.form === FORM ? flash.message : "";
  return (
    <div id="register-dialog" data-kind="delete" data-key={entry.key}>
      <Dialog
        id="register-open"
        title={t("registers.delete_title", { one: entryNoun(ctx, register) })}
        closeLabel={t("form.close")}
        moveLabel={t("shell.move_dialog")}
        open
        closeHref={links.href()}
        foot={
          <>
            <Button href={links.href()} data={{ leaves: "" }}>{t("registers.cancel")}</Button>
            <Button kind="danger" icon="trash" form={FORM}>{t("registers.delete")}</Button>
          </>
        }
      >
        <form id={FORM} method="post" action={callPaths(register).deletions} data-call="" data-deletion="">
          <input type="hidden" name="entries" value={`${entry.version}:${entry.key}`} data-title={title} />
          <input type="hidden" name="_form" value={FORM} />
          <input
            type="hidden"
            name="_back"
            value={links.address({ opened: { kind: "delete", key: entry.key } })}
          />
          <input type="hidden" name="_next" value={links.address()} />
          <p>{t(text, { title })}</p>
          {title !== entry.key && <p class="mono text-ink-2">{entry.key}</p>}
          <p class="entry-refused" role="alert" data-form-error="">{refused}</p>
        </form>
      </Dialog>
    </div>
  );
}
