/**
 * The URL pattern of a route file: `index` is its folder, `[x]` a parameter, `[[x]]` an optional one, `[...x]` the
 * rest; folders in round brackets are left out.
 * @param parts folders and name without extension, such as `["(epc)", "parts", "[number]"]`
 */
export function patternOf(parts: string[]): string {
  const segments = parts.at(-1) === "index" ? parts.slice(0, -1) : parts;
  const pattern = segments.filter((part) => !/^\(.*\)$/.test(part)).map(segmentPattern).join("");
  return pattern === "" ? "/" : pattern;
}

function segmentPattern(part: string): string {
  const rest = /^\[\.\.\.(\w+)\]$/.exec(part);
  if (rest) return `/:${rest[1]}*`;
  const optional = /^\[\[(\w+)\]\]$/.exec(part);
  if (optional) return `/:${optional[1]}?`;
  return `/${part.replace(/\[(\w+)\]/g, ":$1")}`;
}

/** A text by which patterns sort from the most to the least specific. */
export function rankOf(pattern: string): string {
  return pattern.split("/").slice(1).map((segment) => {
    if (!segment.startsWith(":")) return segment.includes(":") ? `1${segment}` : `0${segment}`;
    return segment.endsWith("*") ? "4" : segment.endsWith("?") ? "3" : "2";
  }).join("/");
}
