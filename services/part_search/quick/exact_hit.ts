import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { runEpcQuery } from "@/services/epc/run_epc_query.ts";
import type { VehicleChoice } from "@/services/epc/types.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import { NONE } from "./found.ts";
import { plateIn, quickJobs } from "./quick_jobs.ts";
import { quickOrders } from "./quick_orders.ts";
import { hasPlate } from "@/services/orders/jobs/jobs_by_plate.ts";
import type { PlateHit } from "@/services/orders/jobs/types.ts";
import { codeIn, hasCode, quickDocuments } from "./quick_documents.ts";
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
    const [vehicles, orders, [jobs, documents]] = await Promise.all([
      length === LIMITS.vinLength || length === LIMITS.vinTail ? quickVehicles(ctx, text) : NONE,
      length >= SHORTEST_ORDER ? quickOrders(ctx, text) : NONE,
      jobsAndDocuments(ctx, text),
    ]);
    if (vehicles.weight === 0 && vehicles.hits.length === 1) {
      return { kind: "vehicles", hit: vehicles.hits[0]! };
    }
    if (orders.weight === 0) return { kind: "orders", hit: orders.hits[0]! };
    if (jobs.weight === 0 && jobs.hits.length === 1) return { kind: "jobs", hit: jobs.hits[0]! };
    return documents.weight === 0 ? { kind: "documents", hit: documents.hits[0]! } : null;
  });
}

/** Jobs by plate and documents by code, looked for only where something is named just so: hardly any text is, and one small statement says it. */
async function jobsAndDocuments(ctx: Ctx, text: string) {
  const { sql } = ctx;
  const plate = plateIn(text), code = codeIn(text);
  if (plate === null && code === null) return [NONE, NONE] as const;
  const no = sql`false`;
  const [named] = await sql<[{ job: boolean; document: boolean }]>`
    select ${plate === null ? no : sql`exists (select from jobs j where ${hasPlate(ctx, plate)})`} as job,
      ${code === null ? no : sql`exists (select from documents d where ${hasCode(ctx, code)})`} as document`;
  return await Promise.all([
    named.job ? quickJobs(ctx, text) : NONE,
    named.document ? quickDocuments(ctx, text, null, null) : NONE,
  ]);
}
