// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { changeGroup, chartOf, draftOf } from "@/lib/charts-of-accounts/chart-draft";
import { problemsOf } from "@/lib/charts-of-accounts/chart-problems";
import { standardChartsQueries } from "@/lib/charts-of-accounts/standard-charts";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { responseOf } from "@/lib/api/testing/response";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { NameDialog } from "./name-dialog";
import type { ChartWork } from "./use-chart-edits";

afterEach(cleanup);

function workOf(chart: ChartOfAccounts, draft = draftOf(chart)): ChartWork {
  return { chart: chartOf(chart, draft), draft, problems: problemsOf(draft) } as ChartWork;
}

it("gives a copy neither the id of another chart nor the id of a deleted inherited one", () => {
  const chart: ChartOfAccounts = { id: "own", name: "Own", children: [], knownGroups: {} };
  const client = createQueryClient();
  // The dialog suggests the name "Own of our own" for the copy, and its id follows from the name.
  client.setQueryData(chartsOfAccountsQuery("a-demo-1").queryKey, [chart, { ...chart, id: "own-of-our-own" }]);
  client.setQueryData(standardChartsQueries.inherited("a-demo-1").queryKey, [{ ...chart, id: "own-of-our-own-2" }]);
  render(
    <PageProviders client={client}>
      <NameDialog
        companyId="a-demo-1"
        work={workOf(chart)}
        kind="copy"
        onCreated={() => undefined}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
  expect(screen.getByText(/own-of-our-own-3/)).toBeTruthy();
});

it("makes no copy of a chart with accounts that cannot be read, which the copy would lose", async () => {
  const sent: string[] = [];
  installTestTransport(({ method }) => {
    sent.push(method);
    return Promise.resolve(responseOf([]));
  });
  const chart: ChartOfAccounts = {
    id: "own",
    name: "Own",
    children: [{ type: "AccountGroup", id: "Sales", name: "Sales", children: [] }],
    knownGroups: {},
  };
  const dialogOf = (accounts: string) => (
    <PageProviders>
      <NameDialog
        companyId="a-demo-1"
        work={workOf(chart, changeGroup(draftOf(chart), "Sales", { accounts }))}
        kind="copy"
        onCreated={() => undefined}
        onClose={() => undefined}
      />
    </PageProviders>
  );
  const { form } = MESSAGES.en.chartsOfAccounts;
  const createButton = () => screen.getByRole<HTMLButtonElement>("button", { name: form.create });
  const { rerender } = render(dialogOf("3000–3799, A300"));
  expect([screen.queryByText(form.faulty) !== null, createButton().disabled]).toEqual([true, true]);
  fireEvent.submit(createButton().form!);
  // The form checks its values before it would send them, and the code that sends is loaded then.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await vi.dynamicImportSettled();
  });
  rerender(dialogOf("3000–3799"));
  expect([screen.queryByText(form.faulty) !== null, createButton().disabled]).toEqual([false, false]);
  expect(sent).not.toContain("POST");
});

it.each([
  [" ", "Write a name."],
  // One combining character more in a row than the contract allows.
  [`a${"\u0301".repeat(31)}`, "This cannot be saved as it is written."],
])("says what is wrong with the name %j", async (name, expected) => {
  installTestTransport(() => Promise.resolve(responseOf([])));
  const chart: ChartOfAccounts = { id: "own", name: "Own", children: [], knownGroups: {} };
  const ignore = () => undefined;
  render(
    <PageProviders>
      <NameDialog companyId="a-demo-1" work={workOf(chart)} kind="copy" onCreated={ignore} onClose={ignore} />
    </PageProviders>,
  );
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: name } });
  fireEvent.click(screen.getByRole("button", { name: MESSAGES.en.chartsOfAccounts.form.create }));
  expect(await screen.findByText(expected)).toBeDefined();
});
