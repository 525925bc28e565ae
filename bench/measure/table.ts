/** A line of a Markdown table, its cells padded to these widths so that it reads as text too. */
export function tableLine(cells: readonly string[], widths: readonly number[]): string {
  return `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`;
}

/** Head and rule of a table whose columns have these widths. */
export function tableHead(head: readonly string[], widths: readonly number[]): string {
  return `${tableLine(head, widths)}\n|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
}

/** A whole table, as wide as its cells ask for. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0))
  );
  return [tableHead(head, widths), ...rows.map((row) => tableLine(row, widths))].join("\n");
}
