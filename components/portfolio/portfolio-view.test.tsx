// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Company } from "@/contract/companies/company";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { companyPage } from "@/lib/paths";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { createQueryClient } from "@/lib/query-client";
import { toastStore } from "@/lib/toasts";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PortfolioView } from "./portfolio-view";

const push = vi.fn<(path: string) => void>();
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => "/",
}));

const WORDS = MESSAGES.en.portfolio;
const ANDRA: Company = { id: "a-demo-559900-0003", name: "Andra AB", businessIdentityCode: "559900-0003" };
const NYA: Company = { ...ANDRA, id: "a-demo-559900-0002", name: "Nya AB", companyTypeId: "t" };
const FAULT = { typeOfError: "NotFound", message: "No.", identifier: "x" };

const VIEW = { id: "v", name: "Mine", isShared: false, query: "sort=-name" };

let put: () => Promise<ReturnType<typeof responseOf>>;
let values: () => ReturnType<typeof responseOf>;
let statuses: () => Promise<ReturnType<typeof responseOf>>;

beforeEach(() => {
  push.mockClear();
  values = () => responseOf({ keyFigures: [], resolution: "ytd", pending: 0, companies: [] });
  statuses = () => Promise.resolve(responseOf([]));
  installTestTransport(({ method, path }) => {
    if (method === "PUT") return put();
    if (path.endsWith("/PortfolioView")) return Promise.resolve(responseOf([VIEW]));
    if (path.includes("/CompanyStatus")) return statuses();
    if (path.endsWith("/CompanyType")) return Promise.resolve(responseOf([{ Id: "t", Name: "Caféer" }]));
    if (path.includes("/KeyFigureValue")) return Promise.resolve(values());
    if (path.endsWith("/DefaultPortfolioView")) return Promise.resolve(responseOf({}));
    return Promise.resolve(responseOf(path.endsWith("/Company") ? [ANDRA, NYA] : []));
  });
});
afterEach(cleanup);

async function show(search: string, client = createQueryClient()) {
  render(
    <PageProviders
      client={client}
      user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}
    >
      <NuqsTestingAdapter searchParams={search} hasMemory>
        <PortfolioView
          {...{ agencyId: "demo", today: "2024-05-02", preview: null, density: "regular", pinnedCookie: undefined }}
          above={null}
          empty={null}
        />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  return screen.findByRole("searchbox");
}

it("opens by Enter the client that stands first under its heading", async () => {
  const field = await show("?group=true");
  await screen.findByRole("link", { name: "Nya AB" });
  expect(screen.getAllByRole("link", { name: /AB$/ })[0]!.textContent).toBe("Nya AB");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(push).toHaveBeenCalledExactlyOnceWith(companyPage(NYA.id));
});

it("opens by Enter the client of the text that was just typed, before the rows follow it", async () => {
  const field = await show("");
  await screen.findByRole("link", { name: "Nya AB" });
  act(() => {
    flushSync(() => {
      fireEvent.change(field, { target: { value: "nya" } });
    });
    expect(screen.queryByRole("link", { name: "Andra AB" })).not.toBeNull();
    fireEvent.keyDown(field, { key: "Enter" });
  });
  expect(push).toHaveBeenCalledExactlyOnceWith(companyPage(NYA.id));
});

it("neither says that no client matches nor lets a file be saved before it is known which books are late", async () => {
  let answer: (list: unknown) => void = () => undefined;
  statuses = () =>
    new Promise((resolve) => {
      answer = (list) => {
        resolve(responseOf(list));
      };
    });
  await show("?late=true");
  openPopover(await screen.findByRole("menu", { name: MESSAGES.en.ui.export.label, hidden: true }));
  const csv = () => screen.getByRole("menuitem", { name: "CSV (.csv)", hidden: true });
  await screen.findByRole("switch", { name: WORDS.groupByType });
  expect(await screen.findByRole("status", { name: WORDS.loading })).toBeTruthy();
  expect(csv().getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByText(WORDS.nothingMatches)).toBeNull();
  answer([]);
  await screen.findByText(WORDS.nothingMatches);
  expect(csv().getAttribute("aria-disabled")).not.toBe("true");
});

it("says that the state of the books could not be fetched", async () => {
  statuses = () => Promise.resolve(responseOf(FAULT, 404));
  await show("");
  expect(await screen.findByText(WORDS.statusesFailed)).toBeTruthy();
});

it("says that the key figures could not be fetched unless those of a moment ago are shown", async () => {
  const client = createQueryClient();
  const failed = responseOf(FAULT, 404);
  await show("", client);
  await screen.findByRole("link", { name: "Nya AB" });
  values = () => failed;
  const queryKey = [...portfolioQueries.all(), "demo", "values"];
  await act(async () => {
    await client.invalidateQueries({ queryKey });
    // Time in which the view would have shown the failure.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(client.getQueryCache().find({ queryKey, exact: false })?.state.status).toBe("error");
  expect(screen.queryByText(WORDS.valuesFailed)).toBeNull();
  await act(() => client.resetQueries({ queryKey }));
  expect(await screen.findByText(WORDS.valuesFailed)).toBeTruthy();
});

it("keeps what is chosen while the changes of a view are being saved", async () => {
  let finishSaving: (() => void) | undefined;
  put = () =>
    new Promise((resolve) => {
      finishSaving = () => {
        resolve(responseOf({ ...VIEW, query: "sort=-name&group=true&density=regular" }));
      };
    });
  await show("?view=v&sort=-name&group=true");
  openPopover(await screen.findByRole("menu", { name: "View: Mine", hidden: true }));
  fireEvent.click(screen.getByRole("menuitem", { name: WORDS.views.saveChanges, hidden: true }));
  await waitFor(() => {
    expect(finishSaving).toBeDefined();
  });
  const byType = () => screen.getByRole("switch", { name: WORDS.groupByType });
  fireEvent.click(byType());
  await waitFor(() => {
    expect(byType()).toHaveProperty("checked", false);
  });
  finishSaving!();
  await waitFor(() => {
    expect(toastStore.get().map(({ message }) => message)).toEqual(["Mine was saved"]);
  });
  expect(byType()).toHaveProperty("checked", false);
});
