import { type ComponentChildren, createElement, type VNode } from "preact";

/** An island found in the document, between its two comments. */
export interface Found {
  node: VNode;
  start: Comment;
  end: Comment;
}

const ISLAND = "frsh:island:";
const SLOT = "frsh:slot:";

/** Attributes that as props would overwrite what the reader has already typed or chosen, by element. */
const INITIAL: Record<string, Record<string, string>> = {
  input: { value: "defaultValue", checked: "defaultChecked" },
  option: { selected: "defaultSelected" },
};

/** Reads islands and slots out of the document that the server sent. */
export class Page {
  /** Content of the slots by number, as nodes that Preact matches with the elements already there. */
  readonly slots = new Map<number, ComponentChildren>();
  #island: (index: number) => VNode;

  /** @param island makes the node of the island of this number */
  constructor(island: (index: number) => VNode) {
    this.#island = island;
  }

  /** Finds the outermost islands and, in them and in templates, all slots. Comments inside islands are removed. */
  scan(root: Element): Found[] {
    const found: Found[] = [];
    const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const starts: Comment[] = [];
    let until: Node | null = null;
    while (comments.nextNode()) {
      const comment = comments.currentNode as Comment;
      if (until !== null) {
        if (comment === until) until = null;
      } else if (comment.data.startsWith(ISLAND)) {
        starts.push(comment);
        until = endOf(comment);
      }
    }
    for (const template of root.querySelectorAll<HTMLTemplateElement>("template[id^=frsh-slot-]")) {
      this.#readSlots([...template.content.childNodes]);
      template.remove();
    }
    for (const start of starts) found.push(this.#readIsland(start));
    return found;
  }

  #readIsland(start: Comment): Found {
    const end = endOf(start);
    const nodes = between(start, end);
    this.#readSlots(nodes);
    nodes.forEach(removeComments);
    return { node: this.#island(Number(start.data.slice(ISLAND.length))), start, end };
  }

  /** Reads the slots among these nodes and below; what else lies there is the island's own output. */
  #readSlots(nodes: ChildNode[]): void {
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]!;
      if (isComment(node) && node.data.startsWith(SLOT)) {
        const end = endOf(node);
        this.slots.set(Number(node.data.slice(SLOT.length)), this.#toNodes(between(node, end)));
        i = nodes.indexOf(end);
      } else {
        this.#readSlots([...node.childNodes]);
      }
    }
  }

  /** Describes what the server rendered in a slot; islands in it become components again. */
  #toNodes(nodes: ChildNode[]): ComponentChildren[] {
    const result: ComponentChildren[] = [];
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]!;
      if (isComment(node)) {
        if (!node.data.startsWith(ISLAND)) continue;
        const island = this.#readIsland(node);
        result.push(island.node);
        i = nodes.indexOf(island.end);
      } else if (node instanceof Element) {
        result.push(createElement(node.localName, propsOf(node), ...this.#toNodes([...node.childNodes])));
      } else if (node instanceof Text) {
        result.push(node.data);
      }
    }
    return result;
  }
}

/** Attributes as props. Handlers in attributes are left out: as props they would be called as functions. */
function propsOf(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name, value } of element.attributes) {
    if (name.startsWith("on")) continue;
    const live = (element as unknown as Record<string, unknown>)[name];
    const initial = INITIAL[element.localName]?.[name];
    if (initial !== undefined) props[initial] = name === "value" ? value : true;
    else props[name] = typeof live === "boolean" ? live : value;
  }
  return props;
}

/** The comment that closes what this one opens; the same kind may be nested. */
function endOf(start: Comment): Comment {
  const kind = start.data.startsWith(ISLAND) ? ISLAND : SLOT;
  const close = `/${kind.slice(0, -1)}`;
  let depth = 1;
  for (let node = start.nextSibling; node !== null; node = node.nextSibling) {
    if (!isComment(node)) continue;
    if (node.data.startsWith(kind)) depth++;
    else if (node.data === close && --depth === 0) return node;
  }
  throw new Error(`The end of ${start.data} is missing: is the page's HTML valid?`);
}

function between(start: Comment, end: Comment): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = start.nextSibling; node !== null && node !== end; node = node.nextSibling) nodes.push(node);
  return nodes;
}

function removeComments(node: ChildNode): void {
  if (isComment(node)) node.remove();
  else [...node.childNodes].forEach(removeComments);
}

function isComment(node: Node): node is Comment {
  return node.nodeType === 8;
}
