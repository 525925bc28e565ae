import { refuse } from "@/kernel/refusals/refuse.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** A call's body as it came: JSON object, or names and values of a form. */
export type Body = { kind: "none" } | { kind: "json"; value: Record<string, unknown> } | {
  kind: "form";
  entries: [string, string | File][];
};

/** Bytes allowed for a body with files; each place checks its own limit beyond. */
const MULTIPART_BYTES = 8 * 1024 * 1024;

/** No call takes anything that lies deeper; what does only costs stack. */
const DEEPEST = 32;
const [QUOTE, BACKSLASH, SQUARE, SQUARE_END, CURLY, CURLY_END] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0)
);

/**
 * Reads a body of JSON, urlencoded or multipart form. Refuses with 413 beyond the limit, 422 what cannot be decoded or has lists and
 * objects deeper within each other than any call takes, and 415 any other type.
 */
export async function readBody(req: Request): Promise<Body> {
  const type = (req.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (!req.body) return { kind: "none" };
  if (type === "multipart/form-data") {
    const bytes = await readLimited(req, MULTIPART_BYTES);
    try {
      const form = await new Response(bytes, {
        headers: { "content-type": req.headers.get("content-type")! },
      }).formData();
      return { kind: "form", entries: [...form.entries()] };
    } catch {
      throw refuse("body-not-readable");
    }
  }
  const bytes = await readLimited(req, LIMITS.bodyBytes);
  if (bytes.length === 0) return { kind: "none" };
  const text = new TextDecoder().decode(bytes);
  if (type === "application/x-www-form-urlencoded") {
    return { kind: "form", entries: [...new URLSearchParams(text)] };
  }
  if (type === "application/json" || type.endsWith("+json")) {
    try {
      if (depthOf(text) > DEEPEST) throw refuse("body-too-deep", { limit: DEEPEST });
      const value = JSON.parse(text);
      if (value && typeof value === "object" && !Array.isArray(value)) return { kind: "json", value };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    throw refuse("body-not-readable");
  }
  throw refuse("type-not-allowed", { allowed: "application/json" });
}

/** How deep lists and objects of a JSON text lie within each other at most; quoted brackets are none. */
function depthOf(json: string): number {
  let depth = 0, deepest = 0, quoted = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (quoted) {
      if (sign === BACKSLASH) at++;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (sign === SQUARE || sign === CURLY) deepest = Math.max(deepest, ++depth);
    else if (sign === SQUARE_END || sign === CURLY_END) depth--;
  }
  return deepest;
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
  const tooLarge = () => refuse("too-large", { limit: `${limit / 1024 / 1024} MB` });
  if (Number(req.headers.get("content-length") ?? 0) > limit) throw tooLarge();
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
