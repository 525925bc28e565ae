const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)+$/;

/** Longest key; S3 itself takes 1024. */
const LONGEST = 300;

/**
 * Refuses what is no key of the file store: it must not climb, hide or collide with the store's own names. Keys are made by the
 * program, so a wrong one is a programming fault.
 */
export function requireKey(key: string): void {
  if (key.length > LONGEST || !KEY.test(key) || key.includes("..") || key.endsWith(".parts")) {
    throw new Error(`this is no key of the file store: ${JSON.stringify(key.slice(0, LONGEST))}`);
  }
}
