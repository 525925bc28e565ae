import type { FigureLine } from "@/services/epc/figure_types.ts";

/** Lines as rows that a spreadsheet or a message takes: item, number, name and pieces, parted by tabs. */
export function linesAsText(lines: readonly FigureLine[]): string {
  return lines.map(({ callout, shown, name, quantity }) => [callout, shown, name, quantity ?? ""].join("\t"))
    .join("\n");
}
