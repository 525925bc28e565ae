import { isConnectionLoss } from "@/platform/database/connection_lost.ts";
import { deniedAccess } from "@/platform/permissions/denied_access.ts";
import { isStorageFull } from "@/platform/storage_full.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { type Refusal, refuse } from "@/kernel/refusals/refuse.ts";

/** PostgreSQL error codes (its manual, appendix A) that mean load or a switchover, not a fault of ours. */
const LOAD = new Set([
  "25006",
  "57014",
  "53300",
  "53400",
  "55P03",
  "57P01",
  "57P02",
  "57P03",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
]);

/**
 * Turns an unexpected error into what the user may know: a reference number, never a stack. The log keeps the rest under
 * the same number. A database that is down or overloaded is told as such, and so is a disk that is full.
 */
export function explainFault(ctx: Ctx, where: string, error: unknown): Refusal {
  const code = (error as { code?: unknown } | null)?.code;
  if (isStorageFull(error)) {
    console.error(`${where}: there is no room left to store anything:`, error);
    return refuse("storage-full");
  }
  if (error instanceof FileStoreUnavailable) {
    console.warn(`${where}: ${error.message}`);
    return refuse("unavailable");
  }
  if (isConnectionLoss(error) || (typeof code === "string" && LOAD.has(code))) return refuse("unavailable");
  console.error(JSON.stringify({
    level: "error",
    at: ctx.clock().toISOString(),
    request: ctx.requestId,
    where,
    error: error instanceof Error ? error.stack ?? error.message : String(error),
    denied: deniedAccess(error) ?? undefined,
  }));
  return refuse("fault", { reference: ctx.requestId });
}
