import { createRef, useState } from "react";
import { DataGrid, renderTextEditor } from "react-data-grid";
import "react-data-grid/lib/styles.css";
import { COLUMNS, enter, numberAt, ROWS, textOf } from "../contest";

let rows = Array.from({ length: ROWS }, (_, row) => ({
  name: `r${row}`,
  ...Object.fromEntries(Array.from({ length: COLUMNS }, (__, column) => [`c${column}`, numberAt(row, column)])),
}));
const columns = [
  { key: "name", name: "Name", width: 160, frozen: true },
  ...Array.from({ length: COLUMNS }, (_, column) => ({
    key: `c${column}`,
    name: `c${column}`,
    width: 100,
    renderEditCell: renderTextEditor,
    renderCell: ({ row }) =>
      textOf(typeof row[`c${column}`] === "number" ? row[`c${column}`] : Number(row[`c${column}`])),
  })),
];
const handle = createRef();

function Figures() {
  const [shown, setShown] = useState(rows);
  return (
    <DataGrid
      ref={handle}
      style={{ blockSize: 800 }}
      rows={shown}
      columns={columns}
      rowHeight={36}
      headerRowHeight={36}
      onRowsChange={(next) => {
        rows = next;
        setShown(next);
      }}
    />
  );
}

enter({
  render: () => <Figures />,
  scroller: () => document.querySelector(".rdg"),
  isShown: () => document.querySelectorAll(".rdg-cell").length > 100,
  focus: (row, column) => handle.current.selectCell({ rowIdx: row, idx: column + 1 }, { shouldFocusCell: true }),
  valueAt: (row, column) => Number(rows[row][`c${column}`]),
});
