import { Refused } from "./refused.ts";

/** The file of a domain's face. */
export function faceOf(domain: string): string {
  return `services/${domain}/domain.ts`;
}

/** An import put where the order of the others wants it; the same import a second time is left out, its names are joined where the module is there. */
export function withImport(text: string, name: string, from: string): string {
  const line = new RegExp(`^import \\{([^}]*)\\} from "${from.replaceAll(/[.@/]/g, "\\$&")}";$`, "m");
  const there = line.exec(text);
  if (!there) return withLine(text, `import { ${name} } from "${from}";`, from);
  const names = there[1]!.split(",").map((one) => one.trim()).filter(Boolean);
  if (names.includes(name)) return text;
  return text.replace(line, () => `import { ${[...names, name].sort().join(", ")} } from "${from}";`);
}

/** Packages first, then what lies elsewhere in the tree, then what lies beside; each by its path. */
function placeOf(from: string): string {
  return `${from.startsWith(".") ? 2 : from.startsWith("@/") ? 1 : 0} ${from}`;
}

/** The line of an import before the first that comes after it. */
function withLine(text: string, line: string, from: string): string {
  const imports = [...text.matchAll(/^import [^;]*?(?:from )?"([^"]+)";\n/gm)];
  const next = imports.find(([, other]) => placeOf(other!) > placeOf(from));
  const last = imports.at(-1);
  const at = next ? next.index : last ? last.index + last[0].length : 0;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** `code` as the last of a list of the face (`pages`, `registers` ...), which is made where there is none. */
export function withEntry(text: string, list: string, code: string): string {
  return withMember(text, list, code, "[", "]");
}

/** All of a list that has a name as entries of a list of the face: the list itself where the face has none. */
export function withAll(text: string, list: string, name: string): string {
  return new RegExp(`^  ${list}: `, "m").test(text)
    ? withEntry(text, list, `...${name}`)
    : text.replace(/\}\);\s*$/, () => `  ${list}: ${name},\n});\n`);
}

/** `name: value` as the last member of an object of the face (`messages` ...), which is made where there is none. */
export function withNamed(text: string, list: string, code: string): string {
  return withMember(text, list, code, "{", "}");
}

function withMember(text: string, list: string, code: string, open: string, close: string): string {
  const at = new RegExp(`^  ${list}: `, "m").exec(text);
  if (!at) return text.replace(/\}\);\s*$/, () => `  ${list}: ${open}${code}${close},\n});\n`);
  const start = at.index + at[0].length;
  if (text[start] === "(") {
    throw new Refused(`${list} of the domain is a function: add ${code} to it by hand`);
  }
  if (text[start] !== open) {
    const value = text.slice(start, endOfValue(text, start));
    if (open === "{") throw new Refused(`${list} of the domain is no object written there: ${value}`);
    return `${text.slice(0, start)}[...${value}, ${code}]${text.slice(start + value.length)}`;
  }
  const end = endOfValue(text, start) - 1;
  const inside = text.slice(start + 1, end).trimEnd();
  const joined = inside.trim() === "" || inside.endsWith(",") ? inside : `${inside},`;
  return `${text.slice(0, start + 1)}${joined}\n${code},\n${text.slice(end)}`;
}

/** Where the value that begins at `start` ends: at a comma or bracket of its own depth. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at]!;
    if (char === '"') at = text.indexOf('"', at + 1);
    else if (text.startsWith("//", at)) at = text.indexOf("\n", at);
    else if ("([{".includes(char)) depth++;
    else if (")]}".includes(char)) {
      depth--;
      if (depth === 0) return at + 1;
      if (depth < 0) return at;
    } else if (char === "," && depth === 0) return at;
  }
  throw new Refused("the domain's file is not written as it is expected: see docs/adding.md");
}
