/** An IPv4 or IPv6 address as a number with its width in bits, or null. IPv4 mapped into IPv6 counts as IPv4. */
export function parseAddress(text: string): { value: bigint; bits: 32 | 128 } | null {
  const bare = text.trim().replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(mapped?.[1] ?? bare);
  if (v4) {
    const octets = v4.slice(1).map(Number);
    if (octets.some((octet) => octet > 255)) return null;
    return { value: octets.reduce((sum, octet) => sum * 256n + BigInt(octet), 0n), bits: 32 };
  }
  if (!/^[0-9a-f:]+$/i.test(bare) || bare.split("::").length > 2) return null;
  const [head = "", tail] = bare.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap = 8 - left.length - right.length;
  if (tail === undefined ? left.length !== 8 : gap < 1) return null;
  const groups = [...left, ...Array(tail === undefined ? 0 : gap).fill("0"), ...right];
  if (groups.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return null;
  return { value: groups.reduce((sum, group) => sum * 65536n + BigInt(parseInt(group, 16)), 0n), bits: 128 };
}

/** Whether an address lies in a network such as `10.0.0.0/8` or equals a single address. */
export function inNetwork(address: string, network: string): boolean {
  const [base = "", length] = network.split("/");
  const a = parseAddress(address);
  const n = parseAddress(base);
  if (!a || !n || a.bits !== n.bits) return false;
  const shift = BigInt(n.bits - Number(length ?? n.bits));
  return a.value >> shift === n.value >> shift;
}

/**
 * The visitor's address: the connection's own, or, behind trusted proxies, the last entry of `x-forwarded-for` that is not
 * one of them. An entry that a visitor wrote themselves is never believed.
 */
export function visitorAddress(peer: string, forwardedFor: string | null, trusted: readonly string[]): string {
  const isTrusted = (address: string) => trusted.some((network) => inNetwork(address, network));
  let address = peer;
  for (const hop of (forwardedFor ?? "").split(",").map((part) => part.trim()).filter(Boolean).reverse()) {
    if (!isTrusted(address)) break;
    if (!parseAddress(hop)) break;
    address = hop;
  }
  return address;
}
