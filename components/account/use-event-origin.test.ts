// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { ADMIN_CLIENT } from "@/contract/account/security-event";
import { inLanguage } from "@/lib/figures/testing/in-language";
import { useEventOrigin } from "./use-event-origin";

test.each([
  [{ address: "", client: ADMIN_CLIENT }, "by a command on the server"],
  [{ address: "", client: "" }, "by a command on the server"],
  [{ address: "192.0.2.1", client: ADMIN_CLIENT }, "admin command, 192.0.2.1"],
  [{ address: "192.0.2.1", client: "" }, "Unknown device, 192.0.2.1"],
])("the origin of an event from %j is %j", (from, words) => {
  const { result } = renderHook(() => useEventOrigin(), { wrapper: inLanguage("en") });
  expect(result.current(from)).toBe(words);
});
