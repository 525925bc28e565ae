import sharp from "sharp";
import { storeFile } from "@/engines/files/store_file.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";

/** Languages in which the screens were taken; other texts show the English ones. */
export const HELP_PICTURE_LANGUAGES = ["zh_CN", "en_US"] as const satisfies readonly Lang[];

/** Where the picture of a screen lies. Those that are there are written by `tests/help/write_help_pictures.ts`. */
export function helpPictureFile(route: string, lang: Lang): URL {
  return new URL(`./pictures/${lang === "zh_CN" ? "zh" : "en"}/${route}.avif`, import.meta.url);
}

/** Stores the picture of a screen as an author would who takes one; null where there is none. @returns id of the file */
export async function storeHelpPicture(author: Ctx, route: string, lang: Lang): Promise<string | null> {
  const taken = await Deno.readFile(helpPictureFile(route, lang)).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  });
  if (!taken) return null;
  // Texts take no AVIF (specification, section 5).
  const bytes = new Uint8Array(await sharp(taken).jpeg({ quality: 80 }).toBuffer());
  return await storeFile(author, {
    place: "editor-image",
    name: `${route}.jpg`,
    body: new Blob([bytes]).stream(),
    expectedSize: bytes.length,
    isOfProgram: true,
  });
}
