import { expect, test } from "vitest";
import type { SecurityEvent } from "@/contract/account/security-event";
import { failedSignIns } from "./failed-sign-ins";

/**
 * Makes events, newest first as the service lists them: the first argument at one o'clock, each other one an hour after
 * the one before. An object is a failed sign-in with these members.
 */
function eventsOf(...kinds: (string | Partial<SecurityEvent>)[]): SecurityEvent[] {
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

test("sign-ins that failed after the previous successful one are counted", () => {
  const events = eventsOf(
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

test("failures before the previous sign-in and wrong passwords of a signed-in user are not reported", () => {
  expect(failedSignIns([], false)).toBeNull();
  expect(failedSignIns(eventsOf("SignInFailed", "SignedIn", "PasswordChanged", "SignedIn"), false)).toBeNull();
  expect(failedSignIns(eventsOf("SignedIn", { detail: { way: "change of credentials" } }), false)).toBeNull();
});

test("without a previous sign-in all known failures are counted, with a hint where older events were not read", () => {
  const events = eventsOf("SignInFailed", "SignInFailed", "SignedIn");
  expect(failedSignIns(events, false)).toEqual({ count: 2, isAtLeast: false, latest: events[1], addresses: 1 });
  expect(failedSignIns(events, true)?.isAtLeast).toBe(true);
});
