// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Locale } from "@/contract/format/locale";
import { parseRule, portfolioRows, writeRule } from "@/lib/portfolio/rows";
import { DEFAULT_SETTINGS, NO_COLUMNS, type PortfolioSettings } from "@/lib/portfolio/settings";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PortfolioFilters } from "./portfolio-filters";

afterEach(cleanup);

const FIGURES: KeyFigure[] = [
  { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" },
  { id: "QuickRatio", name: "Quick ratio", valueType: "Ratio", description: "" },
];

/** One client in each of the currencies. */
const clientsIn = (currencies: readonly string[]) =>
  portfolioRows({
    companies: currencies.map((currency) => ({
      id: currency,
      name: currency,
      businessIdentityCode: currency,
      typeOfCompany: "Company",
    })),
    values: {
      keyFigures: FIGURES,
      resolution: "ytd",
      pending: 0,
      companies: currencies.map((currency) => ({ companyId: currency, currency, values: [1, 1] })),
    },
    lines: undefined,
    statuses: [],
    types: new Map(),
    today: "2026-11-20",
  });

const filters = (
  filter: Partial<PortfolioSettings>,
  onChange: (changes: Partial<PortfolioSettings>) => void,
  keyFigures = FIGURES,
  locale: Locale = "en",
  currencies: readonly string[] = [],
) => (
  <PageProviders locale={locale}>
    <PortfolioFilters
      rows={clientsIn(currencies)}
      keyFigures={keyFigures}
      filter={{ ...DEFAULT_SETTINGS, ...filter }}
      onChange={onChange}
    />
  </PageProviders>
);

function show(
  filter: Partial<PortfolioSettings>,
  keyFigures = FIGURES,
  locale: Locale = "en",
  currencies: readonly string[] = [],
) {
  const onChange = vi.fn();
  render(filters(filter, onChange, keyFigures, locale, currencies));
  return onChange;
}

async function openForm(name: string): Promise<void> {
  openPopover(screen.getByRole("button", { name }));
  // The form is loaded on demand.
  await screen.findByRole("button", { name: /^(?:Filter|Filtrera)$/, hidden: true });
}

describe("the condition on a key figure", () => {
  it.each([
    ["QuickRatio<1.5", "en", "Quick ratio under 1.5"],
    ["QuickRatio>0.0000125", "en", "Quick ratio over 0.0000125"],
    ["QuickRatio<1.234", "sv", "Quick ratio under 1,234"],
    ["QuickRatio<-1234.56", "sv", "Quick ratio under −1\u202f234,56"],
  ] as const)("%s keeps its decimals in %s when it is opened and chosen again", async (rule, locale, label) => {
    const onChange = show({ rule }, FIGURES, locale);
    await openForm(label);
    fireEvent.click(screen.getByRole("button", { name: locale === "en" ? "Filter" : "Filtrera", hidden: true }));
    const { rule: chosen } = onChange.mock.calls[0]![0] as PortfolioSettings;
    expect(parseRule(chosen)).toEqual(parseRule(rule));
  });

  it("is marked when its key figure is not a column, and Filter then moves it to the first column", async () => {
    const onChange = show({ rule: "EquityRatio<20" });
    await openForm("Condition without its column");
    fireEvent.click(screen.getByRole("button", { name: "Filter", hidden: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      rule: writeRule({ keyFigureId: "NetSales", sign: "<", limit: 20 }),
    });
  });

  it.each([
    ["NetSales<5000 EUR", ["SEK"], "Net sales under 5,000 EUR"],
    ["NetSales<5000 USD", ["SEK", "EUR"], "Net sales under 5,000 USD"],
    ["NetSales<5000 EUR", [], "Net sales under 5,000 EUR"],
  ])("%s keeps its currency where clients have %j", async (rule, currencies, label) => {
    const onChange = show({ rule }, FIGURES, "en", currencies);
    await openForm(label);
    const currency = screen.getByRole("combobox", { name: "Currency", hidden: true });
    expect(currency).toHaveProperty("value", rule.slice(-3));
    fireEvent.click(screen.getByRole("button", { name: "Filter", hidden: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ rule });
  });

  it("has the first currency when it was opened before the values were fetched", async () => {
    const onChange = vi.fn();
    const { rerender } = render(filters({}, onChange, []));
    await openForm("Condition");
    // Both currencies are equally frequent, so the alphabet decides which is first.
    rerender(filters({}, onChange, FIGURES, "en", ["SEK", "EUR"]));
    fireEvent.change(screen.getByRole("textbox", { name: "Limit", hidden: true }), { target: { value: "5" } });
    fireEvent.click(screen.getByRole("button", { name: "Filter", hidden: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ rule: "NetSales<5 EUR" });
  });

  it("has no currency where all clients have the same", async () => {
    const onChange = show({ rule: "NetSales<5000" }, FIGURES, "en", ["SEK"]);
    await openForm("Net sales under 5,000");
    expect(screen.queryByRole("combobox", { name: "Currency", hidden: true })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Filter", hidden: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ rule: "NetSales<5000" });
  });

  it("cannot be chosen without columns, but can be removed", async () => {
    const onChange = show({ rule: "EquityRatio<20", columns: NO_COLUMNS }, []);
    await openForm("Condition without its column");
    expect(screen.getByRole("button", { name: "Filter", hidden: true })).toHaveProperty("disabled", true);
    fireEvent.click(screen.getByRole("button", { name: "Remove the condition", hidden: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ rule: "" });
  });
});

it("does not say that the column of the condition is missing while the values are being fetched", () => {
  show({ rule: "EquityRatio<20" }, []);
  expect(screen.getByRole("button", { name: "Condition" })).toBeDefined();
});

it("shows a filter that is set, also if no client has a type or consultant", () => {
  const onChange = show({ type: "retail", consultant: "anna" });
  const type = screen.getByRole("combobox", { name: "Type" });
  expect(type).toHaveProperty("value", "retail");
  expect(screen.getByRole("combobox", { name: "Consultant" })).toHaveProperty("value", "anna");
  fireEvent.change(type, { target: { value: "" } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ type: "" });
});

it("offers to end grouping by type, also if no client has a type", () => {
  const onChange = show({ group: "true" });
  fireEvent.click(screen.getByRole("switch", { name: "By type" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ group: "" });
});

it("offers no types and consultants if there are none", () => {
  show({});
  expect(screen.queryByRole("combobox", { name: "Type" })).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Consultant" })).toBeNull();
  expect(screen.queryByRole("switch", { name: "By type" })).toBeNull();
});
