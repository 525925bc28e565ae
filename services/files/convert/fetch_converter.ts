const ROOT = new URL("../../../", import.meta.url).pathname;

/** The program that one conversion runs in. */
export const CONVERTER = `${ROOT}services/files/convert/converter.ts`;

/** How it is run: the same packages as in the portal. */
export const CONVERTER_PACKAGES = [`--config=${ROOT}deno.json`, `--lock=${ROOT}deno.lock`];

let fetched: Promise<void> | undefined;

/**
 * Fetches the packages of the converter, once in a process: a start leaves them out, and the converter itself runs without a
 * network. Nothing is fetched where they are cached already, as in an image.
 *
 * @throws Error when they cannot be had; the next conversion tries again
 */
export function fetchConverter(): Promise<void> {
  return fetched ??= cache().catch((error) => {
    fetched = undefined;
    throw error;
  });
}

async function cache(): Promise<void> {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["cache", "--quiet", "--no-check", ...CONVERTER_PACKAGES, CONVERTER],
    stdin: "null",
    stdout: "null",
    stderr: "piped",
    env: { NO_COLOR: "1" },
  }).output();
  if (success) return;
  throw new Error(`the packages of the converter cannot be fetched: ${new TextDecoder().decode(stderr)}`);
}
