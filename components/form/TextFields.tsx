import { FieldFrame, TextField } from "@/components/Field.tsx";
import type { KindDraw } from "./field_draw.ts";

type Draw = KindDraw<"code" | "text" | "longText" | "whole" | "decimal" | "day" | "texts">;

/** A value that is typed: codes in mono, long texts over several lines, numbers with their unit, days by the browser's calendar. */
export function TextLikeField({ posted, field, label, hint, value, form, aside, required }: Draw) {
  const typed = form.isRefused ? form.text(posted) ?? "" : textOf(value);
  const shared = {
    name: posted,
    idPrefix: form.idPrefix,
    label,
    hint,
    aside: aside && <span class="field-optional">{aside}</span>,
    error: form.error(posted),
    required,
    value: typed,
    autocomplete: "off",
  };
  switch (field.kind) {
    case "code":
      return <TextField {...shared} mono />;
    case "longText":
      return <TextField {...shared} rows={5} />;
    case "texts":
      return <TextField {...shared} rows={4} />;
    case "day":
      return <TextField {...shared} type="date" />;
    case "whole":
    case "decimal":
      return <NumberField {...shared} unit={field.unit} whole={field.kind === "whole"} />;
    default:
      return (
        <TextField
          {...shared}
          mono={field.format === "time"}
          inputMode={field.format === "phone" ? "tel" : field.format === "email" ? "email" : undefined}
          placeholder={field.format === "time" ? "00:00:00" : undefined}
        />
      );
  }
}

/** Typed as text, so that what is no number is not lost before it can be told. */
function NumberField(
  { unit, whole, value, ...frame }: Parameters<typeof TextField>[0] & { unit?: string; whole: boolean },
) {
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <span class={unit ? "input entry-number" : "contents"}>
          <input
            {...aria}
            class={unit ? "num" : "input num"}
            inputMode={whole ? "numeric" : "decimal"}
            autocomplete="off"
            value={value}
          />
          {unit && <span class="entry-unit" aria-hidden="true">{unit}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join("\n") : String(value);
}
