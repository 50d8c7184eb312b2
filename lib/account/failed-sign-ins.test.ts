import { expect, test } from "vitest";
import type { SecurityEvent } from "@/contract/account/security-event";
import { failedSignIns } from "./failed-sign-ins";

/** Events in the order in which they happened, the first at one o'clock. */
function happened(...kinds: (string | Partial<SecurityEvent>)[]): SecurityEvent[] {
  return kinds
    .map((kind, i) => ({
      id: String(i),
      at: `2026-03-15T0${String(i + 1)}:00:00`,
      user: "anna",
      event: "SignInFailed",
      address: "192.0.2.1",
      client: "Firefox",
      detail: {},
      ...(typeof kind === "string" ? { event: kind } : kind),
    }))
    .reverse();
}

test("sign-ins that failed between the last two that succeeded are told, and those since", () => {
  const events = happened(
    "SignInFailed",
    "SignedIn",
    "SignInFailed",
    { address: "192.0.2.2" },
    "SignedIn",
    "SignInFailed",
  );
  expect(failedSignIns(events, false)).toEqual({
    count: 3,
    isAtLeast: false,
    since: "2026-03-15T02:00:00",
    latest: events[0],
    addresses: 2,
  });
});

test("nothing is told when none failed since, or only what a signed-in user mistyped", () => {
  expect(failedSignIns([], false)).toBeNull();
  expect(failedSignIns(happened("SignInFailed", "SignedIn", "PasswordChanged", "SignedIn"), false)).toBeNull();
  expect(failedSignIns(happened("SignedIn", { detail: { way: "change of credentials" } }), false)).toBeNull();
});

test("without an earlier sign-in all that are known are told, and that there may be more", () => {
  const events = happened("SignInFailed", "SignInFailed", "SignedIn");
  expect(failedSignIns(events, false)).toEqual({ count: 2, isAtLeast: false, latest: events[1], addresses: 1 });
  expect(failedSignIns(events, true)?.isAtLeast).toBe(true);
});
