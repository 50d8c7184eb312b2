// @vitest-environment happy-dom
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { parseWire } from "@/contract/wire";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { beginEdits, writeEdits } from "@/lib/charts-of-accounts/chart-edits";
import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useChartEdits } from "./use-chart-edits";

vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

const COMPANY = "a-demo-1";
const CHART: ChartOfAccounts = { id: "own", name: "Own", language: "sv", children: [], knownGroups: {} };

let stored: ChartOfAccounts;
/** The names of the charts that were sent, in the order of the requests. */
let sentNames: string[];
/** Responds to the waiting PUT; later ones get their responses at once. */
let answer: () => void;
let queryClient: QueryClient;

beforeEach(() => {
  localStorage.clear();
  stored = CHART;
  sentNames = [];
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  installTestTransport(async ({ method, path, body }) => {
    if (method === "PUT") {
      stored = { ...stored, ...(parseWire(body as string) as ChartOfAccounts) };
      sentNames.push(stored.name);
      await isAnswered;
    }
    const value = path.endsWith("/own") ? stored : [stored];
    return responseOf(value);
  });
  queryClient = createQueryClient();
  queryClient.setQueryData(chartsOfAccountsQuery(COMPANY).queryKey, [CHART]);
});
afterEach(cleanup);

function show() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageProviders user={{ userName: "director", name: "Director", type: "AgencyDirector" }} client={queryClient}>
      {children}
    </PageProviders>
  );
  const useEdits = () => useChartEdits(COMPANY, useQuery(chartsOfAccountsQuery(COMPANY)).data![0]!, false);
  return renderHook(useEdits, { wrapper }).result;
}

it("a second save during a save is not sent, and typing meanwhile is no conflict with the saved chart", async () => {
  const work = show();
  const rename = (name: string) => {
    act(() => {
      work.current.change((draft) => ({ ...draft, name }), "name");
    });
  };
  rename("First");
  act(() => {
    work.current.save();
  });
  await waitFor(() => {
    expect(sentNames).toEqual(["First"]);
  });
  rename("Second");
  expect(work.current.state.kind).toBe("saving");
  act(() => {
    work.current.save();
  });
  answer();
  await waitFor(() => {
    expect(work.current.state.kind).toBe("unsaved");
  });
  expect(work.current).toMatchObject({
    isConflict: false,
    draft: { name: "Second" },
    edits: { base: { name: "First" } },
  });
  act(() => {
    work.current.save();
  });
  await waitFor(() => {
    expect(work.current.state.kind).toBe("saved");
  });
  expect(sentNames).toEqual(["First", "Second"]);
});

it("a tab without edits leaves the draft of another tab alone", async () => {
  const work = show();
  // The storage is opened by code that is loaded on demand.
  await act(() => import("@/lib/drafts/drafts"));
  const slot = draftSlot(browserStorage(), "director", "charts", COMPANY, CHART.id);
  const theirs = beginEdits(CHART);
  slot.write({ text: writeEdits({ ...theirs, current: { ...theirs.current, name: "Typed" } }), count: 1 });
  act(() => {
    queryClient.setQueryData(chartsOfAccountsQuery(COMPANY).queryKey, [{ ...CHART, name: "Other" }]);
  });
  await waitFor(() => {
    expect(work.current.draft.name).toBe("Other");
  });
  expect(slot.read()?.text).toContain("Typed");
});
