import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** SQLSTATE (PostgreSQL appendix A) and client codes that mean: too busy now, not wrong. */
const BUSY = new Set([
  "57014", // query_canceled: the statement took longer than it may
  "53000", // insufficient_resources
  "53200", // out_of_memory
  "53300", // too_many_connections
  "55P03", // lock_not_available
  "CONNECT_TIMEOUT",
]);

/** Catalogue queries of this process that have begun and not ended. */
let running = 0;

/**
 * Runs a query of the catalogue. When the database takes too long, or more queries wait than could be answered in time
 * (the pool is exhausted), refuses with `epc-overload`, code 200000 (specification section 8: 'EPC query is unavailable
 * due to database load, retry later'), instead of a fault or an endless wait.
 */
export async function runEpcQuery<T>(work: () => Promise<T>, limits = LIMITS): Promise<T> {
  if (running >= limits.epcQueriesWaiting) throw refuse("epc-overload");
  running++;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refuse("epc-overload")), limits.epcQueryMs);
  });
  const query = work().finally(() => running--);
  // Without a listener a failure after the time is up would end the process.
  query.catch(() => {});
  try {
    return await Promise.race([query, tooLong]);
  } catch (error) {
    if (BUSY.has(String((error as { code?: unknown }).code))) throw refuse("epc-overload");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
