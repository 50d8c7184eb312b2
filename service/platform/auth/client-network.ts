import { isIPv4, isIPv6, SocketAddress } from "node:net";

const UNKNOWN = "unknown";

/**
 * The network that tries are counted by: an IPv4 address, or the /64 of an IPv6 one, of which anybody has 2^64
 * addresses. All values that are not addresses, which a proxy may send, count as one network.
 */
export function networkOf(address: string): string {
  // Some proxies write the port, and a zone is the matter of one machine.
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

/** The eight numbers of an IPv6 address in any writing. */
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
