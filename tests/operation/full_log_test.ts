import assert from "node:assert/strict";
import { join } from "node:path";
import { unfailingLog } from "@/platform/unfailing_log.ts";
import { LOCKED, ROOT } from "../source_tree.ts";

Deno.test("what cannot be written is lost without a word, and counted by the first that can", () => {
  const written: string[] = [];
  let isFull = false;
  const log = unfailingLog((lost, reason) => void written.push(`${lost} lost: ${(reason as Error).message}`));
  const put = (said: unknown) => {
    if (isFull) throw new Error("no space left");
    written.push(String(said));
  };
  const [print, warn] = [log.guard(put), log.guard((said) => put(`warning: ${said}`))];
  print("a");
  isFull = true;
  print("b");
  warn("c");
  isFull = false;
  warn("d");
  print("e");
  assert.deepEqual(written, ["a", "warning: d", "2 lost: no space left", "e"]);
});

/** Runs a program whose output goes to a device that is always full, as a log on a full disk does. */
async function runOnFullDisk(logFormat: "text" | "json"): Promise<{ code: number; left: string }> {
  const folder = await Deno.makeTempDir();
  try {
    const [program, left] = [join(folder, "program.ts"), join(folder, "left")];
    await Deno.writeTextFile(
      program,
      `
      import { shapeLog } from "@/platform/log.ts";
      shapeLog({ logLevel: "info", logFormat: "${logFormat}" });
      for (const one of ["log", "info", "warn", "error"]) console[one]("in the middle of something");
      setTimeout(() => console.warn("in a timer"), 1);
      setTimeout(() => Deno.writeTextFileSync(${JSON.stringify(left)}, "went on"), 20);`,
    );
    const { code } = await new Deno.Command("sh", {
      args: ["-c", 'exec "$@" > /dev/full 2>&1', "sh", Deno.execPath(), "run", "-A", "--no-check"].concat(
        ["--config", join(ROOT, "deno.json"), LOCKED, program],
      ),
    }).output();
    return { code, left: await Deno.readTextFile(left).catch(() => "") };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

for (const logFormat of ["text", "json"] as const) {
  Deno.test({
    name: `a process whose log has no room goes on (${logFormat})`,
    ignore: Deno.build.os !== "linux",
    fn: async () => assert.deepEqual(await runOnFullDisk(logFormat), { code: 0, left: "went on" }),
  });
}
