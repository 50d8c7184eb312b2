import { expect, it } from "vitest";
import { namesOfNone } from "./screenshot-names.mjs";

const LISTING = `Listing tests:
  [sign-in] › support/sign-in.setup.ts:6:3 › director signs in
  [screenshots] › screenshots/stories.shots.ts:129:3 › the product › imports-changes
  [screenshots] › screenshots/take.shots.ts:45:9 › portfolio-1440-light
`;

it("finds each name with which no picture's name begins, and signing in is no picture", () => {
  expect(namesOfNone(["portfolio", "imports"], LISTING)).toEqual([]);
  expect(namesOfNone(["portfolio", "typo", "changes", "director"], LISTING)).toEqual(["typo", "changes", "director"]);
});
