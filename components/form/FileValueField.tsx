import { Checkbox } from "@/components/Checkbox.tsx";
import { bytesHref } from "@/components/files/bytes_href.ts";
import { FileField } from "@/components/files/FileField.tsx";
import { placeOf } from "@/engines/files/places.ts";
import type { KindDraw } from "./field_draw.ts";

/** A file of an entry: what is there now with a way to take it off, and a field for another one. */
export function FileValueField(
  { ctx, name, posted, field, label, hint, entry, value, form, required }: KindDraw<"file" | "image">,
) {
  const now = form.isRefused ? form.texts(posted).at(-1) : (value as string | null);
  const title = entry?.labels[name] ?? label;
  return (
    <div class="field">
      {now && (
        <div class="entry-file">
          <input type="hidden" name={posted} value={now} />
          <a class="link" href={bytesHref(now, title)}>
            {field.kind === "image"
              ? <img class="entry-picture" src={bytesHref(now, title)} alt={title} />
              : title}
          </a>
          {!required && <Checkbox name={posted} value="" bare>{ctx.t("registers.remove_file")}</Checkbox>}
        </div>
      )}
      <div class="needs-script">
        <FileField
          ctx={ctx}
          place={placeOf(field.place)}
          name={posted}
          label={now ? ctx.t("registers.replace_file", { field: label }) : label}
          error={form.error(posted)}
        />
      </div>
      {!now && (
        <p class="needs-no-script field-hint">{ctx.t("registers.file_needs_script", { field: label })}</p>
      )}
      {hint && <p class="field-hint">{hint}</p>}
    </div>
  );
}
