// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Locale } from "@/contract/format/locale";
import { parseRule, writeRule } from "@/lib/portfolio/rows";
import { FIRST_SETTINGS, NO_COLUMNS, type PortfolioSettings } from "@/lib/portfolio/settings";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PortfolioFilters } from "./portfolio-filters";

afterEach(cleanup);

const FIGURES: KeyFigure[] = [
  { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" },
  { id: "QuickRatio", name: "Quick ratio", valueType: "Ratio", description: "" },
];

function show(filter: Partial<PortfolioSettings>, keyFigures = FIGURES, locale: Locale = "en") {
  const onChange = vi.fn();
  render(
    <PageProviders locale={locale}>
      <PortfolioFilters
        rows={[]}
        keyFigures={keyFigures}
        filter={{ ...FIRST_SETTINGS, ...filter }}
        onChange={onChange}
      />
    </PageProviders>,
  );
  return onChange;
}
/** Opens the form of the condition. The environment has no popovers, so the browser's event is dispatched. */
function openForm(name: string): void {
  const button = screen.getByRole("button", { name });
  const popover = document.getElementById(button.getAttribute("popovertarget")!)!;
  popover.hidePopover = vi.fn();
  fireEvent(popover, Object.assign(new Event("beforetoggle"), { newState: "open" }));
}

describe("the condition on a key figure", () => {
  it.each([
    ["QuickRatio<1.5", "en", "Quick ratio under 1.5"],
    ["QuickRatio>0.0000125", "en", "Quick ratio over 0.0000125"],
    ["QuickRatio<1.234", "sv", "Quick ratio under 1,234"],
    ["QuickRatio<-1234.56", "sv", "Quick ratio under −1\u202f234,56"],
  ] as const)("%s keeps its decimals in %s when it is opened and chosen again", (rule, locale, label) => {
    const onChange = show({ rule }, FIGURES, locale);
    openForm(label);
    fireEvent.click(screen.getByRole("button", { name: locale === "en" ? "Filter" : "Filtrera", hidden: true }));
    const { rule: chosen } = onChange.mock.calls[0]![0] as PortfolioSettings;
    expect(parseRule(chosen)).toEqual(parseRule(rule));
  });

  it("is marked as not in use without a column of its key figure, and is replaced by one on a column", () => {
    const onChange = show({ rule: "EquityRatio<20" });
    openForm("Condition without its column");
    fireEvent.click(screen.getByRole("button", { name: "Filter", hidden: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      rule: writeRule({ keyFigureId: "NetSales", sign: "<", limit: 20 }),
    });
  });

  it("cannot be chosen without columns, but be removed", () => {
    const onChange = show({ rule: "EquityRatio<20", columns: NO_COLUMNS }, []);
    openForm("Condition without its column");
    expect(screen.getByRole("button", { name: "Filter", hidden: true })).toHaveProperty("disabled", true);
    fireEvent.click(screen.getByRole("button", { name: "Remove the condition", hidden: true }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ rule: "" });
  });
});

it("says nothing of a column while the values are fetched", () => {
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

it("offers no types and consultants if there are none", () => {
  show({});
  expect(screen.queryByRole("combobox", { name: "Type" })).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Consultant" })).toBeNull();
});
