import { stopAtEnd } from "../on_exit.ts";

/** An answer of the portal: what the bare server gives back for its path. */
export interface Answer {
  path: string;
  type: string;
  text: string;
}

/** Starts a bare Deno server, in a process of its own, that answers the same bytes. */
export async function startBareServer(answers: Answer[]): Promise<{ origin: string } & AsyncDisposable> {
  const file = await Deno.makeTempFile({ suffix: ".json" });
  await Deno.writeTextFile(file, JSON.stringify(answers));
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", new URL("./bare_server.ts", import.meta.url).href, file],
    stdin: "null",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const { value = "" } = await reader.read();
  reader.releaseLock();
  return {
    origin: value.trim(),
    [Symbol.asyncDispose]: stopAtEnd(async () => {
      child.kill("SIGTERM");
      await child.status;
      await Deno.remove(file);
    }),
  };
}
