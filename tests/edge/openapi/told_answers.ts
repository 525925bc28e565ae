import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Document, Node, Operation } from "./document.ts";

type Handler<I> = (req: Request, info: I) => Response | Promise<Response>;

/**
 * Holds what a portal answers against what its description says: status, media type, and of JSON every member; and what it takes as
 * JSON. Whatever the description does not know is kept, and told by `finish`.
 */
export class ToldAnswers {
  readonly #read: () => Document;
  readonly #untold = new Map<string, string>();

  /** @param read the description, always the same, asked for when an answer is held against it */
  constructor(read: () => Document) {
    this.#read = read;
  }

  /** A handler that answers as this one does, while its answers are watched. */
  watch<I>(handler: Handler<I>): Handler<I> {
    return async (req, info) => {
      // A clone would be asked for its signal, which Deno then warns of.
      let sent: string | null;
      try {
        sent = isJson(req.headers) && req.body ? await req.text() : null;
      } catch {
        // The sender has gone away: nobody hears the answer.
        return new Response(null, { status: 400 });
      }
      const { method, headers } = req;
      const whole = sent === null ? req : new Request(req.url, { method, headers, body: sent });
      const response = await handler(whole, info);
      // What only browsers see is not described: pages, and files of the portal itself.
      const path = new URL(req.url).pathname;
      if (!/^\/(tis|oauth)\//.test(path) || req.method === "HEAD" || req.method === "OPTIONS") {
        return response;
      }
      const known = knownBy(this.#read());
      const operation = known.find(req.method.toLowerCase(), path);
      return operation === null ? response : await this.#compare(known, operation, response, sent);
    };
  }

  /** Throws when anything was answered that the description does not know. */
  finish(): void {
    const all = [...this.#untold.values()];
    if (all.length > 0) {
      throw new Error(`answers that the OpenAPI document does not know:\n${all.join("\n")}`);
    }
  }

  async #compare(
    known: KnownAnswers,
    { id, operation }: KnownOperation,
    response: Response,
    sent: string | null,
  ): Promise<Response> {
    const { status, headers } = response;
    const where = `${id} ${status}`;
    const told = known.response(operation, status);
    if (!told) this.#note(where, "has no such status");
    const type = headers.get("content-type")?.split(";")[0] ?? null;
    if (!told || type === null || response.body === null) return response;
    if (!told.content?.[type]) {
      if (told.content?.["*/*"]) return response;
      // An empty body is of no type, whatever its header says.
      const bytes = await response.arrayBuffer();
      if (bytes.byteLength > 0) this.#note(where, `answers no ${type}`);
      return new Response(bytes, response);
    }
    if (type !== "application/json") return response;
    const bytes = await response.arrayBuffer();
    const answer = JSON.parse(await plain(bytes, headers.get("content-encoding")));
    const wrong = known.wrongIn(told.content[type].schema, answer, true);
    if (wrong) this.#note(where, wrong);
    // What is taken must be what the document lets callers send; an empty body is none.
    const taken = operation.requestBody?.content["application/json"]?.schema;
    if (sent && answer?.code === 200 && taken) {
      const untold = known.wrongIn(taken, JSON.parse(sent), false);
      if (untold) this.#note(where, `takes ${untold}`);
    }
    return new Response(bytes, response);
  }

  /** One of a kind is enough. */
  #note(where: string, what: string): void {
    this.#untold.set(`${where} ${what.replace(/\d+/g, "")}`, `${where}: ${what}`);
  }
}

interface KnownOperation {
  id: string;
  operation: Operation;
}

interface Told extends Node {
  content?: Record<string, { schema: Node }>;
}

interface KnownAnswers {
  find(method: string, path: string): KnownOperation | null;
  response(operation: Operation, status: number): Told | undefined;
  /** What a value has that its schema does not let it, or null. @param closed whether it may have no members but those that are named */
  wrongIn(schema: Node, value: unknown, isClosed: boolean): string | null;
}

/** Of a document that several portals share, its schemas are compiled once. */
const compiled = new WeakMap<Document, KnownAnswers>();

function knownBy(document: Document): KnownAnswers {
  let known = compiled.get(document);
  if (!known) compiled.set(document, known = knownAnswers(document));
  return known;
}

function knownAnswers({ paths, components }: Document): KnownAnswers {
  const ajv = new Ajv2020({
    ...{ strict: false, allErrors: false, validateFormats: true },
    // Whether they are schemas at all is held by the tests of the document.
    validateSchema: false,
    // Most see a few answers only: to write better code for them takes longer than it saves.
    code: { optimize: false },
  });
  // Written for CommonJS.
  (addFormats as unknown as (of: Ajv2020) => void)(ajv);
  // By a name, so that each is compiled once, however many refer to it.
  ajv.addSchema({ $id: SHARED, components: { schemas: closed(components.schemas) } });
  const validators = new Map<Node, ValidateFunction>();
  // A path without names goes before one with: `/tis/carts/current` is no cart of that number.
  const known = Object.entries(paths).map(([path, methods]) => ({
    path,
    methods,
    pattern: new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
  })).sort((one, other) => one.path.replaceAll("{", "~") < other.path.replaceAll("{", "~") ? -1 : 1);
  const byDepth = Map.groupBy(known, ({ path }) => depthOf(path));
  return {
    find(method, path) {
      const found = byDepth.get(depthOf(path))?.find(({ pattern, methods }) =>
        methods[method] && pattern.test(path)
      );
      const operation = found?.methods[method];
      return operation ? { id: operation.operationId, operation } : null;
    },
    response({ responses }, status) {
      const told = responses[status];
      const name = (told as { $ref?: string } | undefined)?.$ref?.split("/").at(-1);
      return name ? components.responses[name] as Told : told;
    },
    wrongIn(schema, value, isClosed) {
      const validate = validators.get(schema) ??
        ajv.compile(referring(isClosed ? closed(schema) : schema) as Node);
      validators.set(schema, validate);
      if (validate(value)) return null;
      return validate.errors!.slice(0, 6).map(({ instancePath, message, params }) =>
        `${instancePath} ${message} ${JSON.stringify(params)}`
      ).join("; ");
    },
  };
}

/** A name in a path stands for one part of it. */
function depthOf(path: string): number {
  return path.split("/").length;
}

/** The same schema, where an object has no members but those that it names: what is not described is not answered. */
function closed(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(closed);
  const copy = Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, closed(member)]));
  const isOpen = !("properties" in copy) || "additionalProperties" in copy ||
    typeof copy.properties !== "object";
  return isOpen || copy.type !== "object" ? copy : { ...copy, additionalProperties: false };
}

/** Under which the schemas that others refer to are known to the validator. */
const SHARED = "document";

/** The same schema, where what it refers to is sought among those that are shared. */
function referring(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(referring);
  return Object.fromEntries(
    Object.entries(schema).map(([name, member]) => [
      name,
      name === "$ref" && typeof member === "string" && member.startsWith("#/")
        ? `${SHARED}${member}`
        : referring(member),
    ]),
  );
}

function isJson(headers: Headers): boolean {
  return /^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? "");
}

async function plain(bytes: ArrayBuffer, encoding: string | null): Promise<string> {
  if (encoding !== "gzip") return new TextDecoder().decode(bytes);
  return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
