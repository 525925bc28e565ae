import type { TextParams } from "@/kernel/texts/texts.ts";
import type { FieldRefusal } from "@/kernel/refusals/refuse.ts";
import type { Checked } from "../check/check_content.ts";
import type { AdmittedType } from "../require_place.ts";
import type { DrawingsAsked, DrawingsRead } from "./read_drawings.ts";

/** What is done with a content in a process apart, by its name: what it is told, and what it answers. */
export interface Tasks {
  /** Looks whether the content is what its name says, and harmless. */
  check: { told: AdmittedType; answer: Checked };
  /** The rows of the first sheet of an XLSX file; null when it cannot be read. */
  sheet: { told: { rows: number; unpacked: number }; answer: unknown[][] | null };
  /** Some drawings of a ZIP archive, cleaned; null when it cannot be read. */
  drawings: { told: DrawingsAsked; answer: DrawingsRead | null };
}
export type TaskName = keyof Tasks;

/** The first frame to the process. */
export interface Begin<Name extends TaskName = TaskName> {
  task: Name;
  told: Tasks[Name]["told"];
  /** Bytes of the content. */
  size: number;
}

/** What the process says: the bytes it needs next, and at last what came of it. */
export type Said =
  | { needs: { start: number; length: number } }
  | { answer: unknown }
  | { refused: { key: string; params: TextParams; fields: readonly FieldRefusal[] } };

/** What it is given for a need: the bytes, or null when they cannot be had. */
export type Given = Uint8Array<ArrayBuffer> | null;
