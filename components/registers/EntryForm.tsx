import { AudienceEditor } from "@/components/audience/AudienceCard.tsx";
import { Card } from "@/components/Card.tsx";
import { entryAudiencePlace } from "@/engines/audience/aim_entry.ts";
import { callPaths } from "@/engines/registers/call_paths.ts";
import { fieldOf } from "@/engines/registers/shape.ts";
import type { Entry } from "@/engines/registers/types.ts";
import { EntryField } from "./EntryField.tsx";
import { typedForm } from "../form/typed_form.ts";
import type { EntryDialogProps } from "./entry_dialog_props.ts";

/** Id of the form of an entry, and what a refusal of it is known by. */
export const ENTRY_FORM = "register-entry";

/** The fields of an entry that can be typed; those of a new one with whom it is for. */
export function EntryForm(
  { ctx, register, data, links, parts, flash, entry, names, wide }: EntryDialogProps & {
    entry: Entry | null;
    names: readonly string[];
    wide: boolean;
  },
) {
  const paths = callPaths(register);
  const form = typedForm(flash, ENTRY_FORM, "e");
  const opened = data.query.opened!;
  const hasFile = names.some((name) => ["file", "image"].includes(fieldOf(register, name)!.kind));
  return (
    <form
      class={wide ? "entry-form entry-form-wide" : "entry-form"}
      id={ENTRY_FORM}
      method="post"
      action={entry ? paths.change(entry.key) : paths.add}
      encType={hasFile ? "multipart/form-data" : undefined}
      noValidate
      data-call=""
      data-entry-form=""
    >
      {/* What Enter in a field presses, whatever button comes first. */}
      <button class="off-screen" type="submit" tabIndex={-1} aria-hidden="true" />
      {entry && <input type="hidden" name="version" value={entry.version} />}
      <input type="hidden" name="_form" value={ENTRY_FORM} />
      <input type="hidden" name="_back" value={links.address({ opened })} />
      <p class="entry-refused" role="alert" data-form-error="">
        {form.isRefused && flash!.errors.length === 0 ? flash!.message : ""}
      </p>
      {names.map((name) => (
        <EntryField
          key={name}
          ctx={ctx}
          register={register}
          name={name}
          entry={entry}
          copied={entry ? null : data.entry}
          form={form}
          choices={data.choices[name] ?? []}
          parts={parts}
        />
      ))}
      {/* A new entry is for them from its first moment on; one that is there has a form for it. */}
      {!entry && data.aims?.opened && (
        <div class="entry-field" data-wide="">
          <Card title={ctx.t("audience.title")}>
            <div class="audience">
              <AudienceEditor
                ctx={ctx}
                place={entryAudiencePlace(register)}
                id={null}
                data={data.aims.opened}
                form={form}
                formId={ENTRY_FORM}
              />
            </div>
          </Card>
        </div>
      )}
    </form>
  );
}
