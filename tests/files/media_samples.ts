/** Films and sounds for tests, drawn and played by ffmpeg itself. */
export const noFfmpeg = !await new Deno.Command("ffmpeg", {
  args: ["-version"],
  stdout: "null",
  stderr: "null",
})
  .output().then(({ success }) => success, () => false);
if (noFfmpeg) {
  const said = "ffmpeg is not installed: films and sounds are not converted in this run";
  if (Deno.env.get("CI") === "true") throw new Error(said);
  console.warn(said);
}

/** A moving picture with a tone, as a phone takes it: with the place where it was taken. */
export function filmSample(
  { width, height, seconds, kbit = 400 }: { width: number; height: number; seconds: number; kbit?: number },
): Promise<Uint8Array<ArrayBuffer>> {
  return make("mp4", [
    ...["-f", "lavfi", "-i", `testsrc=size=${width}x${height}:rate=25:duration=${seconds}`],
    ...["-f", "lavfi", "-i", `sine=frequency=440:duration=${seconds}`],
    ...[
      "-c:v",
      "libx264",
      "-preset",
      "ultrafast",
      "-b:v",
      `${kbit}k`,
      "-minrate",
      `${kbit}k`,
      "-pix_fmt",
      "yuv420p",
    ],
    ...["-c:a", "aac", "-shortest", "-metadata", "location=+48.1372+011.5756/"],
  ]);
}

/** A tone that swells. `mp4`: as browsers record it. */
export function soundSample(
  { seconds, as }: { seconds: number; as: "mp4" | "mp3" },
): Promise<Uint8Array<ArrayBuffer>> {
  return make(as, [
    ...["-f", "lavfi", "-i", `sine=frequency=440:duration=${seconds}`, "-af", `afade=t=in:d=${seconds}`],
    ...(as === "mp4" ? ["-c:a", "libopus", "-movflags", "frag_keyframe+empty_moov"] : ["-c:a", "libmp3lame"]),
  ]);
}

async function make(ending: string, args: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/made.${ending}`;
  try {
    const { success, stderr } = await new Deno.Command("ffmpeg", {
      args: ["-v", "error", ...args, path],
      stdout: "null",
      stderr: "piped",
    }).output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
    return await Deno.readFile(path);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** What ffprobe says of a file. */
export async function probe(path: string) {
  const { stdout } = await new Deno.Command("ffprobe", {
    args: ["-v", "error", "-print_format", "json", "-show_format", "-show_streams", path],
  }).output();
  return JSON.parse(new TextDecoder().decode(stdout)) as {
    format: { tags: Record<string, string> };
    streams: { codec_name: string }[];
  };
}
