import ipaddr from "ipaddr.js";

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Reads an address as a proxy or a socket writes it; an IPv4 address in IPv6's writing (`::ffff:10.0.0.1`) becomes the IPv4
 * address it means. Null when the text is no address.
 *
 * Stricter than the library where two programs could read different addresses from one text: of IPv4 only four decimal
 * numbers without leading zeros count (`010.0.0.1` is 8.0.0.1 to some), also behind the colons of IPv6, and `::10.0.0.1`,
 * which RFC 4291 (2.5.5.1) has given up, counts as none.
 */
export function readIpAddress(text: string): IpAddress | null {
  if (!text.includes(":")) {
    return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : null;
  }
  const dotted = /([^:%]*\.[^:%]*)(%|$)/.exec(text)?.[1];
  if (
    dotted !== undefined && (!ipaddr.IPv4.isValidFourPartDecimal(dotted) || text.startsWith(`::${dotted}`))
  ) {
    return null;
  }
  return ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : null;
}
