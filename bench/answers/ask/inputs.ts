import { type Described, describedCalls, type Schema } from "./openapi.ts";
import type { Visitor } from "./visitor.ts";

/** What fields of these names are given: things of the demo that have an answer. */
const KNOWN: Readonly<Record<string, string>> = {
  vin: "GVAT2RE79RA613520",
  seriesCode: "TSA",
  brandCode: "velaro",
  afterSaleType: "pc",
  figure: "34-11-02-C",
  group: "34-11",
  right: "EPC2D:view",
  lang: "en_US",
  keyword: "a",
  from: "2026-11-01",
  to: "2026-11-12",
  user: "store",
  store: "20417",
  q: "brake",
  text: "brake",
};

/** Members by which lists name their entries, the best first. */
const NAMES = ["key", "number", "code", "id", "partNumber", "seriesCode", "fileId"];

/** Records of lists, read once: a path such as `/tis/tools/{key}` is filled by what `/tis/tools` lists. */
export class Things {
  readonly #lists = new Map<string, Promise<Record<string, unknown>[]>>();

  private constructor(readonly visitor: Visitor, readonly calls: readonly Described[]) {}

  /** Reads whatever calls may be asked of, as this visitor sees it; its session is not needed afterwards. */
  static async seenBy(visitor: Visitor): Promise<Things> {
    const things = new Things(visitor, await describedCalls(visitor));
    for (const call of things.calls) if (call.method === "get") await things.pathValues(call);
    return things;
  }

  /** The first records of a list; none where it refuses. */
  records(path: string): Promise<Record<string, unknown>[]> {
    const known = this.#lists.get(path) ?? this.#read(path);
    this.#lists.set(path, known);
    return known;
  }

  async #read(path: string): Promise<Record<string, unknown>[]> {
    const { text } = await this.visitor.get(path);
    const data = text.startsWith("{") ? JSON.parse(text).data : null;
    const list = Array.isArray(data) ? data : data?.records ?? data?.tree ?? [];
    return Array.isArray(list) ? list : [];
  }

  /** The members of a call's path with their values, up to three ways. */
  async pathValues(call: Described): Promise<Record<string, string>[]> {
    const names = call.parameters.filter((one) => one.in === "path");
    let ways: Record<string, string>[] = [{}];
    for (const { name, schema } of names) {
      const values = schema.enum?.map(String) ?? await this.#values(call.path, name);
      ways = values.flatMap((value) => ways.map((way) => ({ ...way, [name]: value })));
    }
    return ways;
  }

  async #values(path: string, name: string): Promise<string[]> {
    const before = path.slice(0, path.indexOf(`/{${name}}`));
    const records = before.includes("{") ? [] : (await this.records(before)).slice(0, 3);
    const listed = records.map((record) =>
      record[name] ?? NAMES.map((one) => record[one]).find((one) => one != null)
    )
      .filter((value) => value != null).map(String);
    if (listed.length > 0) return listed;
    return [KNOWN[name] ?? "1"];
  }
}

/** A path with its members filled in. */
export function filledPath(path: string, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? "1"));
}

/** Queries that show what a call can be asked: nothing, each value of each choice, pages, words. */
export function queriesOf(call: Described): string[] {
  const asked = call.parameters.filter((one) => one.in === "query");
  const needed = (asked as { name: string; required?: boolean; schema: Schema }[]).filter((one) =>
    one.required
  )
    .map(({ name, schema }): [string, string] => [name, KNOWN[name] ?? String(schema.enum?.[0] ?? "1")]);
  const queries = [""];
  for (const { name, schema } of asked) {
    for (const value of valuesOf(name, schema)) {
      queries.push(String(new URLSearchParams([...needed.filter(([one]) => one !== name), [name, value]])));
    }
  }
  if (needed.length > 0) queries.push(String(new URLSearchParams(needed)));
  return queries;
}

function valuesOf(name: string, schema: Schema): string[] {
  if (schema.enum) return schema.enum.map(String);
  const types = [schema.type ?? []].flat();
  if (types.includes("boolean")) return ["true"];
  if (name === "pageNo") return ["2"];
  if (name === "pageSize") return ["10"];
  if (types.includes("integer")) return ["1", "2024"];
  return [KNOWN[name] ?? "a"];
}
