/**
 * The visitor's address: the connection's own, or, behind trusted proxies, the last entry of `x-forwarded-for` that is not
 * one of them. An entry that a visitor wrote themselves is never believed.
 *
 * @param isTrusted whether an address belongs to one of `TRUSTED_PROXIES`
 */
export function visitorAddress(
  peer: string,
  forwardedFor: string | null,
  isTrusted: (address: string) => boolean,
): string {
  let address = peer;
  const hops = (forwardedFor ?? "").split(",").map((part) => part.trim()).filter(Boolean);
  for (const hop of hops.reverse()) {
    if (!isTrusted(address)) break;
    address = hop;
  }
  return address;
}
