import { stockOf } from "@/demo/pushes/decide.ts";
import { type CallBack, NO_CALL_BACK } from "@/demo/pushes/call_back.ts";
import { startDms } from "@/demo/pushes/server.ts";
import { httpReceiver } from "@/platform/push/http_receiver.ts";
import type { Fault } from "@/platform/push/simulated_faults.ts";
import { type Actor, type Machine, SYSTEM } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { addToCart } from "@/services/orders/change_cart.ts";
import { handOverOrder } from "@/services/orders/hand_over.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { drainPushes } from "@/engines/pushes/drain_pushes.ts";
import { openCatalogue, part } from "../epc/catalogue_builder.ts";

const TOKEN = "token-of-the-test-stand";

/** A part number with at least `least` and at most `most` pieces in the simulated warehouse. */
function partWithStock(least: number, most: number): string {
  for (let number = 1;; number++) {
    const candidate = `P${number}`;
    const stock = stockOf(candidate);
    if (stock >= least && stock <= most) return candidate;
  }
}

export const PLENTY = partWithStock(100, 1000);
export const SCARCE = partWithStock(3, 8);
export const GONE = "GONE1";

/** A store's catalogue, a simulated dealer management system, and a clock that is moved by hand. */
export async function openStand(options: { callBack?: CallBack; timeoutMs?: number } = {}) {
  const catalogue = await openCatalogue();
  const folder = await Deno.makeTempDir();
  // What is sent first leaves at eight.
  let passed = -LIMITS.orderUndoSeconds;
  const clock = () => new Date(Date.parse("2026-03-10T08:00:00Z") + passed * 1000);
  const dms = await startDms({
    folder,
    port: 0,
    token: TOKEN,
    discontinued: () => Promise.resolve(new Set([GONE])),
    callBack: options.callBack ?? NO_CALL_BACK,
  });
  for (const number of [PLENTY, SCARCE, GONE]) await part(catalogue, { number });
  const system = catalogue.ctxOf(SYSTEM, { clock });
  const tools = (changed: { url?: string; token?: string } = {}) => ({
    ctx: system,
    pool: catalogue.sql,
    receiver: httpReceiver({
      url: changed.url ?? dms.url,
      token: changed.token ?? TOKEN,
      timeoutMs: options.timeoutMs ?? 5000,
    }),
  });
  let orders = 0;
  return {
    sql: catalogue.sql,
    catalogue,
    system,
    dms,
    folder,
    tools,
    ctxOf: (actor: Actor): Ctx => catalogue.ctxOf(actor, { clock }),
    technician: catalogue.ctxOf(catalogue.users.technician, { clock }),
    factory: catalogue.ctxOf(catalogue.users.engineer, { clock }),
    pass: (seconds: number) => void (passed += seconds),
    fault: (kind: Fault["kind"], left: number | null = 1, seconds = 0) =>
      dms.state.setFault({ kind, left, seconds }),
    drain: (changed?: { url?: string; token?: string }) => drainPushes(tools(changed)),
    /** Sends an order of these quantities and leaves its hand-over, as the consumer does; `held`: it can still be taken back. */
    async order(quantities: Record<string, number> = { [PLENTY]: 2 }, held = false): Promise<string> {
      const ctx = catalogue.ctxOf(catalogue.users.technician, { clock });
      for (const [partNumber, quantity] of Object.entries(quantities)) {
        await addToCart(ctx, { partNumber, quantity });
      }
      const { orderNumber } = await sendOrder(ctx, {
        clientKey: `client-key-${++orders}`,
        confirmWithoutVehicle: true,
      });
      await system.tx((tx) => handOverOrder(tx, orderNumber));
      // Past the time in which it can be taken back.
      if (!held) passed += LIMITS.orderUndoSeconds;
      return orderNumber;
    },
    async events(): Promise<{ state: string; reason: string | null }[]> {
      const rows = await catalogue.sql<{ data: { state: string; reason: string | null } }[]>`
        select data from outbox where type = 'epc.order-answered' order by id`;
      return rows.map(({ data }) => ({ state: data.state, reason: data.reason }));
    },
    async [Symbol.asyncDispose]() {
      await dms.stop();
      await catalogue[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}
export type Stand = Awaited<ReturnType<typeof openStand>>;

/** The dealer management system with a token of its own. */
export function machine(stand: Stand, changed: Partial<Omit<Machine, "kind">> = {}): Ctx {
  return stand.ctxOf({
    kind: "machine",
    machineId: 1,
    name: "dms",
    userType: "factory",
    ...{ orgCode: null, countryCode: null, marketCode: null, priceList: null },
    editions: ["domestic"],
    brandCodes: [],
    zone: "UTC",
    assignments: [{
      role: "integration-partner",
      market: "eu",
      org: null,
      rights: new Set(["EPCCart:answer"]),
    }],
    ...changed,
  });
}
