import { expect, it } from "vitest";
import { mayHaveSignedIn } from "./rows";

it("a user created before the earliest sign-in that is stored may have signed in before it", () => {
  const now = new Date("2026-11-26T12:00:00Z");
  expect(mayHaveSignedIn({ created: "2026-05-30T11:59:59" }, now)).toBe(true);
  expect(mayHaveSignedIn({ created: "2026-05-30T12:00:00" }, now)).toBe(false);
  expect(mayHaveSignedIn({ created: "2026-11-26T11:00:00" }, now)).toBe(false);
});
