import { type IpAddress, readIpAddress } from "@/kernel/access/ip_address.ts";

/** A network: an address and how many of its leading bits all addresses of the network share. */
export interface Network {
  address: IpAddress;
  prefix: number;
}

/** What a prefix of an IPv4 network in IPv6's writing (`::ffff:10.0.0.0/104`) counts in front of the IPv4 address. */
const MAPPED_BITS = 96;

/**
 * Reads a network in CIDR writing (RFC 4632) or a single address: `10.0.0.0/8`, `::1` or `fd00::/8`. Null when the text is
 * none of them, or an address with a zone, which means something on one machine only.
 */
export function readCidr(text: string): Network | null {
  const [addressText = "", prefixText, ...rest] = text.split("/");
  if (rest.length > 0 || addressText.includes("%")) return null;
  const address = readIpAddress(addressText);
  if (address === null) return null;
  const width = address.toByteArray().length * 8;
  if (prefixText === undefined) return { address, prefix: width };
  if (!/^(0|[1-9]\d{0,2})$/.test(prefixText)) return null;
  const mapped = address.kind() === "ipv4" && addressText.includes(":");
  const prefix = Number(prefixText) - (mapped ? MAPPED_BITS : 0);
  return prefix >= 0 && prefix <= width ? { address, prefix } : null;
}

/**
 * Answers whether an address lies in one of the networks; networks of IPv4 have no address of IPv6 and the reverse. Networks
 * that cannot be read are refused at the start.
 *
 * @throws TypeError naming the text that is no network
 */
export function networkTest(networks: readonly string[]): (address: string) => boolean {
  const known = networks.map((text) => {
    const network = readCidr(text);
    if (network === null) throw new TypeError(`not a network: ${text}`);
    return network;
  });
  return (text) => {
    const address = readIpAddress(text);
    return address !== null && known.some((network) => contains(network, address));
  };
}

function contains(network: Network, address: IpAddress): boolean {
  return network.address.kind() === address.kind() && address.match(network.address, network.prefix);
}
