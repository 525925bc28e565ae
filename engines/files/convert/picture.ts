import { LIMITS } from "@/kernel/limits.ts";
import type { Made, Source } from "./made.ts";
import { openPicture } from "./open_picture.ts";
import { Unconvertible } from "./unconvertible.ts";

/** A small picture for lists: WebP that fits into a square of 320 px, still. */
export function makeThumbnail(source: Source): Promise<Made> {
  return shrink(source, LIMITS.thumbnailPx, false);
}

/** The form that pages show: WebP of at most 2000 px. Animations stay so. Metadata (place, camera) is left behind. */
export function makeWebPicture(source: Source): Promise<Made> {
  return shrink(source, LIMITS.webPicturePx, true);
}

/** sharp writes no metadata unless told to; colours are brought into sRGB. */
async function shrink({ path, out, mediaType }: Source, px: number, animated: boolean): Promise<Made> {
  const bytes = await Deno.readFile(path);
  const picture = await openPicture(bytes, mediaType, animated);
  try {
    const made = await picture.image
      .resize({ width: px, height: px, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(out);
    return {
      mediaType: "image/webp",
      extension: "webp",
      facts: {
        width: made.width,
        height: made.pageHeight ?? made.height,
        sourceWidth: picture.width,
        sourceHeight: picture.height,
        frames: picture.frames,
        sizeBefore: bytes.length,
        size: made.size,
      },
    };
  } catch (error) {
    throw new Unconvertible("image-broken", {}, error);
  }
}
