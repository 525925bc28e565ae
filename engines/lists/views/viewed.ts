import type { Need } from "@/kernel/access/rights.ts";
import type { AnyList } from "../define_list.ts";
import { addressOf } from "../list_export.ts";
import { viewQuery } from "./view_query.ts";

/** What a person saves views of: a declared list, or that of a register. */
export interface Viewed {
  /** The views are kept under it, so that it never changes once in use. */
  kind: string;
  need: Need;
  /** Route of its page. */
  page: string;
  /** Address of its page as it is at first, below the base path. */
  address: string;
  /** What a view keeps of the query of such an address, healed and in one order. */
  keep: (query: string) => string;
}

/** A declared list as something to save views of. */
export function viewedList(list: AnyList): Viewed {
  const { kind, need, page } = list;
  return { kind, need, page, address: addressOf(list), keep: (query) => viewQuery(list, query) };
}

/** Address of a view of it, below the base path. */
export function viewAddress({ address }: Viewed, query: string): string {
  if (query === "") return address;
  return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}
