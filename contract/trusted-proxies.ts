import { BlockList, isIP } from "node:net";

const LOOPBACK = ["127.0.0.0/8", "::1"];

/** True for the address of a proxy whose X-Forwarded-* headers are believed. */
export type TrustsProxy = (address: string | undefined) => boolean;

/**
 * Parses TRUST_PROXY: addresses and networks (`10.0.0.0/8`) with commas between, and `loopback`; 0 for none, 1 for
 * every address. Null when it is none of these.
 */
export function trustedProxies(value: string): TrustsProxy | null {
  if (value === "0") return () => false;
  if (value === "1") return () => true;
  const list = new BlockList();
  for (const entry of value.split(",").flatMap((name) => (name.trim() === "loopback" ? LOOPBACK : [name.trim()]))) {
    const [address = "", length, ...more] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    const bits = family === "ipv6" ? 128 : 32;
    const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : NaN;
    if (isIP(address) === 0 || more.length > 0 || !(prefix <= bits)) return null;
    list.addSubnet(address, prefix, family);
  }
  return (address) => {
    const plain = address && unmapped(address);
    return plain ? isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4") : false;
  };
}

/**
 * The address that a request came from: the peer's, or behind a trusted proxy the last one in X-Forwarded-For that is
 * no trusted proxy's; if all are, the last one, and if there is none, the peer's. The client may have made up the
 * addresses before the returned one.
 * @param forwardedFor the header; several headers are joined by commas
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trusts: TrustsProxy): string {
  const hops = (forwardedFor ?? "").split(",").flatMap((entry) => unmapped(entry.trim()) || []);
  const address = unmapped(peer ?? "");
  if (!trusts(address)) return address;
  return hops.findLast((candidate) => !trusts(candidate)) ?? hops.at(-1) ?? address;
}

/** Returns one form for each address: IPv6 as RFC 5952 writes it, but IPv4-mapped IPv6 (RFC 4291 §2.5.5.2) as IPv4. */
function unmapped(address: string): string {
  const url = `http://[${address}]`;
  if (isIP(address) !== 6 || !URL.canParse(url)) return address;
  const plain = new URL(url).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(plain) ?? [];
  if (high === undefined || low === undefined) return plain;
  return [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255]).join(".");
}
