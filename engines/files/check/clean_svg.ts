// @ts-types="@types/sax"
import sax, { type QualifiedTag } from "sax";
import { escapeMarkup, xmlCharacters } from "@/kernel/escape_markup.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { cleanCss } from "./clean_css.ts";
import { drawnElements } from "./drawn_elements.ts";
import { ATTRIBUTES, ELEMENTS, FREE_ATTRIBUTES, UNWRAPPED, WITH_TEXT } from "./svg_allowed.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const XML = "http://www.w3.org/XML/1998/namespace";

/** Elements within each other at most: a drawing has no reason for more, and a browser none to follow. */
const DEEPEST = 200;
/** Pictures within a drawing: bytes of their own, of types that cannot run anything. */
const PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;

/** What browsers pass over at the ends of an address. The look back keeps a long row within from costing the square of its length. */
// deno-lint-ignore no-control-regex -- they are passed over too
const BLANK_ENDS = /^[\s\x00-\x20]+|(?<![\s\x00-\x20])[\s\x00-\x20]+$/g;

/** The text is no drawing, or one that cannot be made safe. */
export class NoDrawing extends Error {
  override name = "NoDrawing";
}

/** The drawing is over one of its limits. */
export class DrawingTooLarge extends NoDrawing {
  override name = "DrawingTooLarge";

  constructor(readonly broke: "elements" | "depth" | "drawn", readonly limit: number) {
    super(`it has more than ${limit} ${broke}`);
  }
}

/**
 * Writes an SVG again with just what is allowed: no scripts, handlers, animations, foreign content, entities, processing instructions, nor
 * anything that is fetched from elsewhere. What was allowed looks as before.
 *
 * @throws NoDrawing for what is no well-formed SVG or declares entities, DrawingTooLarge for what is too large or draws too much by its uses
 */
export function cleanSvg(text: string): string {
  const out: string[] = [];
  /** What was written for each open element: its name, `null` for nothing. */
  const open: (string | null)[] = [];
  /** How many open elements lie within one that goes. */
  let dropping = 0;
  let elements = 0;
  let style: string | null = null;
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = (error) => {
    throw new NoDrawing("it is not well-formed", { cause: error });
  };
  parser.ondoctype = (doctype) => {
    if (/[[\]]|<!|%/.test(doctype)) throw new NoDrawing("it declares entities");
  };
  parser.onopentag = (opened) => {
    const tag = opened as QualifiedTag;
    if (++elements > LIMITS.svgElements) throw new DrawingTooLarge("elements", LIMITS.svgElements);
    if (open.length >= DEEPEST) throw new DrawingTooLarge("depth", DEEPEST);
    const isRoot = open.length === 0;
    if (isRoot && (tag.uri !== SVG || tag.local !== "svg")) throw new NoDrawing("it is no SVG");
    if (dropping > 0 || tag.uri !== SVG || !(ELEMENTS.has(tag.local) || UNWRAPPED.has(tag.local))) {
      dropping++;
      open.push(null);
      return;
    }
    const name = UNWRAPPED.has(tag.local) ? "g" : tag.local;
    const attributes = attributesOf(tag).map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
    out.push(`<${name}${isRoot ? ` xmlns="${SVG}"` : ""}${attributes}>`);
    open.push(name);
    if (name === "style") style = "";
  };
  const onText = (content: string) => {
    const name = open.at(-1);
    if (style !== null) style += content;
    else if (name && dropping === 0 && WITH_TEXT.has(name)) out.push(escaped(content));
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.onclosetag = () => {
    const name = open.pop()!;
    if (dropping > 0) {
      dropping--;
      return;
    }
    if (name === "style") {
      out.push(escaped(cleanCss(style!) ?? ""));
      style = null;
    }
    out.push(`</${name}>`);
  };
  parser.write(text).close();
  if (elements === 0) throw new NoDrawing("it is empty");
  const clean = out.join("");
  if (drawnElements(clean) > LIMITS.svgDrawn) throw new DrawingTooLarge("drawn", LIMITS.svgDrawn);
  return clean;
}

function attributesOf(tag: QualifiedTag): [name: string, value: string][] {
  const kept = new Map<string, string>();
  for (const { uri, local, value, prefix } of Object.values(tag.attributes)) {
    // The newer, plain `href` wins over that of XLink.
    const name = uri === XLINK && local === "href" && !tag.attributes.href ? "href" : local;
    const isPlain = uri === "" && prefix === "" || uri === XLINK && local === "href";
    if (uri === XML && (local === "space" || local === "lang")) kept.set(`xml:${local}`, value);
    if (!isPlain || !(ATTRIBUTES.has(name) || FREE_ATTRIBUTES.test(name))) continue;
    const safe = safeValue(tag.local, name, value);
    if (safe !== null) kept.set(name, safe);
  }
  return [...kept];
}

/** The value as it may stand there, or null. */
function safeValue(element: string, name: string, value: string): string | null {
  if (name === "href") {
    const address = value.replace(BLANK_ENDS, "");
    if (/^#[\w.:-]+$/.test(address)) return address;
    return element === "image" && PICTURE.test(address) ? address : null;
  }
  if (name === "style") return cleanCss(value);
  if (FREE_ATTRIBUTES.test(name)) return value;
  if (/javascript:|data:/i.test(value)) return null;
  return /[(\\]/.test(value) ? cleanCss(value) : value;
}

/** Text and attribute values alike. */
function escaped(text: string): string {
  return escapeMarkup(xmlCharacters(text));
}
