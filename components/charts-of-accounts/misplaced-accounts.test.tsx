// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { YearAccount } from "@/contract/statements/year-account";
import type { ChartDraft } from "@/lib/charts-of-accounts/chart-draft";
import { coverageOf } from "@/lib/charts-of-accounts/coverage";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { MisplacedAccounts } from "./misplaced-accounts";
import type { ChartWork } from "./use-chart-edits";

const group = (id: string, accounts: string) => ({ id, name: id, accounts, leaves: [], groups: [] });
const account = (number: string): YearAccount => ({ number, name: number, balance: 100, isUsed: true });
const accounts = [account("3001"), account("3002")];
const year = { id: "1", start: "2026-01-01", end: "2026-12-31" } as unknown as FiscalYear;

afterEach(cleanup);

function Accounts({ inB = "3001, 3002", onGroup = () => undefined }: { inB?: string; onGroup?: (id: string) => void }) {
  const [draft, setDraft] = useState<ChartDraft>({
    name: "Chart",
    knownGroups: {},
    groups: [group("A", "3001, 3002"), group("B", inB)],
  });
  const work = { draft, change: setDraft } as unknown as ChartWork;
  return <MisplacedAccounts {...{ work, year, coverage: coverageOf(draft, accounts), readOnly: false, onGroup }} />;
}

it("the focus goes to the next account when one is put in a group, and to the heading after the last", async () => {
  render(
    <PageProviders>
      <Accounts />
    </PageProviders>,
  );
  const press = () => {
    const button = screen.getAllByRole("button", { name: "Only in A" })[0]!;
    button.focus();
    fireEvent.click(button);
  };
  press();
  await waitFor(() => {
    expect(document.activeElement?.closest("li")?.textContent).toContain("3002");
  });
  press();
  await waitFor(() => {
    expect(document.activeElement?.closest("h2")?.textContent).toContain("Accounts of");
  });
});

it("a group whose text has an unreadable part is opened, not rewritten without the part", () => {
  const onGroup = vi.fn<(id: string) => void>();
  render(
    <PageProviders>
      <Accounts inB="3001, x" onGroup={onGroup} />
    </PageProviders>,
  );
  fireEvent.click(screen.getAllByRole("button", { name: "Only in A" })[0]!);
  expect(onGroup).toHaveBeenCalledExactlyOnceWith("B");
  expect(screen.getAllByRole("button", { name: "Only in A" })).toHaveLength(1);
});

it("says that every account is in one group also when those without amounts were listed", () => {
  const unused = { ...account("3003"), isUsed: false };
  const draftOf = (inA: string) => ({ name: "Chart", knownGroups: {}, groups: [group("A", inA)] });
  const show = (inA: string) => {
    const draft = draftOf(inA);
    const work = { draft, change: () => undefined } as unknown as ChartWork;
    const coverage = coverageOf(draft, [unused]);
    return (
      <PageProviders>
        <MisplacedAccounts {...{ work, year, coverage, readOnly: false, onGroup: () => undefined }} />
      </PageProviders>
    );
  };
  const { rerender } = render(show("3001"));
  fireEvent.click(screen.getByRole("switch", { name: "Also 1 account without amounts" }));
  expect(screen.queryByText(/is in exactly one group/)).toBeNull();
  rerender(show("3003"));
  expect(screen.getByText(/is in exactly one group/)).toBeTruthy();
});
