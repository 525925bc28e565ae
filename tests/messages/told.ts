import type { CtxParts } from "@/kernel/ctx.ts";
import { orderAnswered } from "@/events/orders.ts";
import { CONSUMERS } from "@/domains.ts";
import type { EventType } from "@/engines/events/define_event.ts";
import type { openTestPortal } from "../entry/portal.ts";

const notify = CONSUMERS.find(({ name }) => name === "notify")!;

type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

/** Id of a demo account. */
export async function userId(portal: TestPortal, account: string): Promise<number> {
  const [row] = await portal.sql<{ id: number }[]>`select id from users where user_code = ${account}`;
  return Number(row!.id);
}

/** Hands an event to the consumer, as the bus does; the same id is the same event. */
export async function happen<E extends EventType>(
  portal: TestPortal,
  event: E,
  data: unknown,
  { id = crypto.randomUUID(), ...parts }: Partial<CtxParts> & { id?: string } = {},
): Promise<string> {
  const fact = event.data.parse(data);
  await portal.ctxWith(parts).tx((tx) =>
    notify.handle({
      id,
      type: event.type,
      topic: event.topic,
      key: event.key(fact),
      sequence: event.sequence(fact),
      occurredAt: portal.now(),
      data: fact,
      correlationId: null,
      causationId: null,
      traceparent: null,
    }, tx)
  );
  return id;
}

/** An order of a store that somebody sent, and the answer to it. */
export async function orderOf(portal: TestPortal, account: string, number: string) {
  const [user] = await portal.sql<{ id: number; orgCode: string }[]>`
    select id, org_code from users where user_code = ${account}`;
  await portal.sql`insert into orders ${
    portal.sql({
      number,
      storeCode: user!.orgCode,
      userId: user!.id,
      clientKey: `key-${number}`,
      priceList: "CN",
      currency: "CNY",
      total: "12.00",
      lineCount: 1,
      pieceCount: 1,
      sentAt: portal.now(),
    })
  }`;
  return {
    storeCode: user!.orgCode,
    answer: (state: string, lines: unknown[] = []) => ({
      orderNumber: number,
      version: 2,
      storeCode: user!.orgCode,
      state,
      dmsNumber: null,
      reason: null,
      lines,
    }),
    event: orderAnswered,
  };
}
