// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import activity from "@/lib/i18n/messages/en/activity.json";
import { useActivityWords } from "./use-activity-words";

const words = () =>
  renderHook(() => useActivityWords((id) => id), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <NextIntlClientProvider locale="en" messages={{ activity }}>
        {children}
      </NextIntlClientProvider>
    ),
  }).result.current;

test("the days of a fiscal year are days, and moments are in Swedish time", () => {
  const { value } = words();
  expect(value("2025-01-01T00:00:00", { field: "start" } as never)).toBe("1 Jan 2025");
  expect(value("2025-06-30T00:00:00", { field: "lastLedgerDate" } as never)).toBe("30 Jun 2025");
  expect(value("2025-06-30T22:30:00", { field: "lastModified" } as never)).toBe("1 Jul 2025, 00:30");
});
