import type { Viewed } from "@/engines/lists/views/viewed.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { type Register, rightOf } from "./define_register.ts";
import { readEntryQuery } from "./entry_query.ts";
import { fieldsOf } from "./shape.ts";

/** The list of a register as something to save views of. */
export function viewedRegister(register: Register): Viewed {
  const { route } = register;
  return {
    kind: route,
    need: rightOf(register, "view"),
    page: route,
    address: route,
    keep: (query) => keptQuery(register, query),
  };
}

/** What of an address a view keeps: words, filters, order, columns, size and density; never the page, nor what stands open over the list. */
function keptQuery(register: Register, query: string): string {
  const search = new URLSearchParams(query);
  const { keyword, filters = {}, sort, deleted, pageSize } = readEntryQuery(register, search);
  const kept = new URLSearchParams();
  if (keyword) kept.set("keyword", keyword);
  for (const [name, value] of Object.entries(filters)) kept.set(name, value);
  if (sort) kept.set("sort", sort);
  if (deleted) kept.set("deleted", "1");
  if (pageSize !== LIMITS.pageSizeDefault) kept.set("pageSize", String(pageSize));
  if (search.get("density") === "comfortable") kept.set("density", "comfortable");
  const asked = new Set(search.getAll("cols"));
  for (const [name, field] of fieldsOf(register)) {
    if (asked.has(name) && field.in !== "none") kept.append("cols", name);
  }
  return kept.toString();
}
