import { z } from "zod";

export const storeReaders = z.object({
  orgCode: z.string().nullable().describe("null: people of no organization"),
  orgName: z.string().nullable(),
  people: z.int(),
  read: z.int(),
  confirmed: z.int(),
});
/** Readers of a document in one organisation. */
export type StoreReaders = z.infer<typeof storeReaders>;

interface Row {
  orgCode: string | null;
  orgName: string | null;
  readAt: Date | null;
  confirmedAt: Date | null;
}

/** Readers by their organisation, those where most have not yet confirmed, then read, first. */
export function byStore(rows: readonly Row[]): StoreReaders[] {
  const stores = new Map<string | null, StoreReaders>();
  for (const { orgCode, orgName, readAt, confirmedAt } of rows) {
    let store = stores.get(orgCode);
    if (!store) stores.set(orgCode, store = { orgCode, orgName, people: 0, read: 0, confirmed: 0 });
    store.people++;
    if (readAt) store.read++;
    if (confirmedAt) store.confirmed++;
  }
  const open = ({ people, confirmed, read }: StoreReaders) => [people - confirmed, people - read] as const;
  return [...stores.values()].sort((a, b) => {
    const [confirmA, readA] = open(a);
    const [confirmB, readB] = open(b);
    return confirmB - confirmA || readB - readA || (a.orgCode ?? "").localeCompare(b.orgCode ?? "");
  });
}
