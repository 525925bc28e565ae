import { assignRole } from "@/services/users/assign_role.ts";
import type { KillWorld, OrderingClient } from "./world.ts";
import type { Seeded } from "./seeded.ts";

/** Who takes part. */
export interface LoadSize {
  /** People who order, each in turns with a pause of so many milliseconds. */
  clients: number;
  pauseMs: number;
  /** Clerks who change the roles of the same people. */
  clerks: number;
  /** Longest pause of a clerk between two changes, milliseconds; `CLERK_MS` unless told. */
  clerkMs?: number;
  /** The database may forget what was told: a cart that is empty again is filled again. */
  mayForget?: boolean;
}
/**
 * Before a call is made again, milliseconds, and so much longer each time up to so many times: what is away for seconds is not asked thousands of times by clients
 * that share its processors.
 */
const PAUSE_MS = 150, MOST_PAUSES = 4;
/** Longest pause of a clerk, milliseconds: long enough for their few hundred changes to last as long as the orders. */
const CLERK_MS = 250;
/** Longest wait for an answer before a call is made again, milliseconds. */
const PATIENCE_MS = 10_000;

/** What the load was told: these are the facts that must be there afterwards. */
export interface Told {
  /** Order number by the client's own key. */
  orders: Map<string, string>;
  /** Keys under which an order was asked for, answered or not. */
  asked: Set<string>;
  changes: number;
  /** Calls that failed and were made again, by what was heard. */
  again: Record<string, number>;
  faults: string[];
}

/** Load on the portal until it is enough: orders through the real calls, and changes of people that several make at once. */
export function startLoad(
  world: KillWorld,
  origins: readonly string[],
  chance: Seeded,
  size: LoadSize,
  enough: () => boolean,
) {
  const told: Told = { orders: new Map(), asked: new Set(), changes: 0, again: {}, faults: [] };
  const given = new AbortController();
  const tryOn = async <T>(work: () => Promise<T | undefined>): Promise<T> => {
    for (let tried = 1;; tried++) {
      given.signal.throwIfAborted();
      const outcome = await work();
      if (outcome !== undefined) return outcome;
      await new Promise((done) => setTimeout(done, PAUSE_MS * Math.min(tried, MOST_PAUSES)));
    }
  };
  const call = (client: OrderingClient, path: string, body: unknown) =>
    tryOn(() => post(chance.pick(origins) + path, client, body, told, size.mayForget));
  const order = async (client: OrderingClient) => {
    while (!enough()) {
      const partNumber = chance.pick(world.parts);
      await call(client, "/tis/carts/current/quantities", { partNumber, quantity: 2 });
      const clientKey = crypto.randomUUID();
      told.asked.add(clientKey);
      const sent = await call(client, "/tis/orders", { clientKey, confirmWithoutVehicle: true });
      if (sent === FORGOTTEN) continue;
      told.orders.set(clientKey, (sent as { orderNumber: string }).orderNumber);
      await new Promise((done) => setTimeout(done, size.pauseMs));
    }
  };
  const changes = [...world.changes];
  const change = async () => {
    for (let next = changes.shift(); next && !enough(); next = changes.shift()) {
      const { userId, given } = next;
      await tryOn(() => assignRole(world.ctx, userId, given).then(() => true, () => count(told, "change")));
      told.changes++;
      await new Promise((done) => setTimeout(done, chance.between(0, size.clerkMs ?? CLERK_MS)));
    }
  };
  const done = Promise.all([
    ...world.clients.slice(0, size.clients).map(order),
    ...Array.from({ length: size.clerks }, change),
  ]);
  return { told, done: done.then(() => {}), giveUp: () => given.abort(new Error("the load was given up")) };
}

/** What stands in place of an answer when the cart of an order is gone. */
const FORGOTTEN = "forgotten";

/** Posts a call; undefined when it is to be made again. */
async function post(
  url: string,
  client: OrderingClient,
  body: unknown,
  told: Told,
  mayForget = false,
): Promise<unknown> {
  let answer: { code: number | string; data: unknown; msg?: string };
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        authorization: client.token,
        "content-type": "application/json",
        "x-forwarded-for": client.address,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    answer = await response.json();
  } catch (error) {
    return count(told, (error as Error).name === "TimeoutError" ? "no answer" : "cut off");
  }
  if (answer.code === 200) return answer.data;
  if (mayForget && answer.code === "000001") {
    count(told, "cart forgotten");
    return FORGOTTEN;
  }
  // Away, overloaded or too many a minute: what a client may wait out. Anything else the portal should not have said.
  if (![429, 500, 503, "200000"].includes(answer.code)) {
    told.faults.push(`${new URL(url).pathname}: ${answer.code} ${answer.msg}`);
    if (told.faults.length > 20) throw new Error(`the portal refuses:\n${told.faults.join("\n")}`);
  }
  return count(told, String(answer.code));
}

function count(told: Told, heard: string): undefined {
  told.again[heard] = (told.again[heard] ?? 0) + 1;
}
