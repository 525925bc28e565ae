import type { Ctx } from "@/services/ctx.ts";
import { listEntries, readEntry } from "@/services/register/read_entries.ts";
import type { Register } from "@/services/register/define_register.ts";
import type { Entry, EntryQuery, Page } from "@/services/register/types.ts";

/** What a register's page has read before it is drawn. */
export interface RegisterPageData {
  query: EntryQuery;
  list: Page<Entry>;
  /** The entry whose dialog is open (`entry=KEY`), or null. */
  entry: Entry | null;
}

/** Reads what the address of a register's page asks for; an address is never refused, bad members of it are left out. */
export async function readRegisterPage(register: Register, ctx: Ctx, url: URL): Promise<RegisterPageData> {
  const query = { pageNo: 1, pageSize: 20 };
  const key = url.searchParams.get("entry");
  const [list, entry] = await Promise.all([
    listEntries(ctx, register, query),
    key ? readEntry(ctx, register, key) : null,
  ]);
  return { query, list, entry };
}
