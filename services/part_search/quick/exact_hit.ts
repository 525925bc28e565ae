import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { runEpcQuery } from "@/services/epc/run_epc_query.ts";
import type { VehicleChoice } from "@/services/epc/types.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import { NONE } from "./found.ts";
import { quickJobs } from "./quick_jobs.ts";
import { quickOrders } from "./quick_orders.ts";
import type { PlateHit } from "@/services/orders/jobs/types.ts";
import { quickDocuments } from "./quick_documents.ts";
import type { QuickDocument, QuickOrder } from "./quick_types.ts";
import { quickVehicles } from "./quick_vehicles.ts";

/** What a text names and nothing else: a vehicle by its VIN or the last eight characters, an order by its number, a job by its plate, a document by its code. */
export type ExactHit =
  | { kind: "vehicles"; hit: VehicleChoice }
  | { kind: "orders"; hit: QuickOrder }
  | { kind: "jobs"; hit: PlateHit }
  | { kind: "documents"; hit: QuickDocument };

/** Characters of the shortest order number: a store's code and six digits. */
const SHORTEST_ORDER = 7;

/** The one vehicle, order, job or document that a text names, or null. What is too short to name a vehicle or an order is not looked up as such. */
export function exactHit(ctx: Ctx, text: string): Promise<ExactHit | null> {
  return runEpcQuery(async () => {
    const { length } = cleanVin(text);
    const [vehicles, orders, jobs, documents] = await Promise.all([
      length === LIMITS.vinLength || length === LIMITS.vinTail ? quickVehicles(ctx, text) : NONE,
      length >= SHORTEST_ORDER ? quickOrders(ctx, text) : NONE,
      quickJobs(ctx, text),
      quickDocuments(ctx, text, null, null),
    ]);
    if (vehicles.weight === 0 && vehicles.hits.length === 1) {
      return { kind: "vehicles", hit: vehicles.hits[0]! };
    }
    if (orders.weight === 0) return { kind: "orders", hit: orders.hits[0]! };
    if (jobs.weight === 0 && jobs.hits.length === 1) return { kind: "jobs", hit: jobs.hits[0]! };
    return documents.weight === 0 ? { kind: "documents", hit: documents.hits[0]! } : null;
  });
}
