import type { z } from "zod";
import type { KnownCall } from "@/domains.ts";
import { call, type Outcome, type TransportTexts } from "./call.ts";

/** The calls by their method and path; by name, since picking one out of a union compares it with all others. */
type CallsByKey = { [One in KnownCall as `${One["method"]} ${One["path"]}`]: One };

/** Method and path of a call as it is declared: `post /tis/carts/current/quantities`. */
export type CallKey = keyof CallsByKey;
/** What a call takes. */
export type Asked<Key extends CallKey> = z.input<CallsByKey[Key]["input"]>;
/** What a call answers. */
export type Answered<Key extends CallKey> = z.output<CallsByKey[Key]["output"]>;

/**
 * The typed client: a call by its declared method and path, with the input and the answer of its declaration. Members named in the path
 * go there, the rest into the query of a reading or the JSON body of a change. Never throws, see `call`.
 */
export function ask<Key extends CallKey>(
  key: Key,
  input: Asked<Key>,
  texts: TransportTexts,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<Outcome<Answered<Key>>> {
  const [method, pattern] = key.split(" ") as [string, string];
  const rest: Record<string, unknown> = { ...input as Record<string, unknown> };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method === "post") return call(path, rest, texts, options);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return call(query.size ? `${path}?${query}` : path, undefined, texts, options);
}
