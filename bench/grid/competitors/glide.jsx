import { CompactSelection, DataEditor, GridCellKind } from "@glideapps/glide-data-grid";
import "@glideapps/glide-data-grid/dist/index.css";
import { createRef, useState } from "react";
import { flushSync } from "react-dom";
import { COLUMNS, enter, numberAt, ROWS, textOf } from "../contest";

const numbers = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: COLUMNS }, (__, column) => numberAt(row, column)),
);
const columns = [
  { title: "Name", width: 160 },
  ...Array.from({ length: COLUMNS }, (_, column) => ({ title: `c${column}`, width: 100 })),
];
let drawn = 0;
let select;
const handle = createRef();

const cellAt = ([column, row]) => {
  drawn++;
  if (column === 0) return { kind: GridCellKind.Text, data: `r${row}`, displayData: `r${row}`, allowOverlay: false };
  const data = numbers[row][column - 1];
  return { kind: GridCellKind.Number, data, displayData: textOf(data), allowOverlay: true };
};
const write = ([column, row], { data }) => {
  if (column > 0) numbers[row][column - 1] = data ?? null;
};

function Figures() {
  const [selection, setSelection] = useState({ columns: CompactSelection.empty(), rows: CompactSelection.empty() });
  select = setSelection;
  return (
    <DataEditor
      ref={handle}
      width="100%"
      height={800}
      rows={ROWS}
      rowHeight={36}
      headerHeight={36}
      columns={columns}
      freezeColumns={1}
      getCellContent={cellAt}
      getCellsForSelection
      onPaste
      onCellEdited={write}
      gridSelection={selection}
      onGridSelectionChange={setSelection}
    />
  );
}

enter({
  render: () => <Figures />,
  scroller: () => document.querySelector(".dvn-scroller"),
  isShown: () => drawn > 100 && document.querySelector("canvas") !== null,
  focus: (row, column) => {
    const cell = [column + 1, row];
    // Without a selection the focus would take the first cell.
    flushSync(() => {
      select({
        columns: CompactSelection.empty(),
        rows: CompactSelection.empty(),
        current: { cell, range: { x: column + 1, y: row, width: 1, height: 1 }, rangeStack: [] },
      });
    });
    handle.current.focus();
  },
  valueAt: (row, column) => numbers[row][column],
});
