import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

/** Where a picture is shown from; the id alone is kept. */
const pictureHref = (file: string) => `/tis/file/objects/${encodeURIComponent(file)}/picture`;

const inner = 0;
const kept = (dom: HTMLElement, name: string) => dom.getAttribute(`data-${name}`) ?? "";

const span = (dom: HTMLElement, name: string, most: number) =>
  Math.min(most, Math.max(1, Math.trunc(Number(dom.getAttribute(name))) || 1));

const cell = (tag: "td" | "th"): NodeSpec => ({
  content: "block+",
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 } },
  tableRole: tag === "td" ? "cell" : "header_cell",
  isolating: true,
  parseDOM: [{
    tag,
    getAttrs: (dom) => ({ colspan: span(dom, "colspan", 50), rowspan: span(dom, "rowspan", 500) }),
  }],
  toDOM: ({ attrs }) => [tag, attrs, inner],
});

const nodes: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", inner] },
  heading: {
    content: "inline*",
    group: "block",
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, inner],
  },
  picture: {
    group: "block",
    attrs: { file: {}, alt: { default: "" }, caption: { default: "" } },
    draggable: true,
    parseDOM: [{
      tag: "figure[data-file]",
      getAttrs: (dom) => ({ file: kept(dom, "file"), alt: kept(dom, "alt"), caption: kept(dom, "caption") }),
    }],
    toDOM: ({ attrs: { file, alt, caption } }) => [
      "figure",
      { class: "rich-picture", "data-file": file, "data-alt": alt, "data-caption": caption },
      ["img", { src: pictureHref(file), alt }],
      ...caption ? [["figcaption", caption] as DOMOutputSpec] : [],
    ],
  },
  bulletList: {
    content: "listItem+",
    group: "block",
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", inner],
  },
  orderedList: {
    content: "listItem+",
    group: "block",
    attrs: { start: { default: 1 } },
    parseDOM: [{
      tag: "ol",
      getAttrs: (dom) => ({ start: Math.min(9999, Math.max(1, Number(dom.getAttribute("start")) || 1)) }),
    }],
    toDOM: ({ attrs: { start } }) => start === 1 ? ["ol", inner] : ["ol", { start }, inner],
  },
  listItem: { content: "block+", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", inner] },
  table: {
    content: "tableRow+",
    group: "block",
    tableRole: "table",
    isolating: true,
    parseDOM: [{ tag: "table" }],
    toDOM: () => ["table", ["tbody", inner]],
  },
  tableRow: {
    content: "(tableCell | tableHeader)*",
    tableRole: "row",
    parseDOM: [{ tag: "tr" }],
    toDOM: () => ["tr", inner],
  },
  tableCell: cell("td"),
  tableHeader: cell("th"),
  box: {
    content: "block+",
    group: "block",
    defining: true,
    attrs: { kind: { default: "note" } },
    parseDOM: [{
      tag: "div[data-box]",
      getAttrs: (dom) => ({ kind: kept(dom, "box") === "warning" ? "warning" : "note" }),
    }],
    toDOM: ({ attrs: { kind } }) => ["div", { class: `rich-box rich-box-${kind}`, "data-box": kind }, inner],
  },
  text: { group: "inline" },
  hardBreak: {
    inline: true,
    group: "inline",
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
  torque: {
    inline: true,
    group: "inline",
    atom: true,
    attrs: { value: {}, unit: { default: "Nm" }, angle: { default: null } },
    parseDOM: [{
      tag: "span[data-torque]",
      getAttrs: (dom) => {
        const [value, unit, angle] = kept(dom, "torque").split(" ");
        const isTorque = Number(value) > 0 && ["Nm", "kgf·m", "lbf·ft"].includes(unit ?? "");
        return isTorque ? { value: Number(value), unit, angle: Number(angle) || null } : false;
      },
    }],
    toDOM: ({ attrs: { value, unit, angle } }) => [
      "span",
      { class: "rich-torque", "data-torque": `${value} ${unit} ${angle ?? ""}` },
      `${value} ${unit}${angle === null ? "" : ` + ${angle}°`}`,
    ],
  },
};

/** A mark drawn by an element of its own; what stood in it when it was pasted is never kept. */
const mark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((one) => ({ tag: one })),
  toDOM: () => [tag, inner],
});

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { kind: {}, id: {} },
    inclusive: false,
    parseDOM: [{
      tag: "a[data-link]",
      getAttrs: (dom) => ({ kind: kept(dom, "link"), id: kept(dom, "id") }),
    }],
    // No address: a click places the cursor.
    toDOM: ({ attrs: { kind, id } }) => [
      "a",
      { class: "link", "data-link": kind, "data-id": id, title: id },
      inner,
    ],
  },
  bold: mark("strong", "b"),
  italic: mark("em", "i"),
  subscript: { ...mark("sub"), excludes: "superscript" },
  superscript: { ...mark("sup"), excludes: "subscript" },
};

/** What the editor can hold, node by node what `engines/richtext/rich_document.ts` keeps. */
export const richSchema = new Schema({ nodes, marks });
