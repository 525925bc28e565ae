import type { Task } from "../convert/task.ts";
import type { Bounds } from "./watch_process.ts";

/** What is to be run apart from the portal: the reader of contents, or the converter with a task that lies in the folder. */
export interface Asked {
  program: { name: "read" } | { name: "convert"; task: Pick<Task, "kind" | "mediaType"> };
  /** A scratch folder, all that it may write to. */
  folder: string;
  bounds: Bounds;
}

/** How a process apart ended. */
export interface Ended {
  /** Null: by a signal. */
  code: number | null;
  /** What it took too much of, when that is why it was killed. */
  over: "time" | "memory" | null;
  /** The last of what it said for the log. */
  said: string;
}

/** A process that runs apart. Its whole group is killed when it ends, whatever it left running. */
export interface Apart {
  /** Hands bytes to it; resolves when it takes more. What a dead one is given is lost. */
  write(bytes: Uint8Array): Promise<void>;
  /** What the reader says; the converter says nothing here. */
  readonly output: AsyncIterable<Uint8Array>;
  readonly ended: Promise<Ended>;
  kill(): void;
}

/** Starts something apart. Throws when packages that it needs cannot be fetched. */
export type StartApart = (asked: Asked) => Promise<Apart>;
