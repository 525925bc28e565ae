import { listViews, type SavedView } from "@/engines/lists/views/saved_views.ts";
import { viewedRegister } from "@/engines/registers/register_views.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { knownRegister } from "@/engines/registers/field_rights.ts";
import { filterNames } from "@/engines/registers/entry_query.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { Fields, SeenValues, Values } from "@/engines/registers/entry_types.ts";
import { countEntries, listEntries, readEntry } from "@/engines/registers/read_entries.ts";
import { type Branch, readTree } from "@/engines/registers/read_tree.ts";
import { fieldOf, parentField, targetOf } from "@/engines/registers/shape.ts";
import type { Choice, Entry, Page } from "@/engines/registers/types.ts";
import { MAX_CHOICES } from "../form/many_choices.ts";
import { type Aims, readAim, readSentences } from "./read_aims.ts";
import { readRegisterQuery, type RegisterQuery, typedFields } from "./register_links.ts";
import { isMany } from "../form/many_choices.ts";

/** What a register's page has read before it is drawn. */
export interface RegisterPageData<V = Values> {
  query: RegisterQuery;
  list: Page<Entry<V>>;
  /** Entries without keyword and filters; null where none are set. */
  all: number | null;
  /** The entry whose dialog is open, or that a new one begins as; null also when there is none of that key. */
  entry: Entry<V> | null;
  /** Key of the entry that follows in the list, for 'save and next'. */
  next: string | null;
  /** By field: what can be chosen, or what is chosen where there is too much to choose from. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** The reader's own saved views of the list. */
  views: readonly SavedView[];
  /** Whom entries are for; null in a register that says nothing of it. */
  aims: Aims | null;
  /** Branches at the left, for registers that are trees. */
  tree: readonly Branch[] | null;
}

/** Reads what the address of a register's page asks for; an address is never refused, bad members of it are left out. */
export async function readRegisterPage<F extends Fields>(
  declared: Register<F>,
  ctx: Ctx,
  url: URL,
): Promise<RegisterPageData<SeenValues<F>>> {
  const register = knownRegister(ctx, declared);
  const query = readRegisterQuery(register, url.searchParams);
  const { list: wanted, opened } = query;
  const key = opened?.kind === "entry" || opened?.kind === "delete"
    ? opened.key
    : opened?.kind === "add"
    ? opened.copy
    : null;
  const isNarrowed = Boolean(wanted.keyword) || Object.keys(wanted.filters ?? {}).length > 0;
  const parent = parentField(register);
  const [list, all, entry, tree, views, choices, sentences] = await Promise.all([
    listEntries(ctx, register, wanted),
    isNarrowed ? countEntries(ctx, register, { deleted: wanted.deleted }) : null,
    key ? readEntry(ctx, register, key) : null,
    parent ? readTree(ctx, register, wanted.filters?.[parent] ?? null) : null,
    listViews(ctx, viewedRegister(register)),
    readChoices(ctx, register, query),
    readSentences(ctx, register),
  ]);
  const [chosen, aim] = await Promise.all([
    withChosen(ctx, register, choices, { query, entry }),
    readAim(ctx, register, opened, entry),
  ]);
  const place = opened?.kind === "entry" ? list.records.findIndex((one) => one.key === opened.key) : -1;
  return {
    query,
    list,
    all,
    entry,
    next: place < 0 ? null : list.records[place + 1]?.key ?? null,
    choices: chosen,
    aims: sentences && { sentences, opened: aim },
    tree,
    views,
  };
}

/** Choices of the filters and, where a dialog is open or can be opened in the page, of its fields; none for what is chosen by typing. */
async function readChoices(
  ctx: Ctx,
  register: Register,
  query: RegisterQuery,
): Promise<RegisterPageData["choices"]> {
  const filtered = new Set(filterNames(register).map(({ field }) => field));
  const typed = query.opened?.kind === "entry" || query.opened?.kind === "add"
    ? new Set(typedFields(register))
    : new Set(typedFields(register).filter((name) => fieldOf(register, name)!.batch));
  const names = Object.keys(register.fields).filter((name) =>
    targetOf(register, fieldOf(register, name)!) && (filtered.has(name) || typed.has(name))
  );
  const read = await Promise.all(names.map(async (name) => {
    const isTyped = isMany(fieldOf(register, name)!);
    return [name, isTyped ? [] : await choicesOf(ctx, register, name, { limit: MAX_CHOICES })] as const;
  }));
  return Object.fromEntries(read);
}

/** The choices with what is chosen in the filters and in the entry whose dialog is open. */
async function withChosen(
  ctx: Ctx,
  register: Register,
  read: RegisterPageData["choices"],
  { query, entry }: { query: RegisterQuery; entry: Entry | null },
): Promise<RegisterPageData["choices"]> {
  const all = await Promise.all(
    Object.entries(read).map(async ([name, known]) => {
      const choices = [...known];
      const chosen = [...keysOf(entry, name), ...keysOfFilter(query, name)];
      // What is chosen may be deleted by now, or beyond the limit: it is shown all the same.
      const missing = without(chosen, choices);
      if (missing.length > 0) {
        choices.push(...await choicesOf(ctx, register, name, { keys: missing, limit: MAX_CHOICES }));
      }
      // What the entry names and the reader may not know of is shown by its key, so that saving keeps it.
      choices.push(...without(keysOf(entry, name), choices).map((key) => ({ value: key, label: key })));
      return [name, choices] as const;
    }),
  );
  return Object.fromEntries(all);
}

/** Keys that are not among the choices. */
function without(keys: readonly string[], choices: readonly Choice[]): string[] {
  return keys.filter((key) => !choices.some(({ value }) => value === key));
}

function keysOf(entry: Entry | null, name: string): string[] {
  const value = entry?.values[name];
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

function keysOfFilter(query: RegisterQuery, name: string): string[] {
  const value = query.list.filters?.[name];
  return value ? [value] : [];
}
