import { readIpAddress } from "./ip_address.ts";

/**
 * What an address is counted by: itself, or for IPv6 its network of 64 bits. One visitor has such a network for themselves (RFC
 * 6177, section 2) and could send each request from another of its addresses. What is no address is counted as it is written.
 */
export function addressKey(text: string): string {
  const address = readIpAddress(text);
  if (address === null) return text.toLowerCase();
  if (address.kind() === "ipv4") return address.toString();
  const groups = address.toNormalizedString().split("%")[0]!.split(":").slice(0, 4);
  return `${groups.join(":")}::/64`;
}
