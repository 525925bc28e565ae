/**
 * Key of a seed: the first four bytes of HMAC-SHA-256 over level and seed. Makers keep how they do it to themselves; whoever knows
 * the secret of the series opens its ECUs.
 */
export async function securityKey(secret: string, seed: Uint8Array, level: number): Promise<Uint8Array> {
  const encoded = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey("raw", encoded, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signed = await crypto.subtle.sign("HMAC", key, new Uint8Array([level, ...seed]));
  return new Uint8Array(signed, 0, 4);
}
