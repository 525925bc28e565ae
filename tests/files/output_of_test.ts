import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { frameOf, framesOf } from "@/engines/files/subprocess/frames.ts";
import { outputOf } from "@/engines/files/subprocess/output_of.ts";
import { killGroup } from "@/engines/files/subprocess/watch_process.ts";

Deno.test("who has heard enough of a process that has ended before its output did goes on unharmed", async () => {
  const unhandled: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    unhandled.push(event.reason);
  };
  globalThis.addEventListener("unhandledrejection", note);
  const said = frameOf("answer").reduce((text, byte) => `${text}\\${byte.toString(8).padStart(3, "0")}`, "");
  // What it leaves behind holds its output open, as bytes on their way do on a busy machine.
  const child = spawn("sh", ["-c", `printf '${said}'; sleep 1 &`], {
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  for (const stream of [child.stdin!, child.stdout!, child.stderr!]) stream.on("error", () => {});
  const ended = new Promise((done) => child.once("close", done));
  for await (const value of framesOf(outputOf(child.stdout!), 1000)) {
    assert.equal(value, "answer");
    await new Promise((done) => setTimeout(done, 300));
    break;
  }
  killGroup(child);
  child.stdout!.resume();
  await ended;
  await new Promise((done) => setTimeout(done, 50));
  globalThis.removeEventListener("unhandledrejection", note);
  assert.deepEqual(unhandled, []);
});
