import type { ComponentChildren } from "preact";
import { groupPartNumber } from "@/kernel/group_part_number.ts";
import { Icon } from "./Icon.tsx";

/** Meaning of a chip or state; the colour follows, the word is always there. */
export type Tone = "mute" | "ok" | "warn" | "err" | "info";

/** A chip: for what stands out only. `line` is a plain fact (110 Nm), `reason` says why a line does not fit. */
export function Chip(
  { tone = "mute", icon, children }: {
    tone?: Tone | "line" | "acc" | "reason";
    icon?: string;
    children: ComponentChildren;
  },
) {
  return (
    <span class={tone === "mute" ? "chip" : `chip chip-${tone}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}

/** A state: shape and word. Dot = reading, square = workflow, hollow = nothing to do. */
export function State(
  { tone = "mute", shape = "square", children }: {
    tone?: Tone;
    shape?: "dot" | "square" | "hollow";
    children: ComponentChildren;
  },
) {
  const shapeClass = shape === "dot" ? " state-dot" : shape === "hollow" ? " state-dot state-hollow" : "";
  return <span class={`state${shapeClass}${tone === "mute" ? "" : ` state-${tone}`}`}>{children}</span>;
}

/** A VIN in mono with its last 8 characters strong. Shorter ones stand as they are. */
export function Vin({ children }: { children: string }) {
  if (children.length !== 17) return <span class="vin">{children}</span>;
  return (
    <span class="vin">
      {children.slice(0, 9)}
      <b>{children.slice(9)}</b>
    </span>
  );
}

/**
 * A part number as the catalogue shows it (`shown`), or, where only the number is at hand, grouped for the eye; copied text has the groups'
 * spaces, which every search here ignores.
 */
export function PartNumber({ children }: { children: string }) {
  return <span class="part-number">{groupPartNumber(children)}</span>;
}

/** Initials in a square, for people. */
export function Avatar({ name }: { name: string }) {
  return <span class="avatar" aria-hidden="true">{initialsOf(name)}</span>;
}

/** Two initials of a name written in letters; the first character of one written in Chinese. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? [...words.at(-1)!][0]! : "";
  return (first + last).toUpperCase();
}
