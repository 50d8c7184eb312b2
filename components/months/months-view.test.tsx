// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { monthsPreview } from "@/lib/months/preview";
import { MESSAGES } from "@/lib/i18n/messages";
import { MonthsView } from "./months-view";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => "/",
}));

const COMPANY = { id: "a-demo-559900-0002", name: "Nya AB", businessIdentityCode: "559900-0002" };
const WORK = { companyId: COMPANY.id, books: "y", reconciled: "y", commented: "n", reported: "n" };

afterEach(cleanup);

it("says that a consultant's clients could not be fetched, and during a retry not that none matches", async () => {
  let asked = 0;
  installTestTransport(({ path }) => {
    if (path.includes("CompanyMonth")) return Promise.resolve(responseOf({ months: ["2026-10"], companies: [WORK] }));
    if (path.endsWith("/Company")) return Promise.resolve(responseOf([COMPANY]));
    if (!path.includes("CompanyStatus")) return Promise.resolve(responseOf([]));
    if (++asked > 1) return new Promise(() => undefined);
    return Promise.resolve(responseOf({ typeOfError: "Unexpected", message: "No.", identifier: "id" }, 500));
  });
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter searchParams="?consultant=kim">
        <MonthsView agencyId="demo" today="2026-11-29" preview={null} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(asked).toBe(2);
  });
  expect(screen.queryByText(/match/)).toBeNull();
});

it("says that the consultants could not be fetched, beside the months of all clients", async () => {
  installTestTransport(({ path }) => {
    if (path.includes("CompanyMonth")) return Promise.resolve(responseOf({ months: ["2026-10"], companies: [WORK] }));
    if (path.endsWith("/Company")) return Promise.resolve(responseOf([COMPANY]));
    if (!path.includes("CompanyStatus")) return Promise.resolve(responseOf([]));
    return Promise.resolve(responseOf({ typeOfError: "NotFound", message: "No.", identifier: "id" }, 404));
  });
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <MonthsView agencyId="demo" today="2026-11-29" preview={null} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  expect(await screen.findByText(MESSAGES.en.months.statusesFailed)).toBeTruthy();
  expect(screen.getByText(COMPANY.name)).toBeTruthy();
});

it("shows the latest months where the address has a month that does not exist", async () => {
  const asked: string[] = [];
  installTestTransport(({ path }) => {
    if (path.includes("CompanyMonth")) {
      asked.push(path);
      return Promise.resolve(responseOf({ months: ["2026-10"], companies: [WORK] }));
    }
    return Promise.resolve(responseOf(path.endsWith("/Company") ? [COMPANY] : []));
  });
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter searchParams="?through=2026-13">
        <MonthsView agencyId="demo" today="2026-11-29" preview={null} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await screen.findByText(COMPANY.name);
  expect(asked.join()).not.toContain("2026-13");
});

it("shows no counts after a change of the filter until all clients are fetched", async () => {
  let isLate = true;
  const answers: (() => void)[] = [];
  installTestTransport(({ path }) => {
    const months = { months: ["2026-10"], companies: [WORK] };
    const answer = responseOf(path.includes("CompanyMonth") ? months : path.endsWith("/Company") ? [COMPANY] : []);
    if (!isLate) return Promise.resolve(answer);
    return new Promise((resolve) => answers.push(() => resolve(answer)));
  });
  const others = Array.from({ length: 40 }, (_, i) => ({
    ...COMPANY,
    id: `a-demo-${String(i)}`,
    name: `Ö ${String(i)}`,
  }));
  const companies = [COMPANY, ...others];
  const list = { months: ["2026-10"], companies: companies.map(({ id }) => ({ ...WORK, companyId: id })) };
  const address = { q: "", type: null, consultant: null, missing: null, month: null, through: null };
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter hasMemory>
        <MonthsView agencyId="demo" today="2026-11-29" preview={monthsPreview(companies, list, undefined, address)} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  expect(screen.getByText("41 clients")).toBeTruthy();
  expect(screen.getByText("Commented: 0 of 41")).toBeTruthy();
  // All of the first clients lack a comment, and match.
  fireEvent.change(screen.getByLabelText("What is missing"), { target: { value: "commented" } });
  await waitFor(() => {
    expect(screen.queryByText(/41/)).toBeNull();
  });
  isLate = false;
  for (const answer of answers) answer();
  expect(await screen.findByText("1 client")).toBeTruthy();
});
