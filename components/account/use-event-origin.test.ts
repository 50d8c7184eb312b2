// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { ADMIN_CLIENT, ADMIN_COMMAND } from "@/contract/account/security-event";
import { inLanguage } from "@/lib/figures/testing/in-language";
import { useEventOrigin } from "./use-event-origin";

test.each([
  [{ address: "", client: ADMIN_CLIENT, detail: {} }, "by a command on the server"],
  [{ address: "", client: "", detail: { by: ADMIN_COMMAND } }, "by a command on the server"],
  [{ address: "", client: "", detail: { by: "Removed user 1" } }, "Unknown device"],
  [{ address: "192.0.2.1", client: ADMIN_CLIENT, detail: {} }, "admin command, 192.0.2.1"],
  [{ address: "192.0.2.1", client: "", detail: {} }, "Unknown device, 192.0.2.1"],
])("the origin of an event from %j is %j", (from, words) => {
  const { result } = renderHook(() => useEventOrigin(), { wrapper: inLanguage("en") });
  expect(result.current(from)).toBe(words);
});
