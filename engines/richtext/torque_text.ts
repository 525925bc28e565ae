import type { RichInline } from "./rich_document.ts";

/** A torque as people read it: `110 Nm`, `40 Nm + 90°`. @param number writes the value as the reader's language does */
export function torqueText(
  { value, unit, angle }: Extract<RichInline, { type: "torque" }>["attrs"],
  number: (value: number) => string = String,
): string {
  return `${number(value)} ${unit}${angle === null ? "" : ` + ${angle}°`}`;
}
