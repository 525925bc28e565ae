import nodes from "lucide-static/icon-nodes.json" with { type: "json" };
import { elementsOf, type HtmlElement } from "./parse_html.ts";

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

function shapeText(tag: string, attributes: Readonly<Record<string, string>>): string {
  return `${tag} ${Object.keys(attributes).sort().map((name) => `${name}=${attributes[name]}`).join(" ")}`;
}

/** Names of icons by their shapes. Two names of the same icon are one. */
const names = new Map<string, string>();
for (const [name, shapes] of Object.entries(nodes as unknown as Record<string, readonly Shape[]>)) {
  const key = shapes.map(([tag, attributes]) => shapeText(tag, attributes)).join(";");
  if (!names.has(key)) names.set(key, name);
}

/** Another name of an icon as that which `nameIcon` gives it. */
function sameName(name: string): string {
  const shapes = (nodes as unknown as Record<string, readonly Shape[]>)[name];
  if (!shapes) return name;
  return names.get(shapes.map(([tag, attributes]) => shapeText(tag, attributes)).join(";")) ?? name;
}

/** The name of the icon that an `svg` shows, by its shapes or by the part of a sprite that it uses; null when it is no icon. */
export function nameIcon(svg: HtmlElement): string | null {
  const shapes = [...elementsOf(svg)];
  const used = shapes.length === 1 && shapes[0]!.tag === "use" ? shapes[0]!.attributes : null;
  const href = used?.href ?? used?.["xlink:href"];
  if (href !== undefined) return sameName(href.slice(href.indexOf("#") + 1).replace(/^(icon|lucide|i)-/, ""));
  return names.get(shapes.map(({ tag, attributes }) => shapeText(tag, attributes)).join(";")) ?? null;
}
