import { fileURLToPath } from "node:url";
import { PORTAL_PACKAGES } from "../subprocess/deno_arguments.ts";
import { FILM } from "./kinds.ts";
import type { Task } from "./task.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The program that one conversion runs in. */
export const CONVERTER = at("./converter.ts");

/** What a task loads beside the converter itself. */
function moduleOf({ kind, mediaType }: Pick<Task, "kind" | "mediaType">): string {
  if (kind === "thumbnail" && mediaType === "application/pdf") return "./pdf_pages.ts";
  if (kind === "thumbnail" && mediaType === FILM) return "./poster.ts";
  const modules = {
    thumbnail: "./picture.ts",
    web: "./picture.ts",
    svg: "./trace.ts",
    model: "./model.ts",
    pdf: "./office.ts",
    play: "./playable.ts",
    stamp: "../stamp/stamp_pdf.ts",
  };
  return modules[kind];
}

/** By module: fetched, or being fetched. */
const fetched = new Map<string, Promise<void>>();

/**
 * Fetches the packages that a task needs, once in a process: a start leaves them out, and the converter itself has no network.
 * Where they are cached already, as in an image, nothing is fetched.
 *
 * @throws Error when they cannot be had; the next task tries again
 */
export function fetchConverter(task: Pick<Task, "kind" | "mediaType">): Promise<void> {
  const module = moduleOf(task);
  let fetching = fetched.get(module);
  if (fetching === undefined) {
    fetching = cache(at("./task.ts"), at(module));
    fetched.set(module, fetching);
    fetching.catch(() => fetched.delete(module));
  }
  return fetching;
}

async function cache(...modules: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["cache", "--quiet", ...PORTAL_PACKAGES, ...modules],
    stdin: "null",
    stdout: "null",
    stderr: "piped",
    env: { NO_COLOR: "1" },
  }).output();
  if (success) return;
  throw new Error(`packages of the converter cannot be fetched: ${new TextDecoder().decode(stderr)}`);
}

/** Programs of the system that a task starts: all that LibreOffice needs, of films and sounds these. */
export function programsOf({ kind, mediaType }: Pick<Task, "kind" | "mediaType">): "any" | readonly string[] {
  if (kind === "pdf") return "any";
  return kind === "play" || mediaType === FILM ? ["ffmpeg", "ffprobe", "unshare"] : [];
}
