import type { Readable } from "node:stream";

/**
 * What a process says. Who has heard enough leaves its output open: closed by the end of a loop while the process has ended and its output
 * has not, it would end the portal too, by a promise that nobody can catch (Deno 2.9, `waitForStreamToClose` of node:child_process). Call
 * `resume` of the output then, since a process counts as ended when its output does.
 */
export function outputOf(stdout: Readable): AsyncIterable<Uint8Array> {
  return stdout.iterator({ destroyOnReturn: false });
}
