// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { GridStore } from "@/lib/grid/grid-store";
import { selectCell } from "@/lib/grid/selection";
import { NumberTable } from "@/lib/grid/testing/number-table";
import { FillDialog, type Filling } from "./fill-dialog";

afterEach(cleanup);

/**
 * An empty grid of two accounts and two months, and its dialog. Only the first account had amounts the year before.
 * `show` opens the dialog; `fill` types a number and submits it.
 */
function gridWithDialog(kind: Filling) {
  const table = new NumberTable(2, 2);
  const onClose = vi.fn();
  const accounts = [
    { number: "r0", name: "Sales", months: [100, 300] },
    { number: "r1", name: "Rent", months: [null, null] },
  ];
  const grid = new GridStore(table);
  const fill = (text: string) => {
    fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
    fireEvent.click(screen.getByRole("button", { name: "Fill in" }));
  };
  const show = () => {
    render(
      <PageProviders>
        <FillDialog {...{ kind, grid, accounts, onClose }} currency="SEK" />
      </PageProviders>,
    );
  };
  return { table, grid, onClose, fill, show };
}

describe("filling from last year", () => {
  it("raises the months by a percentage, typed with or without the percent sign", () => {
    for (const text of ["10", "10 %"]) {
      const { table, onClose, fill, show } = gridWithDialog("lastYear");
      show();
      fill(text);
      expect(table.texts()).toEqual([["110", "330"], ["", ""]]); // oxfmt-ignore
      expect(onClose).toHaveBeenCalledWith(true);
      cleanup();
    }
  });

  it("refuses an amount where a percentage is asked for", () => {
    const { onClose, fill, show } = gridWithDialog("lastYear");
    show();
    fill("10 kr");
    screen.getByText("Write a number, for example 5 or −2.5.");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("stays open and says so when nothing is known of the account", () => {
    const { grid, onClose, fill, show } = gridWithDialog("lastYear");
    grid.select(selectCell({ row: 1, column: 0 }));
    show();
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "marked" } });
    fill("10");
    screen.getByText("Nothing is known of these accounts last year.");
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("spreading a year's amount", () => {
  it("takes the year's currency, no other and no percent", () => {
    for (const [text, isTaken] of [
      ["400 kr", true],
      ["400 €", false],
      ["5 %", false],
    ] as const) {
      const { table, onClose, fill, show } = gridWithDialog("spread");
      show();
      fill(text);
      expect(table.texts()[0]).toEqual(isTaken ? ["100", "300"] : ["", ""]);
      expect(onClose).toHaveBeenCalledTimes(isTaken ? 1 : 0);
      cleanup();
    }
  });
});
