import { Buffer } from "node:buffer";
import sharp, { type Sharp } from "sharp";
import { LIMITS } from "@/kernel/limits.ts";
import { type Pixels, readBmp, readIcon } from "./bitmap.ts";
import { Unconvertible } from "./unconvertible.ts";

/** A picture as sharp works on it, upright. */
export interface Picture {
  image: Sharp;
  width: number;
  height: number;
  /** 1 for a still one. */
  frames: number;
}

// Each conversion has a process of its own: nothing to keep, and one thread beside it.
sharp.cache(false);
sharp.concurrency(1);

/** What sharp must find in the content: an SVG that calls itself a GIF is not drawn. */
const FORMATS: Record<string, string> = {
  "image/png": "png",
  "image/apng": "png",
  "image/jpeg": "jpeg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/tiff": "tiff",
  "image/avif": "heif",
};

/**
 * Opens a picture with its orientation applied. Sizes are read from the header and refused before pixels are unpacked.
 *
 * @param animated keep all frames of an animation where they are within the limits
 */
export async function openPicture(bytes: Uint8Array, mediaType: string, animated: boolean): Promise<Picture> {
  if (bytes.length === 0) throw new Unconvertible("image-empty");
  if (mediaType === "image/bmp") return ofPixels(readBmp(bytes));
  if (mediaType === "image/x-icon" || mediaType === "image/vnd.microsoft.icon") {
    const icon = readIcon(bytes);
    return "png" in icon ? openPicture(icon.png, "image/png", false) : ofPixels(icon);
  }
  try {
    const head = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    if (head.format !== FORMATS[mediaType]) throw new Unconvertible("image-broken");
    const { width, height } = head.autoOrient;
    if (width * height > LIMITS.convertPixels) {
      throw new Unconvertible("image-too-large", { width, height, limit: LIMITS.convertPixels / 1e6 });
    }
    const frames = animated ? framesWithin(head.pages ?? 1, width * height) : 1;
    const options = { pages: frames, limitInputPixels: LIMITS.convertPixels, failOn: "truncated" as const };
    return { image: sharp(bytes, options).autoOrient(), width, height, frames };
  } catch (error) {
    throw error instanceof Unconvertible ? error : new Unconvertible("image-broken", {}, error);
  }
}

/** All frames, or only the first where all together would be too much. */
function framesWithin(pages: number, pixels: number): number {
  return pages <= LIMITS.convertFrames && pages * pixels <= LIMITS.convertPixels ? pages : 1;
}

function ofPixels({ data, width, height }: Pixels): Picture {
  return {
    image: sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }),
    width,
    height,
    frames: 1,
  };
}
