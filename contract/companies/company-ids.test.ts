import { expect, test } from "vitest";
import { writtenBusinessIdentityCode } from "./company-ids";

test("the number of a new company has a hyphen where a Swedish one has it, and else stays as the file has it", () => {
  expect(["5599000002", "165599000002", "559900-0002", "0112038-9", "ABC"].map(writtenBusinessIdentityCode)).toEqual([
    "559900-0002",
    "559900-0002",
    "559900-0002",
    "0112038-9",
    "ABC",
  ]);
});
