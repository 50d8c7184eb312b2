// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { SECURITY_EVENTS } from "@/contract/account/security-event";
import { LOCALES } from "@/contract/format/locale";
import { inLanguage } from "@/lib/figures/testing/in-language";
import { useActivityWords } from "./use-activity-words";

test("the days of a fiscal year are shown without a time, and moments in Swedish time", () => {
  const { result } = renderHook(() => useActivityWords((id) => id), { wrapper: inLanguage("en") });
  const shown = (field: string, text: string) => result.current.value(text, { field, before: null, after: text });
  expect(shown("start", "2025-01-01T00:00:00")).toBe("1 Jan 2025");
  expect(shown("lastLedgerDate", "2025-06-30T00:00:00")).toBe("30 Jun 2025");
  expect(shown("lastModified", "2025-06-30T22:30:00")).toBe("1 Jul 2025, 00:30");
});

test.each(LOCALES)("each security event has words in %s", (language) => {
  const { result } = renderHook(() => useActivityWords((id) => id), { wrapper: inLanguage(language) });
  const wordsOf = (action: string) => result.current.action({ action, resource: "SecurityEvent" });
  expect(SECURITY_EVENTS.filter((event) => wordsOf(event) === event)).toEqual([]);
});
