// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { periodOfDays } from "@/contract/period";
import { columnIdOf } from "@/lib/inputs/columns";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useCompaniesSheet } from "./use-companies-sheet";

/** Holds back the module for drafts until a test lets it load. */
const { loading, finishLoading } = vi.hoisted(() => {
  let finishLoading: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (finishLoading = resolve));
  return { loading, finishLoading };
});
vi.mock("@/lib/inputs/companies-drafts", async (load) => {
  await loading;
  return load();
});

const YEAR = periodOfDays("2026-01-01", "2026-12-31");
const PERIODS = [YEAR];
const COMPANIES = [
  { id: "a-demo-1", name: "Åkeri AB", fiscalYears: [{ id: "year", ...YEAR, currency: "SEK", values: [] }] },
];

it("stores drafts of edits that were made before the code for drafts was loaded, and of later ones", async () => {
  installTestTransport(() => new Promise(() => undefined));
  const user = { userName: "anna", name: "Anna", type: "AgencyConsultant", agencyId: "demo" } as const;
  const choice = { agencyId: "demo", figure: "NumberOfEmployees", year: 2026, periods: PERIODS, companies: COMPANIES };
  const { result, unmount } = renderHook(() => useCompaniesSheet(choice), {
    wrapper: ({ children }) => <PageProviders user={user}>{children}</PageProviders>,
  });
  const stored = () => Object.values(localStorage).join("\n");
  const write = (value: number) => {
    act(() => {
      result.current.model.change([{ rowId: "a-demo-1", columnId: columnIdOf(YEAR), content: value }]);
    });
  };
  write(7001);
  // Until the timer of the draft (DRAFT_DELAY, 300 ms) has run out.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(stored()).not.toContain("7001");
  finishLoading();
  await waitFor(() => {
    expect(stored()).toContain("7001");
  });
  write(7002);
  await waitFor(() => {
    expect(stored()).toContain("7002");
  });
  unmount();
});
