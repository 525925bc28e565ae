import { type HtmlElement, type HtmlNode, isElement } from "./html_node.ts";

/** `mso-list: l0 level2 lfo1` in the style of a paragraph, as Word marks an entry of a list. */
const ENTRY = /mso-list:\s*l\d+\s+level(\d)/i;
/** Its sign, which Word writes into the text: `1.` `a)` are of counted lists, all else are points. */
const COUNTED = /^\s*(\d{1,4}|[a-z]{1,4})[.)]/i;

/** Paragraphs that Word marks as entries of lists as lists, however deep the paragraphs lie. */
export function listsOfWord(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  let run: HtmlElement[] = [];
  const end = () => {
    if (run.length > 0) result.push(...nested(run, 1));
    run = [];
  };
  for (const node of nodes) {
    if (isElement(node) && levelOf(node) !== null) run.push(node);
    else if (!isElement(node) && node.text.trim() === "") {
      if (run.length === 0) result.push(node);
    } else {
      end();
      result.push(isElement(node) ? { ...node, children: listsOfWord(node.children) } : node);
    }
  }
  end();
  return result;
}

function levelOf(node: HtmlElement): number | null {
  const [, level] = ENTRY.exec(node.attribute("style") ?? "") ?? [];
  return level && ["p", "div", "h1", "h2", "h3"].includes(node.tag) ? Math.max(1, Number(level)) : null;
}

/** Entries of one level as lists; deeper ones within the entry before them. */
function nested(entries: readonly HtmlElement[], level: number): HtmlNode[] {
  const lists: { tag: string; items: HtmlNode[][] }[] = [];
  for (let at = 0; at < entries.length;) {
    let count = 0;
    while (at + count < entries.length && levelOf(entries[at + count]!)! > level) count++;
    if (count > 0) {
      const inner = nested(entries.slice(at, at + count), level + 1);
      if (lists.length === 0) lists.push({ tag: "ul", items: [[]] });
      lists.at(-1)!.items.at(-1)!.push(...inner);
      at += count;
      continue;
    }
    const { sign, children } = withoutSign(entries[at]!);
    const tag = COUNTED.test(sign) ? "ol" : "ul";
    if (lists.at(-1)?.tag !== tag) lists.push({ tag, items: [] });
    lists.at(-1)!.items.push([element("p", children)]);
    at++;
  }
  return lists.map(({ tag, items }) => element(tag, items.map((item) => element("li", item))));
}

/** An entry without the sign that Word puts before its words (`mso-list: Ignore`). */
function withoutSign(entry: HtmlElement): { sign: string; children: HtmlNode[] } {
  let sign = "";
  const strip = (nodes: readonly HtmlNode[]): HtmlNode[] =>
    nodes.flatMap((node): HtmlNode[] => {
      if (!isElement(node)) return [node];
      if (/mso-list:\s*ignore/i.test(node.attribute("style") ?? "")) {
        sign += wordsOf(node);
        return [];
      }
      return [{ ...node, children: strip(node.children) }];
    });
  const children = strip(entry.children);
  return { sign, children };
}

function wordsOf(node: HtmlNode): string {
  return isElement(node) ? node.children.map(wordsOf).join("") : node.text;
}

function element(tag: string, children: readonly HtmlNode[]): HtmlElement {
  return { tag, attribute: () => null, children };
}
