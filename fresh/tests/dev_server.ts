import assert from "node:assert/strict";
import { makeCopyDir } from "./copy_dir.ts";
import { FIXTURE } from "./fixture_app.ts";

/** A copy of the fixture. */
export async function copyFixture(): Promise<string> {
  const root = await makeCopyDir("copy_");
  await copy(FIXTURE, root);
  return root;
}

/** `dev.ts` of a copy of the fixture, in a process of its own. */
export interface DevServer extends AsyncDisposable {
  origin: string;
  ready(path: string): Promise<void>;
  /** That pages are drawn by, once it is another than the former one. */
  versionAfter(former: string | undefined): Promise<string>;
  /** All that it has written until now. */
  readonly written: string;
}

export function startDev(root: string): DevServer {
  const probe = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = probe.addr;
  probe.close();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${root}/dev.ts`, String(port)],
    cwd: root,
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  let written = "";
  const reading = (async () => {
    for await (const text of child.stderr.pipeThrough(new TextDecoderStream())) written += text;
  })();
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    get written() {
      return written;
    },
    async ready(path) {
      for (let tries = 0; tries < 100; tries++) {
        const response = await fetch(origin + path).catch(() => undefined);
        await response?.body?.cancel();
        if (response?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error("The development server did not start");
    },
    async versionAfter(former) {
      for (let tries = 0; tries < 300; tries++) {
        const drawn = await fetch(`${origin}/tis/parts`).then((response) => response.text()).catch(() => "");
        const version = /e\.data!=="([^"]+)"/.exec(drawn)?.[1];
        if (version !== undefined && version !== former) return version;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error("No page says another version that it was drawn by");
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
      await reading;
    },
  };
}

async function copy(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (name === "_fresh") continue;
    if (isDirectory) await copy(`${from}/${name}`, `${to}/${name}`);
    else await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
  }
}

/** Replaces a text of a file. */
export async function replace(path: string, what: string, by: string): Promise<void> {
  const text = await Deno.readTextFile(path);
  assert.ok(text.includes(what));
  await Deno.writeTextFile(path, text.replace(what, () => by));
}
