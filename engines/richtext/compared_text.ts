import type { RichBlock, RichDocument, RichInline } from "./rich_document.ts";
import { torqueText } from "./torque_text.ts";

/**
 * A rich text as two states of it are compared by people: its words, and beside them what a word alone does not say: where a link leads, which
 * file a picture is, what is a warning or a heading. Bold and italic are left out.
 */
export function comparedText({ content }: RichDocument): string {
  return content.map((block) => linesOf(block).join("\n")).filter((text) => text !== "").join("\n\n");
}

function linesOf(block: RichBlock): string[] {
  switch (block.type) {
    case "paragraph":
      return wordsOf(block.content).split("\n");
    case "heading":
      return [`${"#".repeat(block.attrs.level - 1)} ${wordsOf(block.content)}`];
    case "picture": {
      const { file, alt, caption } = block.attrs;
      return [`[${[...new Set([caption, alt])].filter(Boolean).join(" · ")} ${file.slice(-8)}]`];
    }
    case "bulletList":
      return block.content.flatMap((item) => led("• ", item.content));
    case "orderedList":
      return block.content.flatMap((item, at) => led(`${(block.attrs?.start ?? 1) + at}. `, item.content));
    case "table":
      return block.content.map((row) =>
        row.content.map((cell) => cell.content.flatMap(linesOf).join(" / ")).join("\t")
      );
    case "box":
      return led(block.attrs.kind === "warning" ? "⚠ " : "ⓘ ", block.content);
  }
}

/** Lines of blocks, the first behind a sign, the others below it. */
function led(sign: string, blocks: readonly RichBlock[]): string[] {
  return blocks.flatMap(linesOf).map((line, at) => at === 0 ? sign + line : " ".repeat(sign.length) + line);
}

function wordsOf(content: readonly RichInline[] = []): string {
  return content.map((inline) => {
    if (inline.type === "hardBreak") return "\n";
    if (inline.type === "torque") return torqueText(inline.attrs);
    const link = inline.marks?.find((mark) => mark.type === "link");
    return link ? `${inline.text} [${link.attrs.kind} ${link.attrs.id}]` : inline.text;
  }).join("");
}
