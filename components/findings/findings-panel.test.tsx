// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { AgencyFindings, FindingAnswer } from "@/contract/findings/finding";
import { responseOf } from "@/lib/api/testing/response";
import { findingsQueries } from "@/lib/findings/queries";
import { createQueryClient } from "@/lib/query-client";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FindingsPanel } from "./findings-panel";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), useParams: () => ({}) }));

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

const EMPTY: AgencyFindings = { rules: [], keyFigures: [], companies: 0, total: 0, others: 0, findings: [] };
const finding = (id: string): AgencyFindings["findings"][number] => ({
  id,
  companyId: "a-demo-1",
  companyName: "Bageri",
  ruleId: "r",
  kind: "comparison",
});
const ANSWER: FindingAnswer = { kind: "done", by: "D", at: "2026-02-01T10:20:30" };
const TWO: AgencyFindings = { ...EMPTY, companies: 1, total: 2, findings: [finding("1"), finding("2")] };

function show(client = createQueryClient()) {
  render(
    <PageProviders client={client} user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <FindingsPanel agencyId="demo" />
    </PageProviders>,
  );
}

it("offers no shorter list once the last finding of the whole list is answered", async () => {
  installTestTransport(() => Promise.resolve(responseOf(TWO)));
  const client = createQueryClient();
  show(client);
  fireEvent.click(await screen.findByRole("button", { name: /Show all/ }));
  expect(await screen.findByRole("button", { name: "Show fewer" })).toBeDefined();
  client.setQueriesData({ queryKey: findingsQueries.list("demo", { answered: false, all: true }).queryKey }, EMPTY);
  expect(await screen.findByText("Nobody to call today.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Show fewer" })).toBeNull();
});

it.each([
  ["Show all reasons", "Show fewer"],
  ["1 answered", "Back to whom to call"],
])("leads back from a list that could not be fetched (%s)", async (there, back) => {
  installTestTransport(({ path }) =>
    Promise.resolve(
      // Only the short list of open findings, which has a limit, can be fetched.
      path.includes("answered") || !path.includes("limit")
        ? responseOf({ typeOfError: "Unexpected", message: "No." }, 500)
        : responseOf({ ...TWO, others: 1 }),
    ),
  );
  show();
  fireEvent.click(await screen.findByRole("button", { name: there }));
  await screen.findByRole("alert");
  fireEvent.click(screen.getByRole("button", { name: back }));
  expect(await screen.findByRole("button", { name: there })).toBeTruthy();
});

it("removes the undo of an answer that was taken back, because it would take back the next answer", async () => {
  const stored: string[] = [];
  installTestTransport(({ method, path }) => {
    if (method === "GET") {
      const one = { ...finding("1"), ...(path.includes("answered") && { answer: ANSWER }) };
      return Promise.resolve(responseOf({ ...EMPTY, companies: 1, total: 1, others: 1, findings: [one] }));
    }
    stored.push(method);
    return Promise.resolve(responseOf(method === "PUT" ? ANSWER : null));
  });
  show();
  fireEvent.click(await screen.findByRole("button", { name: /^Done/ }));
  fireEvent.click(await screen.findByRole("button", { name: "1 answered" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Take back/ }));
  await waitFor(() => {
    expect(stored).toEqual(["PUT", "DELETE"]);
  });
  expect(toastStore.get()).toEqual([]);
  fireEvent.click(await screen.findByRole("button", { name: "Back to whom to call" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Done/ }));
  expect(toastStore.get()).toHaveLength(1);
  runToastAction(toastStore.get()[0]!.id);
  await waitFor(() => {
    expect(stored).toEqual(["PUT", "DELETE", "PUT", "DELETE"]);
  });
});

const NOT_SAVED = "The answer was not saved. Bageri is in the list again.";
const UNSURE = "The change of the answer about Bageri may or may not have been saved. The list shows how it is.";

it.each([
  [403, "while the notice of the answer is shown", false, NOT_SAVED],
  [403, "after the user took the answer back", true, NOT_SAVED],
  [504, "while the notice of the answer is shown", false, UNSURE],
])("says after a %i (%s) whether the answer was saved, and sends no deletion", async (status, ...given) => {
  const [, isTakenBack, message] = given;
  const sent: string[] = [];
  const refusals: (() => void)[] = [];
  installTestTransport(({ method }) => {
    if (method === "GET") return Promise.resolve(responseOf(TWO));
    sent.push(method);
    return new Promise((resolve) => {
      refusals.push(() => {
        resolve(responseOf({ typeOfError: "Unexpected", message: "No." }, status));
      });
    });
  });
  show();
  fireEvent.click(await screen.findByRole("button", { name: /^Done/ }));
  if (isTakenBack) runToastAction(toastStore.get()[0]!.id);
  await waitFor(() => {
    expect(refusals).toHaveLength(1);
  });
  refusals[0]!();
  await waitFor(() => {
    expect(toastStore.get()).toMatchObject([{ message, tone: "bad" }]);
  });
  expect(sent).toEqual(["PUT"]);
});

it.each([
  [403, "The answer about Bageri was not taken back."],
  [504, UNSURE],
])("says after a %i whether an answer stands that was to be taken back", async (status, message) => {
  installTestTransport(({ method }) =>
    Promise.resolve(
      method === "DELETE"
        ? responseOf({ typeOfError: "Unexpected", message: "No." }, status)
        : responseOf(method === "PUT" ? ANSWER : TWO),
    ),
  );
  show();
  fireEvent.click(await screen.findByRole("button", { name: /^Done/ }));
  runToastAction(toastStore.get()[0]!.id);
  await waitFor(() => {
    expect(toastStore.get()).toMatchObject([{ message, tone: "bad" }]);
  });
});
