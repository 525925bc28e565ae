import { hasControls } from "@/kernel/plain_text.ts";
import type { RichInline, RichMark } from "../rich_document.ts";
import { isWebAddress } from "../web_address.ts";
import { type HtmlElement, type HtmlNode, isElement } from "./html_node.ts";

const MARKS: Readonly<Record<string, RichMark>> = {
  b: { type: "bold" },
  strong: { type: "bold" },
  i: { type: "italic" },
  em: { type: "italic" },
  sub: { type: "subscript" },
  sup: { type: "superscript" },
};
/** In this order they are kept, as the editor keeps them. */
const ORDER = ["link", "bold", "italic", "subscript", "superscript"];
/** Longest address that is kept, as the tree's schema has it. */
const LONGEST_ADDRESS = 500;

/** Gathers words, breaks and marks of one paragraph after the other. */
export class InlineReader {
  #marks: RichMark[] = [];
  #found: RichInline[] = [];
  /** Whether the last word that was found ends in a space: asking the word itself would copy it for each of its pieces. */
  #spaced = false;
  constructor(readonly nothing: ReadonlySet<string>) {}

  /** A piece of text as HTML has it: any run of white space is one space. */
  text(raw: string): void {
    const clean = hasControls(raw) ? [...raw].filter((one) => !hasControls(one)).join("") : raw;
    const text = clean.toWellFormed().replace(/[ \t\r\n\f]+/g, " ");
    const last = this.#found.at(-1);
    const begins = !last || last.type === "hardBreak" || last.type === "text" && this.#spaced;
    const shown = begins ? text.replace(/^ /, "") : text;
    if (shown === "") return;
    this.#spaced = shown.endsWith(" ");
    const marks = [...this.#marks];
    if (last?.type === "text" && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) {
      last.text += shown;
    } else this.#found.push({ type: "text", text: shown, ...marks.length > 0 ? { marks } : {} });
  }

  /** Reads what an element holds with the mark that it says. */
  within(element: HtmlElement, read: () => void): void {
    if (element.tag === "br") return void this.#found.push({ type: "hardBreak" });
    const before = this.#marks;
    const own = [MARKS[element.tag], linkOf(element), ...styleMarks(element)].filter((one) => one != null);
    for (const one of own) this.#add(one);
    read();
    this.#marks = before;
  }

  /** All words below these nodes as one paragraph. */
  of(nodes: readonly HtmlNode[]): RichInline[] {
    const walk = (node: HtmlNode) => {
      if (!isElement(node)) return this.text(node.text);
      if (!this.nothing.has(node.tag)) this.within(node, () => node.children.forEach(walk));
    };
    nodes.forEach(walk);
    return this.take();
  }

  /** What was gathered, without white space and breaks at its ends. */
  take(): RichInline[] {
    const found = this.#found;
    this.#found = [];
    while (found.length > 0) {
      const last = found.at(-1)!;
      if (last.type === "text") last.text = last.text.replace(/ $/, "");
      if (last.type === "hardBreak" || last.type === "text" && last.text === "") found.pop();
      else break;
    }
    while (found[0]?.type === "hardBreak") found.shift();
    return found;
  }

  #add(mark: RichMark): void {
    const excluded = mark.type === "subscript"
      ? "superscript"
      : mark.type === "superscript"
      ? "subscript"
      : "";
    const others = this.#marks.filter(({ type }) => type !== mark.type && type !== excluded);
    this.#marks = [...others, mark].sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  }
}

function linkOf(element: HtmlElement): RichMark | null {
  const id = element.tag === "a" ? element.attribute("href")?.trim() : undefined;
  const isKept = id && id.length <= LONGEST_ADDRESS && isWebAddress(id) && !hasControls(id) &&
    id.isWellFormed();
  return isKept ? { type: "link", attrs: { kind: "web", id } } : null;
}

/** What Word, Excel and sheets of browsers say by style where others use elements. */
function styleMarks(element: HtmlElement): RichMark[] {
  const style = element.attribute("style")?.toLowerCase() ?? "";
  return [
    ...(/font-weight:\s*(bold|[6-9]00)/.test(style) ? [{ type: "bold" } as const] : []),
    ...(/font-style:\s*italic/.test(style) ? [{ type: "italic" } as const] : []),
    ...(/vertical-align:\s*sub/.test(style) ? [{ type: "subscript" } as const] : []),
    ...(/vertical-align:\s*super/.test(style) ? [{ type: "superscript" } as const] : []),
  ];
}
