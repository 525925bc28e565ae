/** Codes of PostgreSQL (appendix A), of the operating system and of MinIO for storage that has no room left. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT", "XMinioStorageFull"]);
/** How deep causes are followed: a store's outage has the disk's error as its cause. */
const CAUSES = 4;

/** Whether something was not stored since there is no room. */
export function isStorageFull(error: unknown, depth = 0): boolean {
  if (depth > CAUSES || typeof error !== "object" || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === "string" && FULL.has(code) || isStorageFull(cause, depth + 1);
}
