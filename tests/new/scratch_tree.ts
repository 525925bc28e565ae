import assert from "node:assert/strict";
import { join, relative } from "node:path";
import { importsOf, makeFolders, projectFiles, ROOT } from "../source_tree.ts";
import { testServerUrl } from "../test_server.ts";

/** A copy of the project in a folder of its own, in which things are added. */
export interface ScratchTree extends AsyncDisposable {
  readonly root: string;
  /** Runs deno in it; answers what was printed. */
  deno(...args: string[]): Promise<{ ok: boolean; out: string }>;
  /**
   * Whether these files are formatted, lint and type-check. From then on types are checked in them and those that import them, of all others only read: a check of
   * every file takes more than twice as long, and they are the project's, which a check of its own goes through.
   *
   * @throws AssertionError with what was printed
   */
  examine(paths: readonly string[]): Promise<void>;
  /** Every file's text by path, to see what has changed. */
  texts(): Promise<Map<string, string>>;
}

/** Copies what is written by hand: no drawings, fonts and nothing that is generated. */
export async function scratchTree(): Promise<ScratchTree> {
  const root = await Deno.makeTempDir({ prefix: "tis-new-" });
  const paths = await projectFiles();
  await makeFolders(root, paths);
  await Promise.all(paths.map((path) => Deno.copyFile(join(ROOT, path), join(root, path))));
  const texts = async () => {
    const found = new Map<string, string>();
    for (const path of (await projectFiles(root)).filter((one) => /\.(tsx?|json|sql)$/.test(one))) {
      const full = join(ROOT, path);
      found.set(relative(root, full), await Deno.readTextFile(full));
    }
    return found;
  };
  const deno = async (...args: string[]) => {
    const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args,
      cwd: root,
      // What the run made of the project is not of this copy.
      env: { NO_COLOR: "1", TEST_DATABASE_URL: await testServerUrl(), TEST_SHARED: "" },
    }).output();
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    return { ok: success, out: text(stdout) + text(stderr) };
  };
  const checkOnly = async (chosen: ReadonlySet<string>) => {
    for (const [path, text] of await texts()) {
      if (!/\.tsx?$/.test(path) || chosen.has(path)) continue;
      if (importsOf(path, text).some(({ target }) => target !== null && chosen.has(target))) continue;
      await Deno.writeTextFile(join(root, path), `// @ts-nocheck\n${text}`);
    }
  };
  return {
    root,
    deno,
    async examine(paths) {
      await checkOnly(new Set(paths));
      for (const command of [["fmt", "--check"], ["lint"], ["check", "--lock=deno.lock"]]) {
        const { ok, out } = await deno(...command, ...paths);
        assert.ok(ok, out);
      }
    },
    texts,
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}
