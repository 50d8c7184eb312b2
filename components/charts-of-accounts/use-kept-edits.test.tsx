// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { beginEdits, undone, withChange, writeEdits, type ChartEdits } from "@/lib/charts-of-accounts/chart-edits";
import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useKeptEdits } from "./use-kept-edits";

const push = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock("next/navigation", () => ({
  usePathname: () => "/companies/a-demo-1/charts-of-accounts",
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams("year=2023&view=grid"),
}));

const COMPANY = "a-demo-1";
const CHART: ChartOfAccounts = { id: "own", name: "Own", language: "sv", children: [], knownGroups: {} };
const begun = beginEdits(CHART);
const renamed = (name: string) => withChange(begun, { ...begun.current, name });
const slot = () => draftSlot(browserStorage(), "director", "charts", COMPANY, CHART.id);

beforeEach(() => {
  localStorage.clear();
  push.mockClear();
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.useRealTimers();
});

function show(edits: ChartEdits) {
  const restore = vi.fn<(edits: ChartEdits) => void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageProviders user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>{children}</PageProviders>
  );
  const { unmount } = renderHook(
    () => {
      useKeptEdits({ companyId: COMPANY, edits, restore, readOnly: false });
    },
    { wrapper },
  );
  return { restore, leave: unmount };
}

/** The storage is opened by code that is loaded on demand. */
const opened = () => act(() => import("@/lib/drafts/drafts"));

it("the way back to a chart that was left leads to the same fiscal year and view", async () => {
  const { leave } = show(renamed("Typed"));
  await opened();
  leave();
  const [toast] = toastStore.get();
  expect(toast!.message).toContain("It is kept in this browser.");
  toast!.action!.run();
  expect(push).toHaveBeenCalledExactlyOnceWith("/companies/a-demo-1/charts-of-accounts?year=2023&view=grid&chart=own");
});

it("edits that the browser has no room for are said to be lost, for half a minute", async () => {
  // The drafts of a user may have 1,500,000 characters in all.
  localStorage.setItem("nyckeltal.drafts.1/director/forms/other", "x".repeat(1_500_000));
  const { leave } = show(renamed("Typed"));
  await opened();
  vi.useFakeTimers();
  leave();
  expect(slot().read()).toBeNull();
  const [toast] = toastStore.get();
  expect(toast).toMatchObject({ tone: "bad", message: expect.stringContaining("It is lost.") as string });
  expect(toast!.action).toBeUndefined();
  vi.advanceTimersByTime(29_999);
  expect(toastStore.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.get()).toEqual([]);
});

it("the draft of an earlier visit comes back although something was changed before it was found", async () => {
  slot().write({ text: writeEdits(renamed("Of an earlier visit")), count: 1 });
  const { restore } = show(renamed("T"));
  await opened();
  expect(restore).toHaveBeenCalledOnce();
  const [restored] = restore.mock.calls[0]!;
  expect(restored).toMatchObject({ current: { name: "Of an earlier visit" }, restoredAt: expect.any(Date) as Date });
  expect(undone(restored).current.name).toBe("T");
});
