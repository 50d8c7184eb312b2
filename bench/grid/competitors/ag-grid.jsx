import {
  ClientSideRowModelModule,
  ModuleRegistry,
  NumberEditorModule,
  ScrollApiModule,
  ColumnApiModule,
  themeQuartz,
} from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { COLUMNS, enter, numberAt, ROWS, textOf } from "../contest";

ModuleRegistry.registerModules([ClientSideRowModelModule, NumberEditorModule, ScrollApiModule, ColumnApiModule]);

const rowData = Array.from({ length: ROWS }, (_, row) => ({
  name: `r${row}`,
  ...Object.fromEntries(Array.from({ length: COLUMNS }, (__, column) => [`c${column}`, numberAt(row, column)])),
}));
const columnDefs = [
  { field: "name", pinned: "left", width: 160 },
  ...Array.from({ length: COLUMNS }, (_, column) => ({
    field: `c${column}`,
    width: 100,
    editable: true,
    cellEditor: "agNumberCellEditor",
    valueFormatter: ({ value }) => textOf(value),
  })),
];
let api;

enter({
  render: () => (
    <div style={{ height: 800 }}>
      <AgGridReact
        theme={themeQuartz}
        rowData={rowData}
        columnDefs={columnDefs}
        rowHeight={36}
        headerHeight={36}
        enterNavigatesVerticallyAfterEdit
        onGridReady={(event) => (api = event.api)}
      />
    </div>
  ),
  scroller: () => document.querySelector(".ag-grid-viewport"),
  isShown: () => document.querySelectorAll(".ag-cell").length > 100,
  focus: (row, column) => api.setFocusedCell(row, `c${column}`),
  valueAt: (row, column) => rowData[row][`c${column}`],
});
