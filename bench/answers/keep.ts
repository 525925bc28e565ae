import { dirname, join } from "node:path";
import { createHash } from "node:crypto";
import type { Answer } from "./ask/visitor.ts";
import { parseHtml } from "./page/parse_html.ts";
import { type Frame, hashOf, writePage } from "./page/write_page.ts";
import { sheetText } from "./sheet_text.ts";
import { stable, stableJson } from "./stable.ts";

/** Of the moment, of the connection or of the build, or told elsewhere. */
const PASSING_HEADERS = new Set([
  "date",
  "content-length",
  "link",
  "x-request-id",
  "vary",
  "set-cookie",
  "etag",
  "last-modified",
  "transfer-encoding",
  "content-encoding",
]);

export interface Keeping {
  /** What was posted. */
  given?: unknown;
  /** Name of the file; the address when none is given. */
  title?: string;
  /** Whether what stands around every page is kept too, or only its hash. */
  frame?: Frame;
}

/** The folder of a recording: a file for each answer. */
export class Recording {
  readonly #taken = new Set<string>();
  kept = 0;

  constructor(readonly folder: string) {}

  /** Keeps an answer under a folder of its own and its address; the same address twice is told apart by a number. */
  async answer(
    folder: string,
    method: string,
    path: string,
    answer: Answer,
    how: Keeping = {},
  ): Promise<void> {
    const asked = `${method} ${stable(path)}`;
    const given = how.given === undefined ? "" : `${stableJson(how.given)}\n`;
    const body = await bodyText(answer, path, how.frame ?? "whole");
    await this.text(folder, how.title ?? asked, `${asked}\n${given}${headText(answer)}\n${body}`);
  }

  /** Keeps a text under a folder and a title. */
  async text(folder: string, title: string, text: string): Promise<void> {
    let file = join(folder, fileName(title));
    for (let again = 2; this.#taken.has(file); again++) file = join(folder, fileName(`${title} ~${again}`));
    this.#taken.add(file);
    const path = join(this.folder, `${file}.txt`);
    await Deno.mkdir(dirname(path), { recursive: true });
    await Deno.writeTextFile(path, text.endsWith("\n") ? text : `${text}\n`);
    this.kept++;
  }
}

/** A title as the name of a file; a long one is cut and told apart by its hash. */
function fileName(title: string): string {
  const name = title.replace(/^GET \//, "").replace(/[^\w.~=&?,+ -]+/g, "_").replaceAll("?", "@");
  if (name.length <= 120 && !/[%]/.test(title)) return name;
  return `${name.slice(0, 110)}#${createHash("sha256").update(title).digest("hex").slice(0, 8)}`;
}

function headText({ status, headers }: Answer): string {
  const lines = [...headers].filter(([name]) => !PASSING_HEADERS.has(name)).sort().map(([name, value]) =>
    `${name}: ${name === "content-security-policy" ? inOrder(value) : value}`
  );
  const cookies = headers.getSetCookie().map((line) =>
    `set-cookie: ${line.replace(/^(tis_(?:session|flash|visitor|device))=[^;]+/, "$1=TOKEN")}`
  );
  return stable([String(status), ...lines, ...cookies.sort()].join("\n")) + "\n";
}

/** Directives of a content policy in the order of their names, which has no meaning. */
function inOrder(policy: string): string {
  return policy.split(";").map((directive) => directive.trim()).filter(Boolean).sort().join("; ");
}

async function bodyText({ headers, text, bytes }: Answer, path: string, frame: Frame): Promise<string> {
  const type = headers.get("content-type") ?? "";
  if (bytes.length === 0) return "";
  if (/\bhtml\b/.test(type)) return await writePage(parseHtml(text), path, frame);
  if (/json\b/.test(type)) return stableJson(JSON.parse(text));
  if (/spreadsheetml/.test(type)) return await sheetText(bytes);
  if (/^(text\/|image\/svg)|javascript|xml/.test(type) && bytes.length < 20_000) return stable(text);
  return `${bytes.length} bytes, ${await hashOf(bytes)}`;
}
