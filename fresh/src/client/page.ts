import { type ComponentChildren, createElement, type VNode } from "preact";
import { between, endOf, isComment, type Marker, markerOf, removeComments } from "./markers.ts";
import { propsOf } from "./props_of.ts";

/** An island, or in a page with partials one of these, found in a document between its two comments. */
export interface Found {
  node: VNode;
  start: Comment;
  end: Comment;
}

/** Reads islands and slots out of a document that the server sent. */
export class Page {
  /** Content of the slots by number, as nodes that Preact matches with the elements already there. */
  readonly slots = new Map<number, ComponentChildren>();
  #island: (index: number, key: string | undefined) => VNode;

  /** @param island makes the node of the island of this number */
  constructor(island: (index: number, key: string | undefined) => VNode) {
    this.#island = island;
  }

  /** Finds the outermost islands and the like and, in them and in templates, all slots. Comments inside are removed. */
  scan(root: Element): Found[] {
    const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const markers: Marker[] = [];
    let until: Node | null = null;
    while (comments.nextNode()) {
      const comment = comments.currentNode as Comment;
      if (until !== null) {
        if (comment === until) until = null;
        continue;
      }
      const marker = markerOf(comment);
      if (marker === undefined || marker.kind === "slot") continue;
      markers.push(marker);
      until = endOf(marker);
    }
    for (const template of root.querySelectorAll<HTMLTemplateElement>("template[id^=frsh-slot-]")) {
      this.#readSlots([...template.content.childNodes]);
      template.remove();
    }
    return markers.flatMap((marker) => this.readMarked(marker) ?? []);
  }

  #readIsland(marker: Marker): Found {
    const end = endOf(marker);
    const nodes = between(marker.start, end);
    this.#readSlots(nodes);
    nodes.forEach(removeComments);
    return {
      node: this.#island(Number(marker.label), marker.rest[0] || undefined),
      start: marker.start,
      end,
    };
  }

  /** Reads the slots among these nodes and below; what else lies there is the island's own output. */
  #readSlots(nodes: ChildNode[]): void {
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]!;
      const marker = markerOf(node);
      if (marker?.kind === "slot") {
        const end = endOf(marker);
        this.slots.set(Number(marker.label), this.toNodes(between(marker.start, end)));
        i = nodes.indexOf(end);
      } else {
        this.#readSlots([...node.childNodes]);
      }
    }
  }

  /** Describes what the server rendered in a slot or partial; islands in it become components again. */
  protected toNodes(nodes: ChildNode[]): ComponentChildren[] {
    const result: ComponentChildren[] = [];
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]!;
      if (isComment(node)) {
        const marker = markerOf(node);
        const found = marker && this.readMarked(marker);
        if (found === undefined) continue;
        result.push(found.node);
        i = nodes.indexOf(found.end);
      } else if (node.nodeType === Node.ELEMENT_NODE) {
        const element = node as Element;
        result.push(
          createElement(element.localName, propsOf(element), ...this.toNodes([...element.childNodes])),
        );
      } else if (node.nodeType === Node.TEXT_NODE) {
        result.push((node as Text).data);
      }
    }
    return result;
  }

  /** Reads what begins with this comment; undefined when it is nothing that may lie in a slot. */
  protected readMarked(marker: Marker): Found | undefined {
    return marker.kind === "island" ? this.#readIsland(marker) : undefined;
  }
}
