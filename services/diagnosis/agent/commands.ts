import { type FromAgent, READING_KINDS, type ToAgent } from "@/services/diagnosis/agent_messages.ts";
import type { KeyOf } from "@/services/diagnosis/uds/unlock.ts";
import { doCommand } from "./do_command.ts";
import { faultOf, type Result } from "./result.ts";
import type { Journal } from "./journal.ts";
import type { Packages } from "./packages.ts";
import type { VehicleLink } from "./vehicle_link.ts";

type Command = Extract<ToAgent, { type: "command" }>;
type Samples = Extract<FromAgent, { type: "progress" }>["samples"];

export interface CommandsOptions {
  journal: Journal<Result>;
  link: VehicleLink;
  keyOf: KeyOf;
  packages: Packages;
  /** Says something to the portal; what is said while the way is gone is lost, but results stay in the journal. */
  say: (message: FromAgent) => void;
}

/** What is done sooner is told as done alone: for the portal each word is a transaction, and the answer waits behind it. */
const TELL_BEGUN_MS = 100;

/** Samples in one message, of those that are told again. */
const TOLD_AT_ONCE = 100;

/** Does each command once, however often it comes, and not past its deadline. */
export class Commands {
  /** Milliseconds that the portal's clock is ahead of this machine's. */
  clockAhead = 0;
  readonly #options: CommandsOptions;
  readonly #running = new Map<string, AbortController>();
  #isHeard = false;
  /** What was sampled, until the portal has acknowledged the end of it: what was said on a way that was going is lost. */
  readonly #samples = new Map<string, Samples>();

  constructor(options: CommandsOptions) {
    this.#options = options;
  }

  /** What was begun when the program last ended, and not done: nobody knows how far it came, so it is not begun again. */
  async tellInterrupted(): Promise<void> {
    const { journal } = this.#options;
    for (const id of journal.ids.filter((kept) => journal.resultOf(kept) === null)) {
      await journal.finish(id, failed(id, new Error("the agent ended while the command ran")), true);
    }
  }

  async take(command: Command): Promise<void> {
    const { journal, say } = this.#options;
    const { id } = command;
    if (journal.has(id)) {
      const result = journal.resultOf(id);
      if (result) say(result);
      return;
    }
    if (Date.now() + this.clockAhead > Date.parse(command.deadline)) {
      await this.#finish(failed(id, null), false);
      return;
    }
    const lasting = !READING_KINDS.includes(command.kind);
    await journal.begin(id, lasting);
    const begunAt = now();
    const telling = setTimeout(() => say({ type: "begun", id, at: begunAt }), TELL_BEGUN_MS);
    const result = await this.#do(command).finally(() => clearTimeout(telling));
    await this.#finish(result, lasting);
  }

  stop(id: string): void {
    this.#running.get(id)?.abort();
  }

  /** The way to the portal is gone: what is sampled now is told once it is back. */
  away(): void {
    this.#isHeard = false;
  }

  /** The portal hears again: says all samples and results that the portal has not acknowledged; it keeps each sample once. */
  sayKept(): void {
    const { journal, say } = this.#options;
    this.#isHeard = true;
    for (const [id, samples] of this.#samples) {
      for (let from = 0; from < samples.length; from += TOLD_AT_ONCE) {
        const some = samples.slice(from, from + TOLD_AT_ONCE);
        say({
          type: "progress",
          id,
          at: now(),
          done: from + some.length,
          of: null,
          note: null,
          samples: some,
        });
      }
    }
    for (const id of journal.ids) {
      const result = journal.resultOf(id);
      if (result) say(result);
    }
  }

  /** The portal has the result: nothing of the command is told again. */
  async forget(id: string): Promise<void> {
    this.#samples.delete(id);
    await this.#options.journal.forget(id);
  }

  async refuse(id: string, error: Error): Promise<void> {
    if (!this.#options.journal.has(id)) {
      await this.#finish(failed(id, error, "unknown-command"), false);
    }
  }

  async #do({ id, kind, args }: Command): Promise<Result> {
    const stop = new AbortController();
    this.#running.set(id, stop);
    const { link, keyOf, packages, say } = this.#options;
    try {
      const data = await doCommand({ id, kind, args }, {
        link,
        keyOf,
        packages,
        stop: stop.signal,
        tell: (progress) => {
          if (progress.samples.length > 0) {
            const kept = this.#samples.get(id) ?? [];
            kept.push(...progress.samples);
            this.#samples.set(id, kept);
          }
          // Samples that come before the portal hears would come before those that it lacks.
          if (this.#isHeard || progress.samples.length === 0) {
            say({ type: "progress", id, at: now(), ...progress });
          }
        },
      });
      return { type: "result", id, at: now(), outcome: { ok: true, data } };
    } catch (error) {
      return failed(id, error);
    } finally {
      this.#running.delete(id);
    }
  }

  async #finish(result: Result, lasting: boolean): Promise<void> {
    await this.#options.journal.finish(result.id, result, lasting);
    this.#options.say(result);
  }
}

const now = () => new Date().toISOString();

/** @param error null: the deadline is over */
function failed(id: string, error: unknown, code?: "unknown-command"): Result {
  const fault = error === null
    ? { code: "deadline-passed" as const, negativeCode: null, message: "the command came past its deadline" }
    : { ...faultOf(error), ...(code && { code }) };
  return { type: "result", id, at: now(), outcome: { ok: false, fault } };
}
