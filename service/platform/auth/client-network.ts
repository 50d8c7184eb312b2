import { isIPv4, isIPv6, SocketAddress } from "node:net";

const UNKNOWN = "unknown";

/**
 * Returns the network that attempts are counted by: an IPv4 address, or the /64 prefix of an IPv6 address, since one
 * client may have 2^64 of those. All values that are not addresses count as one network.
 */
export function networkOf(address: string): string {
  // Removes the port that some proxies append; the zone of an IPv6 address is removed below.
  const [, bare = address] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  const plain = bare.replace(/%.*$/s, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return UNKNOWN;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** Returns the eight 16-bit groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const { address: written } = new SocketAddress({ address, family: "ipv6" });
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(written);
  const hex = dotted
    ? dotted[1]! + [2, 4].map((i) => ((Number(dotted[i]) << 8) | Number(dotted[i + 1])).toString(16)).join(":")
    : written;
  const [before = "", after] = hex.split("::");
  const [head, tail] = [before, after ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const zeros = after === undefined ? 0 : 8 - head!.length - tail!.length;
  return [...head!, ...Array.from({ length: zeros }, () => "0"), ...tail!].map((group) => parseInt(group, 16));
}
