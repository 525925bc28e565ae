import sharp from "sharp";
import { storeFile } from "@/engines/files/store_file.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Written } from "./bulletin_draft.ts";

/** Ids of pictures in the file store, by figure of the demo. */
export type DemoPictures = ReadonlyMap<string, string>;

/** Width of a picture in a text, pixels. */
const WIDTH = 1000;

/** Stores the figures that bulletins show as pictures, as an engineer would who exports them from the drawing. */
export async function demoPictures(author: Ctx, bulletins: readonly Written[]): Promise<DemoPictures> {
  const figures = new Set(bulletins.flatMap(({ picture }) => picture ? [picture.figure] : []));
  const stored = new Map<string, string>();
  for (const figure of figures) {
    const drawing = await Deno.readFile(new URL(`../figures/${figure}.svg`, import.meta.url));
    const png = await sharp(drawing).resize({ width: WIDTH }).flatten({ background: "#fff" }).png({
      palette: true,
    }).toBuffer();
    const bytes = new Uint8Array(png);
    stored.set(
      figure,
      await storeFile(author, {
        place: "editor-image",
        name: `${figure}.png`,
        body: new Blob([bytes]).stream(),
        expectedSize: bytes.length,
        isOfProgram: true,
      }),
    );
  }
  return stored;
}
