import type { ComponentChildren } from "preact";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import type { State } from "@/edge/state.ts";
import type { DocumentView } from "@/engines/documents/types.ts";

export interface RemarkFormProps {
  /** Id of the form, and what the ids of its fields begin with. */
  form: string;
  title: string;
  label: string;
  hint: string;
  /** Call that its own button sends it to. */
  action: string;
  document: DocumentView;
  state: State;
  /** Where it leads, with and without script; left out: to the document. */
  next?: string;
  /** Its buttons. */
  children: ComponentChildren;
}

/** What is done with a document along with a remark. */
export function RemarkForm(
  { form, title, label, hint, action, document, state: { flash }, next, children }: RemarkFormProps,
) {
  return (
    <Card title={title}>
      <form class="form" id={form} method="post" action={action} data-call="" data-after={next}>
        <input type="hidden" name="_form" value={form} />
        {next && <input type="hidden" name="_next" value={next} />}
        <input type="hidden" name="revision" value={document.revision} />
        <input type="hidden" name="version" value={document.version} />
        <p class="field-error" role="alert" data-form-error="">
          {flash?.form === form && flash.errors.length === 0 ? flash.message : ""}
        </p>
        <TextField
          name="remark"
          idPrefix={form}
          label={label}
          hint={hint}
          rows={3}
          maxLength={1000}
          value={typedOf(flash, form, "remark")}
          error={refusalOf(flash, form, "remark")}
        />
        <div class="form-actions">{children}</div>
      </form>
    </Card>
  );
}
