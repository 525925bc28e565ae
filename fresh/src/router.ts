import { METHODS } from "./handlers.ts";
import { type CompiledPattern, compilePattern, isStaticPattern, matchPattern } from "./pattern.ts";

/** All that is registered for one pattern. */
interface Entry<T> {
  pattern: string;
  compiled?: CompiledPattern;
  /** By HTTP method, or `ALL`. */
  methods: Map<string, T>;
}

export interface Match<T> {
  pattern: string;
  params: Record<string, string>;
  /** Undefined when the path is known but the method is not, or is none that Fresh knows. */
  item: T | undefined;
  /** Methods that the path answers. */
  allowed: string[];
}

/** Finds what is registered for a path: an exact path first, then patterns in the order they were added. */
export class Router<T> {
  #exact = new Map<string, Entry<T>>();
  #patterns: Entry<T>[] = [];
  #byPattern = new Map<string, Entry<T>>();

  /** Registers an item; for the same pattern and method the first one stays. */
  add(method: string, pattern: string, item: T): void {
    let entry = this.#byPattern.get(pattern);
    if (entry === undefined) {
      entry = { pattern, methods: new Map() };
      this.#byPattern.set(pattern, entry);
      if (isStaticPattern(pattern)) {
        this.#exact.set(pattern === "/" ? pattern : withoutTrailingSlash(pattern), entry);
      } else {
        entry.compiled = compilePattern(pattern);
        this.#patterns.push(entry);
      }
    }
    if (!entry.methods.has(method)) entry.methods.set(method, item);
  }

  /** Looks up a path as it stands in the URL (still encoded). */
  match(method: string, pathname: string): Match<T> | undefined {
    const exact = this.#exact.get(withoutTrailingSlash(pathname));
    if (exact !== undefined) return this.#pick(exact, method, {});
    for (const entry of this.#patterns) {
      const params = matchPattern(entry.compiled!, pathname);
      if (params !== undefined) return this.#pick(entry, method, params);
    }
    return undefined;
  }

  #pick(entry: Entry<T>, method: string, params: Record<string, string>): Match<T> {
    const { methods, pattern } = entry;
    const isKnown = (METHODS as readonly string[]).includes(method);
    const item = methods.get(method) ?? (method === "HEAD" ? methods.get("GET") : undefined) ??
      (isKnown ? methods.get("ALL") : undefined);
    return { pattern, params, item, allowed: [...methods.keys()] };
  }
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
