// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LOCALES } from "@/contract/format/locale";
import { periodOfDays } from "@/contract/period";
import type { ReportBlock } from "@/contract/reports/blocks";
import { FIGURE_COLUMNS } from "@/contract/reports/figure-columns";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { BlockSettings } from "./block-settings";

beforeEach(() => {
  installTestTransport(() => Promise.resolve(responseOf([])));
});
afterEach(cleanup);

it.each(LOCALES)("names the columns of key figures as a report does (%s)", (locale) => {
  render(
    <PageProviders locale={locale}>
      <BlockSettings
        companyId="a-demo-1"
        about={{ period: periodOfDays("2024-01-01", "2024-12-31"), language: locale }}
        block={{ id: "b", type: "keyFigures", keyFigureIds: [], columns: [] }}
        keyFigures={[]}
        presets={[]}
        onChange={() => undefined}
      />
    </PageProviders>,
  );
  const { yearBefore, target, budget, sparkline } = FIGURE_COLUMNS[locale];
  const names = screen.getAllByRole("checkbox").map((box) => box.parentElement!.textContent);
  expect(names).toEqual([yearBefore, target, budget, sparkline]);
});

const keyFigures = ["NetSales", "Profit"].map((id) => ({
  id,
  name: id,
  valueType: "Amount" as const,
  description: "",
}));

function ListOfFigures() {
  const [block, setBlock] = useState<ReportBlock>({
    id: "b",
    type: "keyFigures",
    keyFigureIds: keyFigures.map(({ id }) => id),
    columns: [],
  });
  const about = { period: periodOfDays("2024-01-01", "2024-12-31") };
  return <BlockSettings companyId="a-demo-1" {...{ about, block, keyFigures }} presets={[]} onChange={setBlock} />;
}

it("when a key figure is removed, the focus goes to the next one, and after the last one to the select", () => {
  render(
    <PageProviders>
      <ListOfFigures />
    </PageProviders>,
  );
  const remove = (name: string) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
  };
  remove("Remove NetSales");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Profit" }));
  remove("Remove Profit");
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Add key figure" }));
});

it("when the last key figure is added, with which the select disappears, the focus goes to that figure", async () => {
  render(
    <PageProviders>
      <ListOfFigures />
    </PageProviders>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Remove Profit" }));
  const choice = screen.getByRole("combobox", { name: "Add key figure" });
  choice.focus();
  fireEvent.change(choice, { target: { value: "Profit" } });
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Profit" }));
  });
});
