import type { PlaceRule } from "@/islands/files/check_file.ts";
import { byteText } from "@/islands/files/transfer_texts.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { tagOf } from "@/kernel/texts/languages.ts";

/** What a place of files takes (engines/files/places.ts). */
export interface PlaceLimits {
  name: string;
  /** Bytes. */
  limit: number;
  /** Endings without their dot; none given: any type. */
  extensions: readonly string[];
}

/** What a browser checks of a file before it is sent to a place, with its sentences. */
export function placeRule({ t, lang }: Pick<Ctx, "t" | "lang">, place: PlaceLimits): PlaceRule {
  const extensions = place.extensions.map((extension) => `.${extension}`);
  return {
    place: place.name,
    limit: place.limit,
    extensions,
    texts: {
      tooLarge: t("files.upload.tooLarge", { limit: byteText(place.limit, tagOf(lang)) }),
      wrongType: t("files.upload.wrongType", { types: extensions.join(" ") || t("files.upload.anyType") }),
      empty: t("files.upload.empty"),
    },
  };
}
