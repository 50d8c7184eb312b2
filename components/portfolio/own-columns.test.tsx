// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { AgencyPreset } from "@/contract/presets";
import { columnQueries } from "@/lib/portfolio/column-queries";
import { DEFAULT_SETTINGS } from "@/lib/portfolio/settings";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { OwnColumns } from "./own-columns";

afterEach(cleanup);

const FIGURES: KeyFigure[] = [
  { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" },
  { id: "QuickRatio", name: "Quick ratio", valueType: "Ratio", description: "" },
];
const BANK: AgencyPreset = { name: "Bank", keyFigureTypes: ["NetSales", "QuickRatio"], companies: 2 };
/** Has the same key figures as {@link BANK}: these alone do not tell which of the two was chosen. */
const OWNER: AgencyPreset = { ...BANK, name: "Owner" };

function show(columns = "", onColumns = vi.fn()) {
  const client = createQueryClient();
  client.setQueryData(columnQueries.keyFigures("demo").queryKey, FIGURES);
  client.setQueryData(columnQueries.presets("demo").queryKey, [BANK, OWNER]);
  render(
    <PageProviders client={client}>
      <OwnColumns agencyId="demo" settings={{ ...DEFAULT_SETTINGS, columns }} onColumns={onColumns} />
    </PageProviders>,
  );
  return client;
}
const presetChoice = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Preset of a client" });
const nameOfPreset = () => presetChoice().selectedOptions[0]!.textContent;
const isColumn = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name }).checked;
function choosePreset(name: string): void {
  const option = [...presetChoice().options].find(({ textContent }) => textContent === name)!;
  fireEvent.change(presetChoice(), { target: { value: option.value } });
}

it("names a preset only while its key figures are chosen, so that it can be chosen again", () => {
  show();
  choosePreset("Owner (2 clients)");
  expect([nameOfPreset(), isColumn("Net sales")]).toEqual(["Owner (2 clients)", true]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Net sales" }));
  expect([presetChoice().value, isColumn("Net sales")]).toEqual(["", false]);
  choosePreset("Owner (2 clients)");
  expect([nameOfPreset(), isColumn("Net sales")]).toEqual(["Owner (2 clients)", true]);
});

it("keeps the name of the preset when the list of presets has changed", async () => {
  const client = show();
  choosePreset("Bank (2 clients)");
  client.setQueryData(columnQueries.presets("demo").queryKey, [{ ...BANK, name: "Annual" }, BANK, OWNER]);
  await screen.findByRole("option", { name: "Annual (2 clients)" });
  expect(nameOfPreset()).toBe("Bank (2 clients)");
});

it("drops a column that no client has any more", () => {
  const onColumns = vi.fn();
  show("Hours,NetSales", onColumns);
  fireEvent.click(screen.getByRole("checkbox", { name: "Quick ratio" }));
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(onColumns).toHaveBeenCalledWith({ columns: "NetSales,QuickRatio", fields: DEFAULT_SETTINGS.fields });
});
