import { expect, test } from "vitest";
import { codingFor } from "./respond";

test.each([
  [null, "identity"],
  ["", "identity"],
  ["deflate", "identity"],
  ["gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["br;q=0.5, gzip", "gzip"],
  ["br ; q=0, gzip;q=0", "identity"],
  ["br;q=1.0.0, gzip;q=0.1", "gzip"],
  ["*", "br"],
  ["gzip, *;q=0.5", "gzip"],
  ["br;q=0, *", "gzip"],
  ["identity, *;q=0", "identity"],
] as const)("the content coding for Accept-Encoding %j is %s", (header, coding) => {
  expect(codingFor(header)).toBe(coding);
});
