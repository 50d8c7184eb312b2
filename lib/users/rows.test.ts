import { expect, it } from "vitest";
import { mayHaveSignedIn } from "./rows";

const now = new Date("2026-11-26T12:00:00Z");

it("a user created before the days for which sign-ins are stored may have signed in earlier", () => {
  // Sign-ins are stored for 180 days (SECURITY_EVENT_DAYS), that is since noon on 30 May.
  const user = (created: string) => ({ created, isInvited: false });
  expect(mayHaveSignedIn(user("2026-05-30T11:59:59"), now)).toBe(true);
  expect(mayHaveSignedIn(user("2026-05-30T12:00:00"), now)).toBe(false);
  expect(mayHaveSignedIn(user("2026-11-26T11:00:00"), now)).toBe(false);
});

it("a user who is invited and has no password has never signed in", () => {
  expect(mayHaveSignedIn({ created: "2025-01-01T00:00:00", isInvited: true }, now)).toBe(false);
});
