import { expect, test } from "vitest";
import { writtenBusinessIdentityCode } from "./company-ids";

test("a Swedish number is written with ten digits and a hyphen, another code as it is given", () => {
  expect(["5599000002", "165599000002", "559900-0002", "0112038-9", "ABC"].map(writtenBusinessIdentityCode)).toEqual([
    "559900-0002",
    "559900-0002",
    "559900-0002",
    "0112038-9",
    "ABC",
  ]);
});
