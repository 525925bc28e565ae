import { dirname, join } from "node:path";
import { LIMITS } from "@/kernel/limits.ts";
import { type Ran, runConfined } from "./confined.ts";
import { SOUND } from "./kinds.ts";
import type { Source } from "./made.ts";
import { Unconvertible } from "./unconvertible.ts";

/** What ffmpeg may open: the file that it is given and nothing that the file names. */
const READS = ["-protocol_whitelist", "file,pipe"];

/** A film or a sound in a folder that ffmpeg has to itself. */
export interface OpenMedia extends AsyncDisposable {
  /** How ffmpeg is to read it: by the form that its content was found to have, whatever it claims. */
  input: readonly string[];
  /** Path of what is made, in the same folder. */
  result: string;
  ffmpeg(...args: string[]): Promise<Ran>;
  ffprobe(...args: string[]): Promise<Ran>;
  /** Takes the result out of the folder. @returns its size, bytes */
  keep(): Promise<number>;
}

/**
 * Opens a film or a sound for ffmpeg. What ffmpeg says no to is refused as `media-broken`, and `media-missing` where it is not installed.
 */
export async function openMedia({ path, out, mediaType }: Source): Promise<OpenMedia> {
  const folder = await Deno.makeTempDir({ dir: dirname(path), prefix: "media-" });
  const source = join(folder, "source");
  await Deno.rename(path, source);
  const result = join(folder, "result");
  const run = async (program: string, args: readonly string[]): Promise<Ran> => {
    const ran = await runConfined({
      folder,
      asked: [program, "-v", "error", ...args],
      seconds: LIMITS.playSeconds,
    }).catch((error) => {
      throw error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotCapable
        ? new Unconvertible("media-missing", {}, error)
        : error;
    });
    if (ran.success) return ran;
    // Started in a network of its own, what is missing shows by what the starter says.
    throw new Unconvertible(
      /failed to execute|No such file.*ff(mpeg|probe)/.test(ran.said) ? "media-missing" : "media-broken",
      {},
      ran.said,
    );
  };
  return {
    input: [...READS, "-f", mediaType === SOUND ? "mp3" : "mov", "-i", source],
    result,
    ffmpeg: (...args) => run("ffmpeg", ["-nostdin", "-y", "-threads", "2", ...args]),
    ffprobe: (...args) => run("ffprobe", args),
    async keep() {
      await Deno.rename(result, out);
      return (await Deno.stat(out)).size;
    },
    async [Symbol.asyncDispose]() {
      await Deno.rename(source, path).catch(() => {});
      await Deno.remove(folder, { recursive: true });
    },
  };
}
