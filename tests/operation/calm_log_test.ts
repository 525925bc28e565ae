import assert from "node:assert/strict";
import { join } from "node:path";
import { calm } from "@/platform/calm_log.ts";
import { LOCKED, ROOT } from "../source_tree.ts";

Deno.test("of a thousand warnings that say the same but for numbers five are written, and then how many more there were", async () => {
  const written: string[] = [];
  const warn = calm((...said) => void written.push(said.join(" ")), 50);
  for (let number = 0; number < 1000; number++) {
    warn(`${number} events not sent, trying again:`, new Error("away"));
  }
  warn("the relay of events stopped");
  assert.deepEqual(written.map((one) => one.replace(/\d+/, "#")), [
    ...Array<string>(5).fill("# events not sent, trying again: Error: away"),
    "the relay of events stopped",
  ]);
  await new Promise((done) => setTimeout(done, 100));
  assert.equal(
    written.at(-1),
    "995 more in the last minute like: # events not sent, trying again: Error: away",
  );
  warn("7 events not sent, trying again:", new Error("away"));
  assert.equal(written.at(-1), "7 events not sent, trying again: Error: away");
});

Deno.test("whatever a process of the portal says in the json format is a line of JSON, warnings of the runtime too", async () => {
  const program = `
    import { setTimeout } from "node:timers";
    import { shapeLog } from "@/platform/log.ts";
    shapeLog({ logLevel: "info", logFormat: "json" });
    console.log("ready");
    console.warn("of ours");
    setTimeout(() => {}, -5);
  `;
  const file = await Deno.makeTempFile({ suffix: ".ts" });
  try {
    await Deno.writeTextFile(file, program);
    const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "--config", join(ROOT, "deno.json"), LOCKED, file],
      env: { NO_COLOR: "1" },
    }).output();
    const lines = (new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr)).trim().split("\n");
    const messages = lines.map((line) => JSON.parse(line)).map(({ level, message, error }) =>
      `${level} ${message || error.name}`
    );
    assert.deepEqual(messages.toSorted(), [
      "info ready",
      "warn -5 is a negative number.\nTimeout duration was set to 1.",
      "warn of ours",
    ]);
  } finally {
    await Deno.remove(file);
  }
});
