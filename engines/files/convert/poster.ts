import { LIMITS } from "@/kernel/limits.ts";
import { openMedia } from "./ffmpeg.ts";
import type { Made, Source } from "./made.ts";

/** Second from whose surroundings the picture is taken: the first ones are often black or shaken. */
const FROM = "0.5";

/** The picture that stands for a film before it is played. */
export async function makePoster(source: Source): Promise<Made> {
  await using media = await openMedia(source);
  const px = LIMITS.thumbnailPx * 2;
  const take = (from: string[]) =>
    media.ffmpeg(
      ...from,
      ...media.input,
      ...[
        "-map",
        "0:v:0",
        "-frames:v",
        "1",
        "-vf",
        `scale=w='min(${px},iw)':h='min(${px},ih)':force_original_aspect_ratio=decrease`,
      ],
      ...["-c:v", "libwebp", "-f", "image2", "-update", "1", media.result],
    );
  await take(["-ss", FROM]);
  // A film that ends before has no picture there.
  if (!await Deno.stat(media.result).then(({ size }) => size > 0, () => false)) await take([]);
  return { mediaType: "image/webp", extension: "webp", facts: { size: await media.keep() } };
}
