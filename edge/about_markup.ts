import { escapeMarkup } from "@/kernel/escape_markup.ts";

/**
 * What a description says of itself, as HTML: of Markdown it knows what that text is written in, which is paragraphs, tables, bold words and
 * code.
 */
export function aboutMarkup(markdown: string): string {
  return markdown.split("\n\n").map((block) =>
    block.startsWith("|") ? tableOf(block.split("\n")) : `<p>${wordsOf(block)}</p>`
  ).join("\n");
}

/** Its second line divides the head from the rows. */
function tableOf([head, _, ...rows]: string[]): string {
  const cells = (row: string, tag: string) =>
    `<tr>${
      row.split("|").slice(1, -1).map((cell) => `<${tag}>${wordsOf(cell.trim())}</${tag}>`).join("")
    }</tr>`;
  return `<table><thead>${cells(head!, "th")}</thead><tbody>${
    rows.map((row) => cells(row, "td")).join("")
  }</tbody></table>`;
}

function wordsOf(text: string): string {
  return escapeMarkup(text)
    .replace(/\*\*(.+?)\*\*/g, (_, words) => `<b>${words}</b>`)
    .replace(/`(.+?)`/g, (_, code) => `<code>${code}</code>`);
}
