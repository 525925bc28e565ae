import { Buffer } from "node:buffer";
import { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";
import { type OpenMedia, openMedia } from "./ffmpeg.ts";
import { FILM, SOUND } from "./kinds.ts";
import type { Made, Source } from "./made.ts";
import { Unconvertible } from "./unconvertible.ts";

/** What ffprobe says, as far as it is asked. */
const probed = z.object({
  streams: z.array(z.object({
    codec_type: z.string().optional(),
    // A picture of the cover, as sounds have one, is no film.
    disposition: z.object({ attached_pic: z.number() }).partial().optional(),
  })),
});

/** Samples a second that a waveform is drawn from, and its bars. */
const WAVE_RATE = 800, BARS = 96;
/** Height of a bar in one character. */
const HEIGHTS = 36;

/**
 * The form of a film or a sound that every browser plays and that begins before all of it is there: H.264 with AAC in MP4, MP3. What the
 * camera wrote down of place and device is left behind.
 */
export async function makePlayable(source: Source): Promise<Made> {
  await using media = await openMedia(source);
  const { out } = await media.ffprobe("-print_format", "json", "-show_streams", ...media.input);
  const { streams } = probed.parse(JSON.parse(Buffer.from(out).toString()));
  const has = (type: string) =>
    streams.some(({ codec_type, disposition }) => codec_type === type && disposition?.attached_pic !== 1);
  const sizeBefore = (await Deno.stat(media.input.at(-1)!)).size;
  if (has("video")) return await film(media, sizeBefore);
  if (has("audio")) return await sound(media, sizeBefore);
  throw new Unconvertible("media-broken");
}

async function film(media: OpenMedia, sizeBefore: number): Promise<Made> {
  const px = LIMITS.filmPx;
  await media.ffmpeg(
    ...media.input,
    ...["-map", "0:v:0", "-map", "0:a:0?", "-map_metadata", "-1", "-fpsmax", "30"],
    ...[
      "-vf",
      `scale=w='min(${px},iw)':h='min(${px},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`,
    ],
    ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "26", "-pix_fmt", "yuv420p"],
    ...["-c:a", "aac", "-b:a", "96k", "-ac", "2", "-movflags", "+faststart", "-f", "mp4", media.result],
  );
  const { seconds, width, height } = await measure(media);
  return {
    mediaType: FILM,
    extension: "mp4",
    facts: { seconds, width, height, sizeBefore, size: await media.keep() },
  };
}

async function sound(media: OpenMedia, sizeBefore: number): Promise<Made> {
  await media.ffmpeg(
    ...media.input,
    ...["-map", "0:a:0", "-map_metadata", "-1", "-c:a", "libmp3lame", "-b:a", "96k", "-ac", "1"],
    ...["-id3v2_version", "0", "-f", "mp3", media.result],
  );
  const { seconds } = await measure(media);
  const { out } = await media.ffmpeg(
    ...["-f", "mp3", "-i", media.result, "-ac", "1", "-ar", String(WAVE_RATE), "-f", "s16le", "pipe:1"],
  );
  return {
    mediaType: SOUND,
    extension: "mp3",
    facts: { seconds, peaks: peaksOf(out), sizeBefore, size: await media.keep() },
  };
}

/** Length and size of what was made. */
async function measure(media: OpenMedia) {
  const { out } = await media.ffprobe(
    ...["-print_format", "json", "-show_entries", "format=duration:stream=width,height", media.result],
  );
  const { format, streams } = z.object({
    format: z.object({ duration: z.coerce.number() }),
    streams: z.array(z.object({ width: z.number(), height: z.number() }).partial()),
  }).parse(JSON.parse(Buffer.from(out).toString()));
  const picture = streams.find(({ width }) => width !== undefined);
  return {
    seconds: Math.round(format.duration * 10) / 10,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
  };
}

/**
 * The loudest sample of each bar of a waveform, a character each from `0` to `z`, the loudest of all at the top.
 *
 * @param samples 16 bits each, little-endian
 */
export function peaksOf(samples: Uint8Array): string {
  const view = new DataView(samples.buffer, samples.byteOffset, samples.byteLength);
  const count = Math.floor(samples.byteLength / 2);
  const peaks = Array.from({ length: BARS }, (_, bar) => {
    let peak = 0;
    for (let at = Math.floor(bar * count / BARS); at < Math.floor((bar + 1) * count / BARS); at++) {
      peak = Math.max(peak, Math.abs(view.getInt16(at * 2, true)));
    }
    return peak;
  });
  const loudest = Math.max(...peaks, 1);
  return peaks.map((peak) => Math.round(peak / loudest * (HEIGHTS - 1)).toString(HEIGHTS)).join("");
}
