// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BulkChangePreviewPart, Difference } from "@/contract/bulk-changes/bulk-change";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { periodOfDays } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ChosenChange } from "./chosen-change";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn() }),
  useParams: () => ({}),
  usePathname: () => "/",
}));

const PART: BulkChangePreviewPart = { companyId: "a-demo-1", differences: [], outcome: "change" };
const RETURN: KeyFigure = { id: "ReturnOnAssets", name: "Return on assets", valueType: "Percent", description: "" };
const SALES: KeyFigure = { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" };

/** The differences in the response to the next request for a preview. */
let differences: Difference[];

/** The outcome in the response to the next request for a preview. */
let outcome: BulkChangePreviewPart["outcome"];

/** Functions that respond to the requests for previews that have arrived so far. */
let previews: (() => void)[];

beforeEach(() => {
  previews = [];
  differences = [];
  outcome = "change";
  installTestTransport(({ path }) => {
    if (!path.includes("Preview"))
      return Promise.resolve(responseOf(path.endsWith("/KeyFigure") ? [RETURN, SALES] : []));
    return new Promise((resolve) => {
      previews.push(() => {
        resolve(responseOf([{ ...PART, differences, outcome }]));
      });
    });
  });
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <ChosenChange agencyId="demo" today="2025-01-31" companyIds={["a-demo-1"]} />
    </PageProviders>,
  );
});
afterEach(cleanup);

function choose(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const askForPreview = () => {
  fireEvent.click(screen.getByRole("button", { name: "Show the difference" }));
};

it("shows no preview of a draft that was changed while the preview was computed", async () => {
  choose("Change", "currency");
  askForPreview();
  await waitFor(() => {
    expect(previews).toHaveLength(1);
  });
  choose("Currency", "EUR");
  await act(async () => {
    previews[0]!();
    // The view has time to show the preview, which it must not do.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull();

  askForPreview();
  await waitFor(() => {
    expect(previews).toHaveLength(2);
  });
  previews[1]!();
  expect((await screen.findByRole("heading", { level: 2 })).textContent).toContain("EUR");
});

it("drops the error of a change that could not be begun when another one is previewed", async () => {
  choose("Change", "currency");
  askForPreview();
  await waitFor(() => {
    expect(previews).toHaveLength(1);
  });
  previews[0]!();
  // The service responds with a list, which is no bulk change, so the creation fails.
  fireEvent.click(await screen.findByRole("button", { name: "Change 1 client" }));
  await screen.findByRole("alert");

  choose("Currency", "EUR");
  askForPreview();
  await waitFor(() => {
    expect(previews).toHaveLength(2);
  });
  previews[1]!();
  await screen.findByRole("button", { name: "Change 1 client" });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps the errors of other fields while one is corrected", async () => {
  choose("Change", "target");
  askForPreview();
  await screen.findByText("Choose a key figure.");
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  choose("Period", "2025");
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["Choose a key figure."]);
  choose("Change", "comment");
  expect(screen.queryAllByRole("alert")).toEqual([]);
});

it("shows targets with the decimals and unit of their key figure, so that a small change is visible", async () => {
  const period = periodOfDays("2025-01-01", "2025-12-31");
  differences = [{ period, keyFigureType: RETURN.id, before: 12.4, after: 12.5 }];
  choose("Change", "target");
  await screen.findByRole("option", { name: RETURN.name });
  choose("Key figure", RETURN.id);
  choose("Period", "2025");
  choose("Target", "12.5");
  askForPreview();
  await waitFor(() => {
    expect(previews).toHaveLength(1);
  });
  previews[0]!();
  expect((await screen.findByRole("heading", { level: 2 })).textContent).toContain("12.5\u00a0%");
  expect(screen.getByText("12.4 %").parentElement?.textContent).toMatch(/from 12\.4\u00a0% → +to 12\.5\u00a0%$/);
});

it("shows amounts with more decimals where they differ only in these", async () => {
  const period = periodOfDays("2025-01-01", "2025-12-31");
  differences = [
    { period, keyFigureType: SALES.id, before: 100, after: 100.4 },
    { period, keyFigureType: SALES.id, before: 300, after: 301 },
  ];
  choose("Change", "target");
  await screen.findByRole("option", { name: SALES.name });
  choose("Key figure", SALES.id);
  choose("Period", "2025");
  choose("Target", "100.4");
  askForPreview();
  await waitFor(() => {
    expect(previews).toHaveLength(1);
  });
  previews[0]!();
  expect((await screen.findByText("100.0")).parentElement?.textContent).toMatch(/from 100\.0 → +to 100\.4$/);
  expect(screen.getByText("300").parentElement?.textContent).toMatch(/from 300 → +to 301$/);
});

// Every kind of change shows lists alike. The tests use the currency, whose form has the fewest fields.
it("begins a list that is too long to be shown whole with the members that the other list does not have", async () => {
  differences = [
    { before: ["A", "B", "C", "D"], after: ["A", "B", "C", "E"] },
    { before: ["A", "B", "C", "D"], after: ["D", "A", "B", "C"] },
    { before: ["B", "A"], after: ["A", "B", "C"] },
  ];
  choose("Change", "currency");
  choose("Currency", "EUR");
  askForPreview();
  await waitFor(() => {
    expect(previews).toHaveLength(1);
  });
  previews[0]!();
  const texts = (await screen.findAllByText("from")).map(({ parentElement }) => parentElement!.textContent);
  expect(texts).toEqual([
    "from D, A, B and 1 more →  to E, A, B and 1 more",
    "from A, B, C and 1 more →  to D, A, B and 1 more",
    "from B, A →  to A, B, C",
  ]);
});

it("says that a list has the same key figures in another order where the first are alike", async () => {
  differences = [{ before: ["A", "B", "C", "D", "E"], after: ["A", "B", "C", "E", "D"] }];
  choose("Change", "currency");
  choose("Currency", "EUR");
  askForPreview();
  await waitFor(() => {
    expect(previews).toHaveLength(1);
  });
  previews[0]!();
  expect(await screen.findByText(/the same in another order/)).toBeDefined();
});

it("shows the unchanged clients at first when the preview has no others", async () => {
  outcome = "unchanged";
  choose("Change", "currency");
  askForPreview();
  await waitFor(() => {
    expect(previews).toHaveLength(1);
  });
  act(previews[0]!);
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: /^So already/ })).checked).toBe(true);
});
