import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { Content } from "../content.ts";
import { type AdmittedType, allowedText } from "../require_place.ts";
import { FILE_TYPES, type FileTypeName } from "../types.ts";
import { broken, notFitting } from "./faults.ts";
import { sniff } from "./sniff.ts";

/**
 * Decodes a JPEG, PNG or GIF to its last row, so that a damaged or cut off one shows, within a limit of pixels.
 *
 * @returns its media type: a moving PNG under the ending of a still one is `image/apng`
 */
export async function checkPicture(content: Content, admitted: AdmittedType): Promise<string> {
  const mediaType = await sniff(content);
  const fits = (type: FileTypeName) => FILE_TYPES[type].mediaType === mediaType;
  const isMovingPng = admitted.type === "png" && fits("apng");
  if (!fits(admitted.type) && !isMovingPng) throw notFitting(admitted);
  if (content.size > LIMITS.pictureBytes) {
    const limit = LIMITS.pictureBytes / 1024 / 1024;
    throw refuseField("file", "file-too-large", {
      name: admitted.name,
      limit,
      allowed: allowedText(admitted.place),
    });
  }
  const bytes = await content.read(0, content.size);
  if (mediaType !== "image/jpeg" && !endsWhole(bytes, mediaType!)) throw broken(admitted);
  await decode(bytes, admitted);
  return mediaType!;
}

async function decode(bytes: Uint8Array, admitted: AdmittedType): Promise<void> {
  // Half of what a process that reads one content would load.
  const { default: sharp } = await import("sharp");
  const options = { limitInputPixels: LIMITS.picturePixels, failOn: "error", sequentialRead: true } as const;
  const { width, height, pages } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    .catch(() => {
      throw broken(admitted);
    });
  if (width * height * (pages ?? 1) > LIMITS.picturePixels) {
    const limit = LIMITS.picturePixels / 1e6;
    throw refuseField("file", "picture-pixels", { name: admitted.name, limit });
  }
  const asked = admitted.place.pixels;
  if (asked && (asked.width !== width || asked.height !== height)) {
    const found = `${width} x ${height}`;
    throw refuseField("file", "picture-size", { name: admitted.name, ...asked, found });
  }
  try {
    // Every row is read, a small picture is all that is kept in memory. Frames of one pixel stay that small: half a million of
    // them made larger took half a minute.
    await sharp(bytes, { ...options, animated: true })
      .resize({ width: 16, fastShrinkOnLoad: false, withoutEnlargement: true }).raw().toBuffer();
  } catch {
    throw broken(admitted);
  }
}

/** Whether the picture's own last mark is there: readers are lenient about what is missing behind the last row. */
function endsWhole(bytes: Uint8Array, mediaType: string): boolean {
  const tail = bytes.subarray(-64);
  // GIF ends by one semicolon, some writers add zeros; PNG by its chunk IEND.
  if (mediaType === "image/gif") return tail[tail.findLastIndex((byte) => byte !== 0)] === 0x3b;
  return new TextDecoder("latin1").decode(tail).includes("IEND");
}
