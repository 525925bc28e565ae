import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { FileField } from "@/components/files/FileField.tsx";
import { EntryField } from "@/components/registers/EntryField.tsx";
import { RegisterScripts } from "@/components/registers/RegisterScripts.tsx";
import { registerTexts } from "@/components/registers/register_texts.ts";
import { typedForm } from "@/components/form/typed_form.ts";
import type { State } from "@/edge/state.ts";
import { placeOf } from "@/engines/files/places.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { fieldsOf, isTyped } from "@/engines/registers/shape.ts";
import type { Choice, Entry } from "@/engines/registers/types.ts";

/** Id of the form, and what a refusal of it is known by. */
export const FORM = "write";

/** Files that hang on something beside its fields. */
interface FormFiles {
  /** Place that they are uploaded to. */
  place: string;
  /** Posted under this name. */
  name: string;
  label: string;
  there: readonly { fileId: string; name: string }[];
}

/** The form of something that goes through states: its fields as a register has them, with its files. */
export function FormPage(
  { form: register, entry, choices, action, back, state, files = [], requires = [], leftOut = [], children }:
    {
      form: Register;
      /** Null for a new one. */
      entry: Entry | null;
      choices: Readonly<Record<string, readonly Choice[]>>;
      /** Path of the call. */
      action: string;
      /** Where a refused form stands. */
      back: string;
      state: State;
      files?: readonly FormFiles[];
      /** Fields that may be empty for now and are asked for later. */
      requires?: readonly string[];
      /** Fields that are drawn by `children`, or not at all. */
      leftOut?: readonly string[];
      /** Below the fields, within the form. */
      children?: ComponentChildren;
    },
) {
  const { ctx, flash } = state;
  const { t } = ctx;
  const form = typedForm(flash, FORM, "w");
  const names = fieldsOf(register)
    .filter(([name, field]) => isTyped(field) && !leftOut.includes(name) && !(entry && field.fixed))
    .map(([name]) => name);
  return (
    <form
      class="document-form"
      id={FORM}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      autocomplete="off"
      data-call=""
    >
      {/* What Enter in a field presses. */}
      <button class="off-screen" type="submit" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="_form" value={FORM} />
      <input type="hidden" name="_back" value={back} />
      {entry && <input type="hidden" name="version" value={entry.version} />}
      <p class="entry-refused" role="alert" data-form-error="">
        {form.isRefused && flash!.errors.length === 0 ? flash!.message : ""}
      </p>
      <Card>
        <div class="entry-form entry-form-wide">
          {names.map((name) => (
            <EntryField
              key={name}
              ctx={ctx}
              register={register}
              name={name}
              entry={entry}
              form={form}
              choices={choices[name] ?? []}
              asked={requires.includes(name)}
            />
          ))}
        </div>
      </Card>
      {files.map(({ place, name, label, there }) => (
        <Card key={name} title={label}>
          <div class="form">
            {/* An empty one says that there are none. */}
            <input type="hidden" name={name} value="" />
            {there.map(({ fileId, name: called }) => (
              <Checkbox key={fileId} name={name} value={fileId} checked bare>{called}</Checkbox>
            ))}
            <div class="needs-script">
              <FileField
                ctx={ctx}
                place={placeOf(place)}
                name={name}
                label={label}
                multiple
                error={form.error(name)}
              />
            </div>
          </div>
        </Card>
      ))}
      {children}
      <div class="document-save">
        <Button kind="primary" icon="save">{t("states.save")}</Button>
      </div>
      <RegisterScripts register={register} texts={registerTexts(t)} restorations={register.path} />
    </form>
  );
}
