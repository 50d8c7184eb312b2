import { describe, expect, test } from "vitest";
import { clientAddress, trustedProxies } from "./trusted-proxies";

describe("TRUST_PROXY", () => {
  test.each([
    ["0", "127.0.0.1", false],
    ["1", "203.0.113.9", true],
    ["loopback", "127.0.0.1", true],
    ["loopback", "::1", true],
    ["loopback", "::ffff:127.0.0.1", true],
    ["loopback", "::ffff:7f00:1", true],
    ["10.0.0.0/8", "0:0:0:0:0:FFFF:0A01:0203", true],
    ["loopback", "::ffff:808:808", false],
    ["loopback", "fe80::1%eth0", false],
    ["loopback", "10.0.0.1", false],
    ["10.0.0.0/8, 2001:db8::/32", "10.255.0.1", true],
    ["10.0.0.0/8, 2001:db8::/32", "2001:db8::7", true],
    ["10.0.0.0/8, 2001:db8::/32", "11.0.0.1", false],
    ["192.0.2.4", "192.0.2.5", false],
  ])("set to %s trusts %s: %s", (value, address, expected) => {
    expect(trustedProxies(value)!(address)).toBe(expected);
  });

  test.each(["", "yes", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/", "proxy.example.com", "1.2.3.4,,"])(
    "is not %j",
    (value) => {
      expect(trustedProxies(value)).toBeNull();
    },
  );
});

describe("the client's address", () => {
  const trusts = trustedProxies("loopback,10.0.0.0/8")!;

  test.each([
    ["is the peer's if it is no proxy of ours, whatever it says", "203.0.113.9", "192.0.2.1", "203.0.113.9"],
    ["is what our proxy has written down last", "127.0.0.1", "192.0.2.66, 198.51.100.7", "198.51.100.7"],
    ["is what stands before our own proxies", "::ffff:127.0.0.1", "198.51.100.7, 10.1.1.1", "198.51.100.7"],
    ["is the peer's where the proxy says nothing", "127.0.0.1", undefined, "127.0.0.1"],
    ["is IPv4 for IPv4-mapped IPv6", "127.0.0.1", "::ffff:198.51.100.7, ::FFFF:10.1.1.1", "198.51.100.7"],
    ["is IPv4 for every mapped notation", "::ffff:7f00:1", "0:0:0:0:0:ffff:c633:6407, ::FFFF:0a01:101", "198.51.100.7"],
    ["is written in one way", "127.0.0.1", "2001:DB8:0:0::07", "2001:db8::7"],
    ["is the last one where all are proxies of ours", "127.0.0.1", "10.1.1.1, ::ffff:10.1.1.2", "10.1.1.2"],
  ])("%s", (_, peer, forwardedFor, expected) => {
    expect(clientAddress(peer, forwardedFor, trusts)).toBe(expected);
  });
});
