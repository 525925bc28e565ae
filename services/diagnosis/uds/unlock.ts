import type { UdsTester } from "./tester.ts";

/** Computes the key of a seed; how is the maker's secret. */
export type KeyOf = (seed: Uint8Array, level: number) => Promise<Uint8Array> | Uint8Array;

/**
 * Opens a level of security access (ISO 14229-1, clause 9.4). A seed of zeros says that it is open already.
 *
 * @param level odd, that of the request for the seed
 * @throws NegativeResponse such as invalidKey or requiredTimeDelayNotExpired
 */
export async function unlock(
  tester: UdsTester,
  target: number,
  level: number,
  keyOf: KeyOf,
  signal?: AbortSignal,
): Promise<void> {
  const ask = (of: number, data: Uint8Array) =>
    tester.request(target, { service: "securityAccess", level: of, data, quiet: false }, signal);
  const { seed } = await ask(level, new Uint8Array());
  if (seed.every((byte) => byte === 0)) return;
  await ask(level + 1, await keyOf(seed, level));
}
