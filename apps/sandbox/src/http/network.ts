import { isIPv4, isIPv6 } from "node:net";

/** The network of an address, which limits count by. */
export interface Network {
  /** A name to use as a key, such as `203.0.113.9` or `2001:db8:1:2::/64`. */
  readonly name: string;
  /** The multiple of one household's limit that the network may use. */
  readonly allowance: number;
}

/** The allowance of a site of many households. */
const SITE_ALLOWANCE = 4;
/** The allowance of a /48, which has 256 sites and may have one owner. */
const RANGE_ALLOWANCE = 16;

/** Expands an IPv6 address to its eight groups. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`);
  const [head = "", tail = ""] = hostname.slice(1, -1).split("::");
  const split = (text: string) => (text === "" ? [] : text.split(":"));
  const [first, last] = [split(head), split(tail)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}

/** Converts `::ffff:203.0.113.9`, the form in which a dual-stack socket reports an IPv4 address. */
const mapped = (address: string): string => /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;

/**
 * Returns the networks of an address, the narrowest first. An IPv4 address is one by itself. The owner of an IPv6
 * address has its whole /64 and often the /56, so these are counted, with a larger allowance for the larger one.
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

/**
 * Returns the networks that the limits of anonymous calls count: the networks of the address, and its /48, whose owner could
 * use each limit 256 times otherwise.
 */
export function limitedNetworksOf(address: string): readonly Network[] {
  const networks = networksOf(address);
  if (networks.length === 1) return networks;
  const [a = "0", b = "0", c = "0"] = groupsOf(address);
  return [...networks, { name: `${a}:${b}:${c}::/48`, allowance: RANGE_ALLOWANCE }];
}

/** Returns the widest network of an address: all addresses of one site share a turn. */
export const crowdOf = (address: string): string => networksOf(address).at(-1)?.name ?? address;
