import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { callPaths } from "@/engines/registers/call_paths.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { givenFields } from "@/engines/registers/entry_schema.ts";
import { fieldLabel } from "./entry_texts.ts";
import { EntryField } from "./EntryField.tsx";
import type { RegisterPageData } from "./read_register_page.ts";
import type { RegisterLinks } from "./register_links.ts";
import { typedForm } from "../form/typed_form.ts";

/** Names of the fields that can be given to many entries at once. */
export function batchFields(register: Register): string[] {
  return givenFields(register, "batch").map(([name]) => name);
}

/**
 * What the ticked entries get in common: a tick for each field that is meant, and its value. Stands in the form of the rows, so that the
 * ticked ones go along.
 */
export function BatchDialog({ ctx, register, data, links, flash, form }: {
  ctx: Ctx;
  register: Register;
  data: RegisterPageData;
  links: RegisterLinks;
  flash: Flash | null;
  /** Id of the form of the rows. */
  form: string;
}) {
  const { t } = ctx;
  const typed = typedForm(flash, form, "b");
  return (
    <Dialog
      id="register-batch"
      title={t("registers.batch_title")}
      closeLabel={t("form.close")}
      moveLabel={t("shell.move_dialog")}
      open={data.query.opened?.kind === "batch"}
      closeHref={links.href()}
      foot={
        <>
          <Button href={links.href()} data={{ leaves: "" }}>{t("registers.cancel")}</Button>
          <Button kind="primary" formAction={callPaths(register).changes} data={{ batch: "" }}>
            {t("registers.batch_save")}
          </Button>
        </>
      }
    >
      <p class="text-ink-2">{t("registers.batch_text")}</p>
      <p class="entry-refused" role="alert" data-form-error="">{typed.isRefused ? flash!.message : ""}</p>
      {batchFields(register).map((name) => {
        const label = fieldLabel(ctx, register, name);
        return (
          <div class="batch-field" key={name}>
            <Checkbox name="fields" value={name} checked={typed.texts("fields").includes(name)} bare>
              <span class="off-screen">{t("registers.batch_tick", { field: label })}</span>
            </Checkbox>
            <EntryField
              ctx={ctx}
              register={register}
              name={name}
              entry={null}
              form={typed}
              choices={data.choices[name] ?? []}
              together
            />
          </div>
        );
      })}
    </Dialog>
  );
}
