import { contentDisposition } from "../files/content_disposition.ts";
import { Declared } from "@/kernel/declared.ts";
import type { Need } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Refusal } from "@/kernel/refusals/refuse.ts";
import type { DescribedPaths } from "./described.ts";

/** The one file of a posted form, as it comes. */
export interface PostedFile {
  name: string;
  /** Ends with an error when the sender goes away or the limit is passed. */
  body: ReadableStream<Uint8Array>;
}

/** What an answer is given. */
export interface AnswerRequest {
  req: Request;
  url: URL;
  /** What stands in the path behind the answer's own, decoded: `ab/cd` of `/tis/file/objects/ab/cd`. */
  rest: string;
  ctx: Ctx;
  /** What the addresses of pages begin with: `/tis`. */
  basePath: string;
  /** Hands on the file of a multipart body, of so many bytes at most, while it comes. Refuses what is no such body or holds no file. */
  readFile<T>(limit: number, take: (file: PostedFile) => Promise<T>): Promise<T>;
  /** The texts of a posted form of so many bytes at most. Refuses what is larger, holds too many values or cannot be read. */
  readForm(limit: number): Promise<[name: string, text: string][]>;
  /** Leads a browser back to the page of the form of that id, which tells the refusal; nobody else can be led: then it is thrown. */
  backToForm(page: string, form: string, refusal: Refusal): Promise<Response>;
}

/**
 * A path that speaks something else than the calls' JSON: sheets, pictures, streams of bytes. Like pages and calls it names its right;
 * session, right and same origin are seen to before `run`.
 */
export interface Answer<R extends AnswerRequest = AnswerRequest> {
  operationId: string;
  /** `/tis/texts/sheet.xlsx`; with a trailing `/` everything below it too. */
  path: string;
  methods: readonly string[];
  need: Need;
  /** It makes a whole sheet each time, and is counted as exports are; left out: as files. */
  counted?: "export";
  /** What the description of the calls says of it; nothing for what no other system may use. */
  described: DescribedPaths;
  run(request: R): Promise<Response>;
}

/** Declares an answer of a domain, which names it in `answers` of its face. */
export function defineAnswer(answer: Answer): Answer {
  return answer;
}

/** The answers of all domains; those of the edge itself stand in edge/answers.ts. */
export const ANSWERS = new Declared<Answer>("answers");

/** Media type of papers. */
export const PDF = "application/pdf";

/** A paper as it is answered: shown by the browser or saved under its name, kept by nobody on the way. */
export function pdfAnswer(bytes: Uint8Array, name: string): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": PDF,
      "content-disposition": contentDisposition(name, true),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
