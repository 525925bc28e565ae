import { readStoredMail, storedMails } from "@/platform/mail/folder.ts";
import type { Pool } from "@/kernel/ctx.ts";
import type { Audit } from "./audit.ts";
import type { CountingDms } from "./counting_dms.ts";
import type { Told } from "./load.ts";

/** What clients were told is there, what they were not told is there wholly or not at all. */
export async function auditOrders(audit: Audit, sql: Pool, told: Told, dms: CountingDms): Promise<void> {
  const orders = await sql<
    { number: string; clientKey: string; state: string; version: number; lines: number }[]
  >`
    select
      number, client_key, state, version,
      (select count(*) from order_lines where order_number = number) as lines
    from orders`;
  const byKey = new Map(orders.map((order) => [order.clientKey, order]));
  audit.counts.orders = orders.length;
  audit.equal("keys of orders", byKey.size, orders.length);
  audit.none(
    "orders that a client was told of and that are not there",
    [...told.orders].filter(([key, number]) => byKey.get(key)?.number !== number),
  );
  audit.none("orders that no client asked for", orders.filter(({ clientKey }) => !told.asked.has(clientKey)));
  audit.none("orders without lines", orders.filter(({ lines }) => lines === 0));
  audit.none(
    "orders that were not decided",
    orders.filter(({ state }) => state !== "accepted" && state !== "partly_accepted"),
  );
  const counted = async (what: string, found: Promise<{ id: string; count: number }[]>) => {
    const times = new Map((await found).map(({ id, count }) => [id, count]));
    audit.none(`orders that have not one ${what}`, orders.filter(({ number }) => times.get(number) !== 1));
    audit.equal(`orders with a ${what}`, times.size, orders.length);
  };
  await counted(
    "epc.order-sent",
    sql`select key as id, count(*) from outbox where type = 'epc.order-sent' group by 1`,
  );
  await counted(
    "epc.order-answered",
    sql`select key as id, count(*) from outbox where type = 'epc.order-answered' group by 1`,
  );
  await counted(
    "record of its sending",
    sql`select subject_id as id, count(*) from operation_log where operation = 'sendOrder' group by 1`,
  );
  await counted(
    "hand-over",
    sql`select subject_id as id, count(*) from pushes where state = 'taken' group by 1`,
  );
  await counted(
    "delivery",
    sql`
    select payload ->> 'subjectId' as id, count(*) from deliveries where kind = 'http' and sent_at is not null group by 1`,
  );
  audit.equal("requests that the receiver had to refuse", dms.faults, 0);
  audit.equal("keys at the receiver", dms.taken.size, orders.length);
  const known = new Set(orders.map(({ number }) => number));
  audit.none(
    "orders at the receiver that are not there",
    [...dms.taken.values()].filter(({ orderNumber }) => !known.has(orderNumber)),
  );
  audit.counts["repeated requests at the receiver"] = dms.repeats;
}

/** Changes of people: one event and one message each, the messages in the order of the events. */
export async function auditPeople(audit: Audit, sql: Pool, told: Told): Promise<void> {
  const [changes] = await sql<{ roles: number; records: number }[]>`
    select
      (select count(*) from user_roles where org_code is not null) as roles,
      (select count(*) from operation_log where operation = 'assignRole' and after ->> 'org' is not null) as records`;
  audit.counts.changes = changes!.roles;
  audit.equal("changes of roles", changes!.roles, told.changes);
  audit.equal("records of changes of roles", changes!.records, told.changes);
  const messages = await sql<{ userId: number; sequence: number | null }[]>`
    select m.user_id, o.sequence
    from messages m
    left join outbox o on o.event_id = m.event_id
    where m.kind = 'rights-changed'
    order by m.id`;
  audit.equal("messages of changed rights", messages.length, told.changes);
  const last = new Map<number, number>();
  audit.none(
    "messages of changed rights out of order, or of no event",
    messages.filter(({ userId, sequence }) => {
      const late = sequence === null || sequence <= (last.get(userId) ?? -1);
      last.set(userId, sequence ?? 0);
      return late;
    }),
  );
}

/** A message for each answer of an order and each receiver, and a mail file for each mail by its Message-ID. */
export async function auditMails(audit: Audit, sql: Pool, mailDir: string): Promise<void> {
  const [answers] = await sql<{ wanted: number; got: number }[]>`
    select
      (
        select count(*)
        from outbox o
        join users u on u.org_code = o.data ->> 'storeCode' and u.user_code like 'client-%'
        where o.type = 'epc.order-answered'
      ) as wanted,
      (select count(*) from messages where kind in ('order-accepted', 'order-partly-accepted')) as got`;
  audit.equal("messages of answered orders", answers!.got, answers!.wanted);
  audit.none(
    "messages of something else",
    await sql`
      select kind, params from messages
      where kind not in ('order-accepted', 'order-partly-accepted', 'rights-changed', 'job-failed', 'sync-stopped')`,
  );
  const wanted = await sql<{ id: string }[]>`
    select 'message-' || m.id as id
    from messages m
    join users u on u.id = m.user_id and u.email_confirmed_at is not null
    where m.kind in ('order-partly-accepted', 'rights-changed')`;
  // The receiver keeps no people, so that their synchronisation fails and administrators are told.
  const also = await sql<
    { id: string }[]
  >`select 'message-' || id as id from messages where kind = 'job-failed'`;
  const rows = await sql<{ id: string }[]>`
    select idempotency_key as id from deliveries where kind = 'mail' and sent_at is not null`;
  const files: string[] = [];
  for (const { name } of await storedMails(mailDir)) {
    const source = await readStoredMail(mailDir, name);
    files.push(/^Message-ID: <(.+)@tis>\r?$/im.exec(source ?? "")?.[1] ?? `without an id: ${name}`);
  }
  audit.counts.mails = files.length;
  const sets = { wanted: new Set(wanted.map(({ id }) => id)), rows: new Set(rows.map(({ id }) => id)) };
  audit.none("mails that are not there", [...sets.wanted].filter((id) => !files.includes(id)));
  const known = new Set([...sets.wanted, ...also.map(({ id }) => id)]);
  audit.none("mails of nothing", files.filter((id) => !known.has(id)));
  audit.equal("mail files", files.length, new Set(files).size);
  audit.none("mails that were not noted", [...sets.wanted].filter((id) => !sets.rows.has(id)));
}
