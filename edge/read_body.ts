import { z } from "zod";
import type { Call } from "@/engines/calls/define_call.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { hasMoreNames, measureJson, measureParts } from "./body_values.ts";

/** A call's body as it came: JSON object, or names and values of a form. */
export type Body = { kind: "none" } | { kind: "json"; value: Record<string, unknown> } | {
  kind: "form";
  entries: [string, string | File][];
};

/** What of a body is read. */
export interface BodyBounds {
  bytes: number;
  /** Bytes of a multipart body. */
  multipartBytes: number;
  /** Names of a form; members and items of JSON, however deep. */
  values: number;
}

/** Bytes allowed for a body with files; each place checks its own limit beyond. */
const WITH_FILES = 8 * 1024 * 1024;
const MB = 1024 * 1024;

/** No call takes anything that lies deeper; what does only costs stack. */
const DEEPEST = 32;

/** What a form's decoder puts where bytes are no UTF-8, and how somebody writes it who means it. */
const LOST = "\ufffd";
const WRITTEN_LOST = /\ufffd|%EF%BF%BD/i;

/**
 * How large a body a call reads: with files more bytes, and of a visitor, of whom nobody knows anything, little. A body is taken apart by
 * the thread that answers everybody.
 */
export function boundsOfBody({ need, input }: Pick<Call, "need" | "input">): BodyBounds {
  if (need === "public") {
    const bytes = LIMITS.visitorBodyBytes;
    return { bytes, multipartBytes: bytes, values: LIMITS.visitorBodyValues };
  }
  const takesFiles = Object.values(input.shape).some((member) => member instanceof z.ZodFile);
  return {
    bytes: LIMITS.bodyBytes,
    multipartBytes: takesFiles ? WITH_FILES : LIMITS.bodyBytes,
    values: LIMITS.bodyValues,
  };
}

/**
 * Reads a body of JSON, urlencoded or multipart form. Refuses with 413 beyond the bytes, 422 what cannot be decoded, what is not UTF-8
 * among it, and 415 any other type; JSON of lists and objects deeper within each other than any call takes, and more values than it
 * takes, are not decoded.
 */
export async function readBody(req: Request, bounds: BodyBounds): Promise<Body> {
  const fullType = req.headers.get("content-type") ?? "";
  const type = fullType.split(";")[0]!.trim().toLowerCase();
  if (!req.body) return { kind: "none" };
  const tooMany = () => refuse("body-too-many-values", { limit: bounds.values });
  if (type === "multipart/form-data") {
    const bytes = await readLimited(req, bounds.multipartBytes);
    const { more, ended } = measureParts(bytes, fullType, bounds.values);
    if (more) throw tooMany();
    // The decoder takes a body of another boundary, or one that was cut off, for a form of nothing.
    if (!ended) throw refuse("body-not-readable");
    try {
      const form = await new Response(bytes, { headers: { "content-type": fullType } }).formData();
      return { kind: "form", entries: [...form.entries()] };
    } catch {
      throw refuse("body-not-readable");
    }
  }
  const bytes = await readLimited(req, bounds.bytes);
  if (bytes.length === 0) return { kind: "none" };
  const text = textOf(bytes);
  if (type === "application/x-www-form-urlencoded") {
    if (hasMoreNames(text, bounds.values)) throw tooMany();
    const entries = [...new URLSearchParams(text)];
    if (entries.flat().some((one) => one.includes(LOST)) && !WRITTEN_LOST.test(text)) {
      throw refuse("body-not-readable");
    }
    return { kind: "form", entries };
  }
  if (type === "application/json" || type.endsWith("+json")) {
    try {
      const { depth, values } = measureJson(text);
      if (depth > DEEPEST) throw refuse("body-too-deep", { limit: DEEPEST });
      if (values > bounds.values) throw tooMany();
      const value = JSON.parse(text);
      if (value && typeof value === "object" && !Array.isArray(value)) return { kind: "json", value };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    throw refuse("body-not-readable");
  }
  throw refuse("type-not-allowed", { allowed: "application/json" });
}

/** What stands in UTF-8. Read as UTF-8, another encoding would lose its signs for good: it is refused instead. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refuse("body-not-readable");
  }
}

/** The texts of a form of so many bytes at most; refuses as `readBody` does. */
export async function readForm(req: Request, limit: number): Promise<[name: string, text: string][]> {
  const body = await readBody(req, { bytes: limit, multipartBytes: limit, values: LIMITS.bodyValues });
  if (body.kind !== "form") throw refuse("body-not-readable");
  return body.entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

async function bytesOf(req: Request): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await req.bytes();
  } catch {
    throw refuse("body-not-readable");
  }
}

/** A body while it comes. Its sender may go away at any moment: nobody reads that refusal, and it is no fault of ours. */
async function* untilGone(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw refuse("body-not-readable");
  }
}

async function readLimited(req: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    refuse("too-large", { limit: limit < MB ? `${limit / 1024} KB` : `${Math.floor(limit / MB)} MB` });
  const told = req.headers.get("content-length");
  if (Number(told ?? 0) > limit) throw tooLarge();
  // The server hands on as many bytes as were told: they are read at once.
  if (told !== null && !req.headers.has("transfer-encoding")) return await bytesOf(req);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of untilGone(req.body!)) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
