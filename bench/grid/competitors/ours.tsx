import { NextIntlClientProvider } from "next-intl";
import { Grid } from "@/components/grid/grid";
import { GridStore } from "@/lib/grid/grid-store";
import { selectCell } from "@/lib/grid/selection";
import { NumberTable } from "@/lib/grid/testing/number-table";
import gridTexts from "@/lib/i18n/messages/en/grid.json";
import ui from "@/lib/i18n/messages/en/ui.json";
import { COLUMNS, enter, numberAt, ROWS } from "../contest";

const table = new NumberTable(ROWS, COLUMNS, "en-GB");
table.fillNumbers(numberAt);
const store = new GridStore(table);
const layout = {
  lead: [{ id: "name", header: "Name", width: "160px", align: "start" as const, cell: (rowId: string) => rowId }],
  columns: table.columnIds().map((id) => ({ id, header: id, label: id })),
  // Makes columns of 100 px, as the other grids have, in Arial, Helvetica and Liberation Sans.
  digits: 10.2,
  rowLabel: (rowId: string) => rowId,
};

enter({
  render: () => (
    <NextIntlClientProvider locale="en" messages={{ ui, grid: gridTexts }}>
      <Grid store={store} layout={layout} label="Figures" maxHeight="800px" />
    </NextIntlClientProvider>
  ),
  scroller: () => document.querySelector('[role="grid"]')!,
  isShown: () => document.querySelectorAll('[role="gridcell"]').length > 100,
  focus: (row, column) => {
    store.select(selectCell({ row, column }));
    store.focus();
  },
  valueAt: (row, column) => {
    const content = table.content(`r${row}`, `c${column}`);
    return typeof content === "number" ? content : null;
  },
});
