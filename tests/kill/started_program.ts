import { join } from "node:path";
import { hear } from "../run/hear.ts";
import { LOCKED, ROOT } from "../source_tree.ts";

/** A program of the workshop in a process of its own, that can be killed and started again as it was. */
export class StartedProgram {
  #child: Deno.ChildProcess;
  #said = "";

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

  /** What it said last, and how it ended if it has; for whoever waits for it in vain. */
  get lastWords(): string {
    return `${this.file} ${this.args.join(" ")}:\n${this.#said.slice(-2000)}`;
  }

  #spawn(): Deno.ChildProcess {
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", LOCKED, join(ROOT, this.file), ...this.args],
      ...{ cwd: ROOT, env: this.env, stdin: "null", stdout: "piped", stderr: "piped" },
    }).spawn();
    void hear(child, (text) => this.#said = (this.#said + text).slice(-10_000))
      .then(async () => this.#said += `ended with ${(await child.status).code}\n`);
    return child;
  }
}
