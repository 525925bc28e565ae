import { byteText } from "@/islands/files/transfer_texts.ts";
import { UploadField } from "@/islands/files/UploadField.tsx";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type PlaceLimits, placeRule } from "./place_rule.ts";
import { captureTexts, uploadTexts } from "./upload_texts.ts";

export interface FileFieldProps {
  ctx: Ctx;
  place: PlaceLimits;
  /** Of the form's field: it yields the ids of the files. */
  name: string;
  label?: string;
  multiple?: boolean;
  required?: boolean;
  /** Refusal of this field. */
  error?: string;
  /** Loads the page again when all files are there. */
  reload?: boolean;
  templateHref?: string;
  /** A line that can be typed to each file once it is there; posted as `<name>.<id of the file>`. */
  caption?: { name: string; label: string; longest: number };
  /** What each file belongs to, posted as `<name>.<id of the file>`: a form may have several fields of one name for several parts. */
  part?: { name: string; value: string };
  /** Files can be made by the device itself: pictures and films by its camera, sounds by its microphone. */
  captures?: boolean;
}

/** A field of files for any form: the limit and types of its place are told and checked before anything is sent. */
export function FileField({ ctx, place, label, multiple, captures, ...field }: FileFieldProps) {
  const { t } = ctx;
  const size = byteText(place.limit, tagOf(ctx.lang));
  const types = place.extensions.map((extension) => `.${extension}`);
  const shown = types.join(" ") || t("files.upload.anyType");
  return (
    <UploadField
      {...field}
      multiple={multiple}
      accept={types.join(",")}
      rule={placeRule(ctx, place)}
      capture={captures ? captureTexts(t) : undefined}
      texts={{
        ...uploadTexts(t),
        label: label ?? t("files.upload.label"),
        drop: t(multiple ? "files.upload.drop" : "files.upload.dropOne"),
        limit: t("files.upload.limit", { size, types: shown }),
      }}
    />
  );
}
