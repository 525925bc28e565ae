import type { Ctx } from "@/kernel/ctx.ts";
import { isRequired } from "@/engines/registers/entry_schema.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { fieldOf } from "@/engines/registers/shape.ts";
import type { Choice, Entry } from "@/engines/registers/types.ts";
import { fieldLabel } from "./entry_texts.ts";
import { fieldRules } from "./field_rules.ts";
import type { RegisterParts } from "./parts.ts";
import type { TypedForm } from "../form/typed_form.ts";
import { ChoiceField, ChoicesField, FlagField } from "../form/ChoiceFields.tsx";
import type { KindDraw } from "../form/field_draw.ts";
import { FileValueField } from "../form/FileValueField.tsx";
import { NamesField } from "../form/NamesField.tsx";
import { ReferenceField, ReferencesField } from "../form/ReferenceFields.tsx";
import { RowsField } from "./RowsField.tsx";
import { TextLikeField } from "../form/TextFields.tsx";

export interface EntryFieldProps {
  ctx: Ctx;
  register: Register;
  name: string;
  /** Null for a new entry. */
  entry: Entry | null;
  /** An entry whose values a new one begins with. */
  copied?: Entry | null;
  form: TypedForm;
  choices: readonly Choice[];
  /** Many entries get the value: then it need not be given. */
  together?: boolean;
  /** It may be left empty for now, and is asked for later: nothing says that it is optional. */
  asked?: boolean;
  parts?: RegisterParts;
}

/** Kinds that take the whole width of a dialog. */
const WIDE = ["names", "longText", "texts", "references", "links", "rows", "choices", "file", "image"];

/** One field of an entry's form, by its kind, with the rules that are told while it is filled in. */
export function EntryField(props: EntryFieldProps) {
  const { ctx, register, name, entry, copied, form, together = false, asked = false } = props;
  const field = fieldOf(register, name)!;
  const demanded = isRequired(field) || (field.givenFirst === true && entry === null);
  const required = demanded && !together;
  const posted = name;
  const label = fieldLabel(ctx, register, name);
  const value = (entry ?? copied)?.values[name] ?? (entry ? null : field.start ?? null);
  const own = props.parts?.fields?.[name];
  const draw = {
    ctx,
    register,
    name,
    posted,
    field,
    label,
    hint: field.hint ? ctx.t(`${field.label ?? `${register.texts}.${name}`}_hint`) : undefined,
    entry,
    value,
    form,
    choices: props.choices,
    aside: required || asked || field.kind === "flag" || together ? undefined : ctx.t("registers.optional"),
    required,
  };
  const rules = fieldRules(ctx, field, demanded).filter(({ test }) => !together || test !== "required");
  return (
    <div
      class="entry-field"
      data-wide={WIDE.includes(field.kind) ? "" : undefined}
      data-field={posted}
      data-name={label}
      data-rules={rules.length > 0 ? JSON.stringify(rules) : undefined}
    >
      {own
        ? own({
          ctx,
          entry,
          name: posted,
          label,
          value: form.isRefused ? form.text(posted) : value,
          error: form.error(posted),
        })
        : <Kind {...draw} />}
    </div>
  );
}

function Kind(draw: KindDraw) {
  switch (draw.field.kind) {
    case "names":
      return <NamesField {...draw as KindDraw<"names">} />;
    case "choice":
      return <ChoiceField {...draw as KindDraw<"choice">} />;
    case "choices":
      return <ChoicesField {...draw as KindDraw<"choices">} />;
    case "flag":
      return <FlagField {...draw as KindDraw<"flag">} />;
    case "reference":
    case "parent":
      return <ReferenceField {...draw as KindDraw<"reference">} />;
    case "references":
    case "links":
      return <ReferencesField {...draw as KindDraw<"links">} />;
    case "rows":
      return <RowsField {...draw as KindDraw<"rows">} />;
    case "file":
    case "image":
      return <FileValueField {...draw as KindDraw<"image">} />;
    default:
      return <TextLikeField {...draw as KindDraw<"text">} />;
  }
}
