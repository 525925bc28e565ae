import assert from "node:assert/strict";
import { join } from "node:path";
import { makeScratchFolder, removeOldScratchFolders } from "@/engines/files/scratch_folder.ts";
import { LIMITS } from "@/kernel/limits.ts";

Deno.test("folders that a killed process left are gone at the next start, those in use and of others stay", async () => {
  const parent = await Deno.makeTempDir();
  const now = new Date();
  const old = new Date(now.getTime() - (LIMITS.scratchMinutes + 1) * 60_000);
  const make = async (name: string, at: Date, owner?: number) => {
    const path = join(parent, name);
    await Deno.mkdir(path);
    await Deno.writeTextFile(join(path, "content"), "x");
    if (owner !== undefined) await Deno.chown(path, owner, null);
    await Deno.utime(path, at, at);
  };
  await make("tis-read-left", old);
  await make("tis-convert-left", old);
  await make("tis-read-in-use", now);
  await make("tis-other", old);
  await make("elsewhere", old);
  const isRoot = Deno.uid() === 0;
  if (isRoot) await make("tis-read-of-another", old, 65534);
  await Deno.writeTextFile(join(parent, "tis-read-file"), "x");
  assert.equal(await removeOldScratchFolders(now, parent), 2);
  const left = (await Array.fromAsync(Deno.readDir(parent))).map(({ name }) => name).sort();
  const others = ["elsewhere", "tis-other", "tis-read-file", "tis-read-in-use"];
  assert.deepEqual(left, isRoot ? [...others, "tis-read-of-another"] : others);
  await Deno.remove(parent, { recursive: true });
});

Deno.test("what is longest at work is younger than what is removed", () => {
  const longest = Math.max(
    LIMITS.readSeconds,
    LIMITS.convertSeconds,
    LIMITS.officeSeconds,
    LIMITS.playSeconds,
  );
  assert.ok(LIMITS.scratchMinutes * 60 > 2 * longest);
});

Deno.test("a folder lies where it is looked for", async () => {
  const path = await makeScratchFolder("read");
  await Deno.utime(path, new Date(0), new Date(0));
  assert.ok(await removeOldScratchFolders(new Date()) >= 1);
  await assert.rejects(Deno.stat(path), Deno.errors.NotFound);
});
