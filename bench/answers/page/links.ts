import { resolveAddress } from "./resolve_address.ts";
import { elementsOf, type HtmlElement, textOf } from "./parse_html.ts";

/** Parameters whose every value is something else to look at. */
const SIGNIFICANT = new Set([
  "sort",
  "tab",
  "kind",
  "state",
  "add",
  "batch",
  "import",
  "deleted",
  "density",
  "view",
]);

/** What an address shows, whatever it shows it of: two rows of a list have the same shape, two sorted columns do not. */
export function shapeOf(href: string, significant: ReadonlySet<string> = SIGNIFICANT): string {
  const url = new URL(href, "http://page");
  const parameters = [...url.searchParams]
    .filter(([, value]) => value !== "")
    .map(([name, value]) => significant.has(name) ? `${name}=${value}` : name);
  return `${url.pathname.replace(/[0-9a-f-]{36}|\d+/g, "N")}?${[...new Set(parameters)].sort().join("&")}`;
}

/** For whom one column sorted is as good as another. */
export const FEWER_SIGNIFICANT = SIGNIFICANT.difference(new Set(["sort", "density"]));

/** Addresses of the portal that a page leads to, in its order: links, pictures, and its forms that only read. */
export function addressesOf(document: HtmlElement, at: string): string[] {
  const found: string[] = [];
  for (const element of elementsOf(document)) {
    const { href, src, action, method } = element.attributes;
    if (element.tag === "a" && href !== undefined) found.push(href);
    if ((element.tag === "img" || element.tag === "object") && src !== undefined) found.push(src);
    if (element.tag === "form" && (method ?? "get").toLowerCase() === "get") {
      found.push(...formAddresses(element, action ?? at));
    }
  }
  return found.flatMap((one) => {
    const address = resolveAddress(one, at);
    return /^\/(?!\/)/.test(address) ? [address.replace(/#.*$/, "")] : [];
  });
}

/** Most values of one choice that are tried. */
const CHOICES = 3;

/** A form sent with each of its choices in turn, and with a word that is likely to be found. */
function formAddresses(form: HtmlElement, action: string): string[] {
  const kept: [string, string][] = [];
  const tried: [string, string][] = [];
  for (const { tag, attributes, ...element } of elementsOf(form)) {
    const { name } = attributes;
    if (name === undefined) continue;
    if (tag === "select") {
      const options = [...elementsOf({ tag, attributes, ...element })].filter((one) => one.tag === "option");
      const values = options.filter((one) => one.attributes.selected === undefined)
        .map((one) => one.attributes.value ?? textOf(one)).filter((value) => value !== "");
      tried.push(...values.slice(0, CHOICES).map((value): [string, string] => [name, value]));
      const chosen = options.find((one) => one.attributes.selected !== undefined)?.attributes.value;
      if (chosen) kept.push([name, chosen]);
    } else if (tag === "input") {
      const { type = "text", value = "" } = attributes;
      if (type === "hidden") kept.push([name, value]);
      else if (type === "checkbox" || type === "radio") tried.push([name, value || "on"]);
      else if (type === "date") tried.push([name, "2026-11-10"]);
      else if (type === "number") tried.push([name, "1"]);
      else if (value === "") tried.push([name, WORDS[name] ?? "a"]);
      else kept.push([name, value]);
    }
  }
  return tried.map(([name, value]) => {
    const parameters = new URLSearchParams(kept.filter(([one]) => one !== name));
    parameters.append(name, value);
    return `${action.split("?")[0]}?${parameters}`;
  });
}

/** Words that find something in the demo, by the name of the field. */
const WORDS: Readonly<Record<string, string>> = {
  q: "brake",
  vin: "GVAT2RE79RA613520",
  user: "store",
  store: "20417",
};
