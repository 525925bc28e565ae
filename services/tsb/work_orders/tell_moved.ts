import { publishAll } from "@/engines/events/publish_all.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { peopleOfOrgWith } from "@/engines/messages/people_with.ts";
import { tsbWorkOrderMoved } from "@/events/tsb.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** An order that is at another store now, with its version after that. */
export interface MovedOrder {
  id: number;
  version: number;
  documentId: number;
  code: string;
  vin: string;
  formerStoreCode: string;
  storeCode: string;
}

/** Tells of orders that went from stores to others: an event each, and one message to each store for all that came from, or went to, another. */
export async function tellMoved(tx: TxCtx, orders: readonly MovedOrder[]): Promise<void> {
  const movedAt = tx.clock().toISOString();
  await publishAll(
    tx,
    tsbWorkOrderMoved,
    orders.map(({ id, version, documentId, code, vin, formerStoreCode, storeCode }) => ({
      tsbId: documentId,
      tsbCode: code,
      version,
      workOrderId: id,
      vin,
      storeCode,
      formerStoreCode,
      movedAt,
    })),
  );
  const names = await namesOf(
    tx,
    orders.flatMap(({ formerStoreCode, storeCode }) => [formerStoreCode, storeCode]),
  );
  const named = (code: string) => ({ inLangs: names.get(code) ?? [["en_US", code] as [string, string]] });
  const ways = Map.groupBy(orders, ({ formerStoreCode, storeCode }) => `${formerStoreCode} ${storeCode}`);
  for (const moved of ways.values()) {
    const [{ id, vin, formerStoreCode, storeCode }] = moved as [MovedOrder];
    const count = moved.length;
    await notifyPeople(tx, {
      eventId: tx.newId(),
      kind: "tsb-work-orders-came",
      params: { count, vin, store: named(formerStoreCode) },
      link: count === 1 ? `TsbWorkOrder?order=${id}` : "TsbWorkOrder?state=waiting",
      receivers: await peopleOfOrgWith(tx, storeCode, "TsbWorkOrder:edit"),
    });
    await notifyPeople(tx, {
      eventId: tx.newId(),
      kind: "tsb-work-orders-went",
      params: { count, vin, store: named(storeCode) },
      // They cannot open what is not theirs any more.
      link: null,
      receivers: await peopleOfOrgWith(tx, formerStoreCode, "TsbWorkOrder:edit"),
    });
  }
}

/** What stores are called, by language. */
async function namesOf({ sql }: TxCtx, codes: readonly string[]): Promise<Map<string, [string, string][]>> {
  const rows = await sql<{ code: string; names: Record<string, string> }[]>`
    select code, names from orgs where code = any(${[...new Set(codes)]}) and names <> '{}'`;
  return new Map(rows.map(({ code, names }) => [code, Object.entries(names)]));
}
