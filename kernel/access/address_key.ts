import { type IpAddress, readIpAddress } from "./ip_address.ts";

/**
 * What an address is counted by: itself, or for IPv6 its network of 64 bits. One visitor has such a network for themselves (RFC
 * 6177, section 2) and could send each request from another of its addresses. What is no address is counted as it is written.
 */
export function addressKey(text: string): string {
  const address = readIpAddress(text);
  if (address === null) return text.toLowerCase();
  if (address.kind() === "ipv4") return address.toString();
  return `${groupsOf(address, 4)}::/64`;
}

/**
 * The network that an address belongs to, as providers hand them out: of IPv4 24 bits, of IPv6 48 (RFC 6177, section 2). What is no
 * address is its own.
 */
export function networkKey(text: string): string {
  const address = readIpAddress(text);
  if (address === null) return text.toLowerCase();
  if (address.kind() === "ipv4") return `${address.toString().split(".").slice(0, 3).join(".")}.0/24`;
  return `${groupsOf(address, 3)}::/48`;
}

/** The first groups of 16 bits of an address of IPv6. */
function groupsOf(address: IpAddress, count: number): string {
  return address.toNormalizedString().split("%")[0]!.split(":").slice(0, count).join(":");
}
