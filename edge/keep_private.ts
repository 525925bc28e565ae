/** What nobody keeps: neither the browser's disk, nor the next person at it, nor a proxy. */
const PRIVATE = "private, no-store";

/**
 * Marks what was made for its asker, page, part or call, as nobody's to keep. What says itself how long it may be kept, versioned scripts
 * and files under their digest, stays as it says.
 */
export function keepPrivate({ headers }: Response): void {
  const said = headers.get("cache-control");
  if (said === null || said === "no-store") headers.set("cache-control", PRIVATE);
}
