// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { MeetingOverview } from "@/components/figures/meeting-overview";
import { MeetingTrace } from "@/components/figures/meeting-trace";
import { OverviewView } from "@/components/figures/overview-view";
import { MeetingStatements } from "@/components/statements/meeting-statements";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { ApiResponse } from "@/lib/api/transport";
import { MESSAGES } from "@/lib/i18n/messages";

// Not beside ChosenYear, because components/periods imports none of the features whose views are tested here.

/** Responds to the request for the fiscal years. */
let respondWithYears: () => Promise<ApiResponse>;

beforeEach(() => {
  installTestTransport(({ path }) =>
    path.endsWith("/FiscalYear") ? respondWithYears() : Promise.resolve(responseOf([])),
  );
});
afterEach(cleanup);

function show(view: ReactNode) {
  render(
    <NuqsTestingAdapter>
      <PageProviders user={{ userName: "ulla", name: "Ulla", type: "CompanyUser" }}>{view}</PageProviders>
    </NuqsTestingAdapter>,
  );
}

it.each([
  ["the overview", <OverviewView companyId="company" />, /no books/i],
  ["the overview of a meeting", <MeetingOverview companyId="company" />, "There are no books to show yet."],
  ["the trace of a meeting", <MeetingTrace companyId="company" />, "There are no books to show yet."],
  [
    "the page of statements in a meeting",
    <MeetingStatements companyId="company" titles={{ income: "Income", balance: "Balance" }} />,
    "There are no books to show yet.",
  ],
])("%s says that the fiscal years could not be fetched, and fetches them again", async (_, view, empty) => {
  respondWithYears = () =>
    Promise.resolve(responseOf({ typeOfError: "NotFound", message: "No.", identifier: "id" }, 404));
  show(view);
  await screen.findByRole("alert");
  respondWithYears = () => Promise.resolve(responseOf([]));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(empty)).toBeDefined();
});

it("the overview of a company without books shows the comments only once the years have been fetched", async () => {
  let send: (() => void) | undefined;
  respondWithYears = () =>
    new Promise((resolve) => {
      send = () => {
        resolve(responseOf([]));
      };
    });
  show(<OverviewView companyId="company" />);
  expect(screen.queryByRole("heading", { name: MESSAGES.en.figures.comments.title })).toBeNull();
  await waitFor(() => {
    expect(send).toBeDefined();
  });
  send!();
  expect(await screen.findByRole("heading", { name: MESSAGES.en.figures.comments.title })).toBeDefined();
});
