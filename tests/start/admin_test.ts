import assert from "node:assert/strict";
import { join } from "node:path";
import { clusterInMemory } from "../memory_folder.ts";
import { LOCKED, ROOT } from "../source_tree.ts";
import { startPortal } from "./start_portal.ts";

/** Runs the task beside a portal on its data folder. */
async function admin(dataDir: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", LOCKED, join(ROOT, "admin.ts"), ...args],
    env: { DATA_DIR: dataDir, DEMO: "off", DATABASE_URL: "" },
  }).output();
  return { code, said: new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr) };
}

Deno.test({
  name:
    "the first administrator is made while the portal runs on its embedded database, and the portal goes on",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    const folder = await Deno.makeTempDir();
    {
      await using _cluster = await clusterInMemory(folder);
      await using portal = await startPortal({ DATA_DIR: folder });
      assert.ok(portal.address, portal.said);
      const made = await admin(folder, "chief", "chief@example.com");
      assert.equal(made.code, 0, made.said);
      assert.match(made.said, /made the administrator chief/);
      assert.match(
        (await admin(folder, "second", "second@example.com")).said,
        /there is an administrator already/,
      );
      const { origin } = new URL(portal.address);
      const ready = await fetch(`${origin}/health/ready`);
      await ready.body?.cancel();
      assert.equal(ready.status, 200);
    }
    await Deno.remove(folder, { recursive: true });
  },
});
