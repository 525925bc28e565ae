import { join } from "node:path";
import { LOCKED, ROOT } from "../source_tree.ts";

/** A program of the workshop in a process of its own, that can be killed and started again as it was. */
export class StartedProgram {
  #child: Deno.ChildProcess;

  /** @param file `vds.ts` */
  constructor(readonly file: string, readonly args: string[], readonly env: Record<string, string> = {}) {
    this.#child = this.#spawn();
  }

  /** Ends it at once, whatever it is doing. */
  async kill(): Promise<void> {
    try {
      this.#child.kill("SIGKILL");
    } catch { /* it has ended by itself */ }
    await this.#child.status;
  }

  startAgain(): void {
    this.#child = this.#spawn();
  }

  #spawn(): Deno.ChildProcess {
    return new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", LOCKED, join(ROOT, this.file), ...this.args],
      ...{ cwd: ROOT, env: this.env, stdin: "null", stdout: "null", stderr: "null" },
    }).spawn();
  }
}
