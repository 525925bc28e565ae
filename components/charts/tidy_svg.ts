/**
 * What stands inside the `<svg>` that ECharts writes, fit for a page: style attributes become attributes of their own, style sheets, classes, notes of the library,
 * pointer events and the empty ground are left out; coordinates keep one decimal, words stay as they are.
 */
export function tidySvg(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<style[\s\S]*?<\/style>/g, "")
    // What cuts off at the axes is not needed, and its ids would meet those of other charts.
    .replace(/<defs\s*>[\s\S]*?<\/defs>/g, "")
    .replace(/ clip-path="[^"]*"/g, "")
    .replace(/<rect [^>]*fill="none"[^>]*><\/rect>\s*/, "")
    .replace(/ (?:class|ecmeta_\w+)="[^"]*"/g, "")
    .replace(/ pointer-events="[^"]*"/g, "")
    .replace(/ style="([^"]*)"/g, (_all, style: string) => attributesOf(style))
    .replace(
      /<[^>]+>/g,
      (tag) => tag.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    )
    .replace(/\n+/g, "");
}

/** Style declarations that have an attribute of the same name in SVG; others (selection, white space) say nothing here. */
const ATTRIBUTES = new Set(["fill", "stroke", "font-size", "font-weight", "font-family", "opacity"]);

function attributesOf(style: string): string {
  return style.split(";")
    .map((one) => one.split(":").map((part) => part.trim()))
    .filter(([name, value]) => value && ATTRIBUTES.has(name!))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}
