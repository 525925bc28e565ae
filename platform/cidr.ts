import { BlockList, isIP } from "node:net";

/** A network in CIDR writing (RFC 4632) or a single address. */
export interface Network {
  address: string;
  prefix: number;
  family: "ipv4" | "ipv6";
}

/** Reads `10.0.0.0/8`, `::1` or `fd00::/8`; null when the text is none of them. */
export function readCidr(text: string): Network | null {
  const [address = "", prefixText, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return null;
  const width = version === 4 ? 32 : 128;
  if (prefixText === undefined) return { address, prefix: width, family: version === 4 ? "ipv4" : "ipv6" };
  if (!/^\d{1,3}$/.test(prefixText) || Number(prefixText) > width) return null;
  return { address, prefix: Number(prefixText), family: version === 4 ? "ipv4" : "ipv6" };
}

/** Answers whether an address lies in one of the networks. Networks that cannot be read are refused at the start. */
export function networkTest(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const text of networks) {
    const network = readCidr(text);
    if (network === null) throw new TypeError(`not a network: ${text}`);
    list.addSubnet(network.address, network.prefix, network.family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 4 ? "ipv4" : "ipv6");
  };
}
