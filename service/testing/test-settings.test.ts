import { expect, it } from "vitest";
import { withPart } from "./test-settings.mjs";

const ALL = [{ name: "wrong passwords" }, { name: "wrong codes" }];
const chosen = (part: string) => withPart("GUESSING", part, ALL, ({ name }) => name);

it("a part of a name chooses what a proof takes, and an empty text chooses all", () => {
  expect(chosen("codes")).toEqual([ALL[1]]);
  expect(chosen("")).toEqual(ALL);
});

it("a part of no name fails, so that nothing is proved by doing nothing", () => {
  expect(() => chosen("pasword")).toThrow(
    expect.objectContaining({
      name: "ConfigurationError",
      message: "GUESSING is pasword; expected a part of one of these names:\n  wrong passwords\n  wrong codes",
    }),
  );
});
