import { Slice } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import type { HtmlNode } from "@/engines/richtext/html/html_node.ts";
import { richOfHtml } from "@/engines/richtext/html/rich_of_html.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { pastedImages } from "../files/pasted_images.ts";
import { toEditor } from "./editor_tree.ts";
import { writeBehind } from "./write_behind.ts";

/** Sends pictures and answers the ids of those that were taken, null for each that was not. */
export type SendPictures = (
  files: readonly File[],
  how: "chosen" | "pasted",
) => Promise<(string | null)[]>;

/** What becomes of the pictures of a page that is pasted. */
export interface PictureNews {
  send: SendPictures;
  /** Told how many pictures it has that no browser hands over. */
  onMissing: (pictures: number) => void;
}

interface Paste extends PictureNews {
  isDropped?: boolean;
  /** Where it was dropped; left out: where the cursor is. */
  at?: number | null;
}

/** Attribute of a pasted picture: which of them it is. */
const PLACE = "data-place";
/** Attribute that stands in place of `style`. */
const STYLE = "data-style";
const DATA = /^data:(image\/[a-z+-]+);base64,([A-Za-z0-9+/=\s]+)$/;

/** HTML whose styles are words and no styles: the page's policy holds for a document that it parses too, and would report each of them. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[^]*?<\/style\s*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, () => ` ${STYLE}=`));
}

/** Takes what is pasted or dropped: pictures are sent, HTML is read into the tree. Everything else is the editor's own matter: answers false. */
export function takePaste(view: EditorView, data: DataTransfer | null, paste: Paste): boolean {
  const html = data?.getData("text/html") ?? "";
  // Out of this editor or another one: its own way keeps pictures and links.
  if (html.includes("data-pm-slice")) return false;
  const parsed = html === "" ? null : new DOMParser().parseFromString(withoutStyles(html), "text/html");
  // Office puts a picture of the words beside them.
  if (parsed && (parsed.body.textContent?.trim() || parsed.querySelector("table"))) {
    void readPage(view, parsed, paste);
    return true;
  }
  const { send, at, isDropped } = paste;
  const images = isDropped
    ? [...data?.files ?? []].filter(({ type }) => type.startsWith("image/"))
    : pastedImages(data, new Date());
  if (images.length === 0) return false;
  void insertPictures(view, images, { send, at, how: isDropped ? "chosen" : "pasted" });
  return true;
}

/** Sends pictures and puts those that were taken where the cursor is. */
export async function insertPictures(
  view: EditorView,
  files: readonly File[],
  { send, at, how }: Pick<Paste, "send" | "at"> & { how: "chosen" | "pasted" },
): Promise<void> {
  const taken = await send(files, how);
  const content = taken.filter((file) => file !== null).map((file) => ({
    type: "picture" as const,
    attrs: { file, alt: "", caption: "" },
  }));
  if (content.length > 0) put(view, { type: "doc", content }, at);
}

async function readPage(view: EditorView, page: Document, { send, onMissing, at }: Paste): Promise<void> {
  const images = [...page.querySelectorAll("img")];
  const inside = images.filter(({ src }) => DATA.test(src));
  const taken = inside.length === 0 ? [] : await send(inside.map(({ src }, at) => fileOf(src, at)), "pasted");
  if (images.length > inside.length) onMissing(images.length - inside.length);
  // Known again by their place: reading lists of Word makes nodes anew.
  for (const image of images) image.removeAttribute(PLACE);
  inside.forEach((image, at) => image.setAttribute(PLACE, String(at)));
  const document = richOfHtml(nodesOf(page.body.childNodes), (node) => {
    const file = taken[Number(node.attribute(PLACE) ?? -1)];
    return file ? { type: "picture", attrs: { file, alt: "", caption: "" } } : null;
  });
  put(view, document, at);
}

function put(view: EditorView, document: RichDocument, at: number | null | undefined): void {
  const { content } = toEditor(document);
  // One paragraph goes into the line that it is pasted in.
  const isLine = content.childCount === 1 && content.firstChild!.isTextblock;
  const slice = new Slice(content, isLine ? 1 : 0, isLine ? 1 : 0);
  const tr = at == null ? view.state.tr.replaceSelection(slice) : view.state.tr.replaceRange(at, at, slice);
  if (!content.lastChild!.isTextblock) writeBehind(tr);
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

function nodesOf(children: Iterable<Node>): HtmlNode[] {
  return [...children].flatMap((child): HtmlNode[] => {
    if (child instanceof Text) return [{ text: child.data }];
    if (!(child instanceof Element)) return [];
    return [{
      tag: child.localName,
      attribute: (name) => child.getAttribute(name === "style" ? STYLE : name),
      children: nodesOf(child.childNodes),
    }];
  });
}

function fileOf(source: string, at: number): File {
  const [, type, base64] = DATA.exec(source)!;
  const bytes = Uint8Array.from(atob(base64!.replace(/\s/g, "")), (one) => one.charCodeAt(0));
  const ending = type === "image/jpeg" ? "jpg" : type!.slice("image/".length);
  return new File([bytes], `pasted-${at + 1}.${ending}`, { type });
}
