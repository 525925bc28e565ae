import { join } from "node:path";
import process from "node:process";
import { convert } from "./convert.ts";
import { type Outcome, OUTCOME_FILE, RESULT_FILE, SOURCE_FILE, Task, TASK_FILE } from "./task.ts";
import { Unconvertible } from "./unconvertible.ts";

/** The process that one conversion runs in: `converter.ts <folder>`. Started by convert_in_subprocess.ts. */
if (import.meta.main) {
  endWithStarter();
  const folder = Deno.args[0]!;
  const task = Task.parse(JSON.parse(await Deno.readTextFile(join(folder, TASK_FILE))));
  const source = {
    path: join(folder, SOURCE_FILE),
    out: join(folder, RESULT_FILE),
    mediaType: task.mediaType,
  };
  let outcome: Outcome;
  try {
    outcome = { made: await convert(source, task) };
  } catch (error) {
    if (!(error instanceof Unconvertible)) throw error;
    if (error.cause) console.error(error.cause);
    outcome = { reason: { key: error.key, params: error.params } };
  }
  await Deno.writeTextFile(join(folder, OUTCOME_FILE), JSON.stringify(outcome));
  Deno.exit(0);
}

/** Who started it holds its input open; when that ends, the starter is gone, and so goes all that was started here. */
async function endWithStarter(): Promise<void> {
  for await (const _ of Deno.stdin.readable);
  try {
    process.kill(-Deno.pid, "SIGKILL");
  } catch {
    Deno.exit(1);
  }
}
