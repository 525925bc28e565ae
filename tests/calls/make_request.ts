import { LANGS } from "@/kernel/texts/languages.ts";
import { HOSTILE } from "./hostile_values.ts";
import type { Operation } from "./operations.ts";
import { type Makings, objectOf, valueOf } from "./values.ts";

/** A request as it goes out, told in a report as it is. */
export interface MadeRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Half of the calls keep to the description, the others stray from it by so much. */
const STRAYING = [0, 0, 0.02, 0.15, 0.5];

const BROKEN = ["{", "[1,2", '"text"', "null", "[]", "{}x", "\u0000", "[".repeat(5000), '{"a":1,"a":2}', ""];

/** A request for a call: its path, and its input as query, JSON or form, whole or broken. */
export function requestFor(operation: Operation, makings: Makings): MadeRequest {
  const { chance } = makings;
  const straying = chance.pick(STRAYING);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(valueOf(operation.inPath[name], name, makings, straying) ?? "");
    return chance.often(straying / 10) ? encodeURI(value.toWellFormed()) : segmentOf(value);
  });
  const headers: Record<string, string> = {
    accept: chance.often(0.1) ? "text/html,*/*" : "application/json",
    language: chance.often(straying / 5) ? "xx" : chance.pick(LANGS),
    "x-forwarded-for": addressOf(makings),
  };
  const input = objectOf(operation.input, makings, straying);
  if (operation.method === "get") {
    return { method: "GET", path: `${path}?${formOf(input)}`, headers };
  }
  if (chance.often(straying / 10)) {
    return {
      method: "POST",
      path,
      headers: { ...headers, "content-type": "application/json" },
      body: chance.pick(BROKEN),
    };
  }
  if (operation.bodies.includes("multipart/form-data")) return multipart(path, headers, input, makings);
  if (chance.often(0.25)) {
    const type = "application/x-www-form-urlencoded";
    return {
      method: "POST",
      path,
      headers: { ...headers, "content-type": type },
      body: String(formOf(input)),
    };
  }
  return {
    method: "POST",
    path,
    headers: { ...headers, "content-type": chance.often(straying / 20) ? "text/plain" : "application/json" },
    body: JSON.stringify(input),
  };
}

/** A page with a query of names that pages ask for, some of which have values that answers had. */
export function requestForPage(route: string, makings: Makings): MadeRequest {
  const { chance } = makings;
  const names = [
    ...[
      "keyword",
      "q",
      "sort",
      "pageNo",
      "pageSize",
      "entry",
      "add",
      "copy",
      "delete",
      "batch",
      "import",
      "cols",
      "keys",
    ],
    ...[
      "view",
      "vin",
      "series",
      "group",
      "figure",
      "part",
      "order",
      "user",
      "role",
      "lang",
      "from",
      "to",
      "state",
      "kind",
    ],
    ...[
      "next",
      "edition",
      "fresh-partial",
      "deleted",
      "density",
      "month",
      "day",
      "id",
      "after",
      "before",
      "token",
    ],
  ];
  const query: Record<string, unknown> = {};
  for (let count = chance.whole(0, 4); count > 0; count--) {
    const name = chance.pick(names);
    query[name] = valueOf({ type: "string" }, name, makings, 0.3);
  }
  return {
    method: "GET",
    path: `/tis/${route}?${formOf(query)}`,
    headers: { accept: "text/html", "x-forwarded-for": addressOf(makings) },
  };
}

/** From another address each time: what one may ask is limited, and is not what is tried here. */
function addressOf({ chance }: Makings): string {
  return `10.${chance.whole(0, 255)}.${chance.whole(0, 255)}.${chance.whole(1, 254)}`;
}

/** An encoded segment; one of dots alone would climb before it is sent. */
function segmentOf(value: string): string {
  return /^\.{0,2}$/.test(value) ? "%2e" : encodeURIComponent(value.toWellFormed());
}

/** Names and values as browsers' forms post them: members by dots, lists by repeating the name. */
function formOf(input: Record<string, unknown>, within = ""): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    const full = within ? `${within}.${name}` : name;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one && typeof one === "object" && !Array.isArray(one)) {
        for (const [inner, text] of formOf(one as Record<string, unknown>, full)) form.append(inner, text);
      } else form.append(full, typeof one === "string" ? one : JSON.stringify(one) ?? "");
    }
  }
  return form;
}

function multipart(
  path: string,
  headers: Record<string, string>,
  input: Record<string, unknown>,
  { chance }: Makings,
): MadeRequest {
  const boundary = "x-generated";
  const parts = [...formOf(input)].map(([name, value]) => {
    const isFile = name === "file";
    const head = `content-disposition: form-data; name="${name.replace(/[\r\n"]/g, "_")}"`;
    const fileName = chance.pick(["rows.xlsx", "x.pdf", "", "a/b.png"]);
    return `--${boundary}\r\n${head}${isFile ? `; filename="${fileName}"` : ""}\r\n\r\n${
      isFile ? chance.pick(["", "PK\u0003\u0004", "not a sheet", String(chance.pick(HOSTILE))]) : value
    }\r\n`;
  });
  return {
    method: "POST",
    path,
    headers: { ...headers, "content-type": `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join("")}--${boundary}--\r\n`,
  };
}
