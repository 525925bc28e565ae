import { byteText } from "@/islands/files/transfer_texts.ts";
import { UploadField } from "@/islands/files/UploadField.tsx";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { uploadTexts } from "./upload_texts.ts";

/** What a place of files takes (engines/files/places.ts). */
export interface PlaceLimits {
  name: string;
  /** Bytes. */
  limit: number;
  /** Endings without their dot; none given: any type. */
  extensions: readonly string[];
}

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
  /** Loads the page anew when all files are there. */
  reload?: boolean;
  templateHref?: string;
}

/** A field of files for any form: the limit and types of its place are told and checked before anything is sent. */
export function FileField({ ctx, place, label, multiple, ...field }: FileFieldProps) {
  const { t } = ctx;
  const size = byteText(place.limit, tagOf(ctx.lang));
  const types = place.extensions.map((extension) => `.${extension}`);
  const shown = types.join(" ") || t("files.upload.anyType");
  return (
    <UploadField
      {...field}
      multiple={multiple}
      accept={types.join(",")}
      rule={{
        place: place.name,
        limit: place.limit,
        extensions: types,
        texts: {
          tooLarge: t("files.upload.tooLarge", { limit: size }),
          wrongType: t("files.upload.wrongType", { types: shown }),
          empty: t("files.upload.empty"),
        },
      }}
      texts={{
        ...uploadTexts(t),
        label: label ?? t("files.upload.label"),
        drop: t(multiple ? "files.upload.drop" : "files.upload.dropOne"),
        limit: t("files.upload.limit", { size, types: shown }),
      }}
    />
  );
}
