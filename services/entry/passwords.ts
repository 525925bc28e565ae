import { hash, verify } from "@node-rs/argon2";

/**
 * argon2id with the parameters that OWASP names first (19 MiB, 2 passes, 1 lane): about 20 ms of one core. The library's
 * default algorithm is argon2id; the stored text names it.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password into a PHC string (`$argon2id$...`). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), PARAMETERS);
}

let unknown: Promise<string> | null = null;

/**
 * Whether a password fits. Without a hash (unknown name, account without password) the same work is done for nothing, so
 * that the answer takes the same time.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  unknown ??= hashPassword(crypto.randomUUID());
  const fits = await verify(stored ?? await unknown, password.normalize("NFKC"));
  return fits && stored !== null;
}
