import { isIPv4, isIPv6 } from "node:net";

/** Where a request comes from, as far as limits go. */
export interface Network {
  /** Fit for a key, such as `203.0.113.9`, `2001:db8:1:2::/64`. */
  readonly name: string;
  /** How much more than one household may do there. */
  readonly allowance: number;
}

/** What a site of many households may do, beside one of them. */
const SITE_ALLOWANCE = 4;

/** The eight groups of an IPv6 address, written out. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`);
  const [head = "", tail = ""] = hostname.slice(1, -1).split("::");
  const split = (text: string) => (text === "" ? [] : text.split(":"));
  const [first, last] = [split(head), split(tail)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}

/** `::ffff:203.0.113.9` is how a socket for both kinds writes an IPv4 address. */
const mapped = (address: string): string => /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;

/**
 * The networks that an address belongs to, the narrowest first: an IPv4 address is one by itself; whoever has an IPv6
 * address has all of its /64 and often the /56, so these are what counts, and the larger one may do more.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const plain = mapped(address);
  if (isIPv4(plain) || !isIPv6(plain)) return [{ name: plain, allowance: 1 }];
  const [a = "0", b = "0", c = "0", d = "0"] = groupsOf(plain);
  const site = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [
    { name: `${a}:${b}:${c}:${d}::/64`, allowance: 1 },
    { name: `${a}:${b}:${c}:${site}::/56`, allowance: SITE_ALLOWANCE },
  ];
}
