import sharp from "sharp";
import { storeFile } from "@/engines/files/store_file.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";

/** Languages in which the screens were taken; other texts show the English ones. */
export const HELP_PICTURE_LANGUAGES = ["zh_CN", "en_US"] as const satisfies readonly Lang[];

/** Where the picture of a screen lies: `deno task pictures` takes them anew. */
export function helpPictureFile(route: string, lang: Lang): URL {
  return new URL(`./pictures/${lang === "zh_CN" ? "zh" : "en"}/${route}.avif`, import.meta.url);
}

/** Files with the picture of a screen, by the language in which it was taken. */
export type HelpPictures = ReadonlyMap<Lang, string>;

/** So many are stored at once. */
const AT_ONCE = 4;

/** Stores the pictures of all screens, of which each may have one in each language. @returns by route of the screen */
export async function storeHelpPictures(
  author: Ctx,
  screens: readonly { route: string }[],
): Promise<Map<string, HelpPictures>> {
  const stored = new Map<string, Map<Lang, string>>();
  const due = screens.flatMap(({ route }) => HELP_PICTURE_LANGUAGES.map((lang) => ({ route, lang })));
  const storeRest = async () => {
    for (let one = due.pop(); one; one = due.pop()) {
      const file = await storeHelpPicture(author, one.route, one.lang);
      if (file !== null) stored.set(one.route, (stored.get(one.route) ?? new Map()).set(one.lang, file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeRest));
  return stored;
}

/** Stores the picture of a screen as an author would who takes one; null where there is none. @returns id of the file */
async function storeHelpPicture(author: Ctx, route: string, lang: Lang): Promise<string | null> {
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
