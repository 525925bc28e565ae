import type { Choice } from "../Select.tsx";

/** One way to narrow a list, with what it is set to. */
export type ListFilter =
  | { kind: "text" | "number"; name: string; label: string; value?: string; mono?: boolean }
  /** `empty`: its first choice, which narrows nothing; left out: its name. */
  | {
    kind: "select";
    name: string;
    label: string;
    value?: string;
    choices: readonly Choice[];
    empty?: string;
  }
  /** First and last day, of which either may be left out. */
  | { kind: "days"; name: string; from: string; to: string; label: string; first?: string; last?: string }
  /** Chosen by typing, where a select would be too long: `source` answers choices (engines/registers/call_paths.ts). */
  | { kind: "typed"; name: string; label: string; value?: string; shown?: string; source: string };
