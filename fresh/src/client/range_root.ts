/** Lets Preact render into the nodes between two comments as if they were all children of an element. */
export class RangeRoot {
  readonly nodeType = 1;
  readonly ownerDocument = document;
  #parent: ParentNode & Node;
  #start: Comment;
  #end: Comment;

  constructor(start: Comment, end: Comment) {
    this.#parent = start.parentNode as ParentNode & Node;
    this.#start = start;
    this.#end = end;
  }

  get namespaceURI(): string | null {
    return (this.#parent as unknown as Element).namespaceURI;
  }

  get parentNode(): Node {
    return this.#parent;
  }

  get childNodes(): Node[] {
    const nodes: Node[] = [];
    for (let node = this.#start.nextSibling; node !== this.#end && node !== null; node = node.nextSibling) {
      nodes.push(node);
    }
    return nodes;
  }

  get firstChild(): Node | null {
    return this.childNodes[0] ?? null;
  }

  /** Preact skips comments when it looks for the next sibling, so it may name one beyond the end. */
  insertBefore(node: Node, before: Node | null): Node {
    const beyond = before === null || before.parentNode !== this.#parent ||
      (this.#end.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return this.#parent.insertBefore(node, beyond ? this.#end : before);
  }

  appendChild(node: Node): Node {
    return this.insertBefore(node, null);
  }

  removeChild(node: Node): Node {
    return this.#parent.removeChild(node);
  }

  contains(node: Node | null): boolean {
    // A form's own method is not asked: a field called `contains` stands in its place.
    return this.childNodes.some((child) => Node.prototype.contains.call(child, node));
  }
}
