import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const CONFIG = fileURLToPath(new URL("../../deno.json", import.meta.url));

/** Code as `deno fmt` has it. Fails where it is not code, so that none of it is written. */
export async function formatCode(path: string, text: string): Promise<string> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--config", CONFIG, `--ext=${extname(path).slice(1)}`, "-"],
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(text));
  await writer.close();
  const { success, stdout, stderr } = await child.output();
  if (!success) throw new Error(`${path} cannot be formatted: ${new TextDecoder().decode(stderr)}`);
  return new TextDecoder().decode(stdout);
}
