import type { Visitor } from "../../ask/visitor.ts";
import type { Recording } from "../../keep.ts";

/** A story told step by step: each answer is kept under its number and what it is. */
export class Story {
  #step = 0;

  constructor(readonly name: string, readonly recording: Recording) {}

  /** Posts and keeps the answer; returns its data, null where it refuses. */
  // deno-lint-ignore no-explicit-any -- answers of many shapes
  async post(visitor: Visitor, title: string, path: string, given?: unknown): Promise<any> {
    return await this.#keep("POST", visitor, title, path, await visitor.post(path, given), given);
  }

  // deno-lint-ignore no-explicit-any -- as above
  async get(visitor: Visitor, title: string, path: string): Promise<any> {
    return await this.#keep("GET", visitor, title, path, await visitor.get(path));
  }

  async #keep(
    method: string,
    visitor: Visitor,
    title: string,
    path: string,
    answer: Awaited<ReturnType<Visitor["get"]>>,
    given?: unknown,
  ) {
    const number = String(++this.#step).padStart(2, "0");
    await this.recording.answer(`stories/${this.name}`, method, path, answer, {
      given,
      title: `${number} ${visitor.name} ${title}`,
    });
    return answer.text.startsWith("{") ? JSON.parse(answer.text).data : null;
  }
}
