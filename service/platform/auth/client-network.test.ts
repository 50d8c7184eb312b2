import { expect, test } from "vitest";
import { networkOf } from "./client-network";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:51234", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::9", "2001:db8:1:3::/64"],
  ["2001:db8::192.0.2.7", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", "unknown"],
  ["unknown", "unknown"],
  ["_hidden", "unknown"],
  ["1.2.3.4.5", "unknown"],
])("the network of %j is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
