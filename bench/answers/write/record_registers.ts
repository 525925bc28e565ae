import { describedCalls, type Schema } from "../ask/openapi.ts";
import type { Visitor } from "../ask/visitor.ts";
import type { Recording } from "../keep.ts";

interface Entry {
  key: string;
  version: number;
  values: Record<string, unknown>;
}

/** A new entry's key. */
const NEW = "ZZ9";

/** Fields that can be changed without consequence, the first that there is. */
const HARMLESS = ["sort", "remark", "notes", "names", "points", "fullName", "dimensions", "yearTo"];

/**
 * Lets a visitor write to every register: an entry twice, a new one, changes of an old and of the present version, deletions in use
 * and not, restoration; its list is kept at the end.
 */
export async function recordRegisters(visitor: Visitor, recording: Recording): Promise<void> {
  const calls = await describedCalls(visitor);
  const body = (path: string): Schema | undefined =>
    calls.find((one) => one.method === "post" && one.path === path)?.body;
  for (
    const { path } of calls.filter((one) => one.method === "get" && body(`${one.path}/{key}`) !== undefined)
  ) {
    const change = body(`${path}/{key}`)!;
    if (change.properties?.version === undefined) continue;
    const folder = `registers${path}/${visitor.name}`;
    let step = 0;
    const keep = async (
      title: string,
      to: string,
      given: unknown,
    ): Promise<Record<string, unknown> | null> => {
      const answer = await visitor.post(to, given);
      await recording.answer(folder, "POST", to, answer, { given, title: `${++step} ${title}` });
      return answer.text.startsWith("{") ? JSON.parse(answer.text).data : null;
    };
    const records = async (query: string): Promise<Entry[]> =>
      JSON.parse((await visitor.get(`${path}?${query}`)).text).data?.records ?? [];
    const [first, second] = await records("pageSize=10");
    if (!first) continue;
    const add = body(path);
    if (add) {
      await keep("the same again", path, given(add, first));
      await keep("a new one", path, newEntry(add, first));
    }
    const other = HARMLESS.find((name) => change.properties?.[name] !== undefined);
    const changed = other === undefined ? {} : { [other]: changedValue(first.values[other]) };
    const key = encodeURIComponent(first.key);
    await keep("a change of another version", `${path}/${key}`, { version: first.version + 7, ...changed });
    await keep("a change", `${path}/${key}`, { version: first.version, ...changed });
    await keep("the same change again", `${path}/${key}`, { version: first.version, ...changed });
    if (body(`${path}/deletions`)) {
      const last = second ?? first;
      await keep("a deletion of nothing", `${path}/deletions`, { entries: ["1:NOPE"] });
      await keep("a deletion of an old one", `${path}/deletions`, {
        entries: [`${last.version}:${last.key}`],
      });
      await keep("a deletion of the new one", `${path}/deletions`, { entries: [`1:${NEW}`] });
      await keep("its restoration", `${path}/restorations`, { keys: [NEW] });
    }
    if (body(`${path}/changes`)) {
      await keep("a change of many", `${path}/changes`, {
        entries: [`1:${NEW}`],
        fields: [other ?? "sort"],
        ...changed,
      });
    }
    await recording.answer(folder, "GET", `${path}?pageSize=50`, await visitor.get(`${path}?pageSize=50`), {
      title: "the list after it",
    });
  }
}

/** What an entry holds of the fields that a new one can be given. */
function given(add: Schema, entry: Entry): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry.values).filter(([name]) => add.properties?.[name] !== undefined),
  );
}

/** An entry like another under a new key: every text that is its key becomes the new one. */
function newEntry(add: Schema, entry: Entry): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given(add, entry)).map(([name, value]) => [name, value === entry.key ? NEW : value]),
  );
}

function changedValue(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (value !== null && typeof value === "object") return { ...value, en_US: "Changed by the recording" };
  return typeof value === "string" && /^-?\d/.test(value) ? "7" : "Changed by the recording";
}
