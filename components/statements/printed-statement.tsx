"use client";

import type { StatementColumn } from "@/contract/statements/columns";
import type { StatementRow } from "@/contract/statements/rows";
import { columnsOfTables } from "@/lib/statements/columns-of-tables";
import { useColumnHeading } from "@/lib/statements/use-column-heading";
import { useMeeting } from "@/components/shell/meeting";
import { MAX_COLUMNS, MAX_UPRIGHT } from "@/components/ui/use-while-printing";
import "./printed-statement.css";

interface PrintedStatementProps {
  label: string;
  columns: readonly StatementColumn[];
  rows: readonly StatementRow[];
  textOf: (value: number | null, column: StatementColumn) => string;
}

/** The visible lines and chosen columns as plain tables, which replace the table that scrolls. */
export function PrintedStatement({ label, columns, rows, textOf }: PrintedStatementProps) {
  const headingOf = useColumnHeading();
  // In a meeting the frame prints the title.
  const isMeeting = useMeeting() !== null;
  return (
    <div className="printed-statement" data-wide={columns.length > MAX_UPRIGHT || undefined}>
      {!isMeeting && <h2>{label}</h2>}
      {columnsOfTables(columns, MAX_COLUMNS).map((shown) => (
        <table key={shown[0]!.key} aria-label={label}>
          <thead>
            <tr>
              <td />
              {shown.map((column) => (
                <th key={column.key} scope="col">
                  {headingOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} data-kind={row.kind}>
                <th scope="row" style={{ paddingLeft: `${String(row.depth * 3)}mm` }}>
                  {row.number !== undefined && `${row.number} `}
                  {row.name}
                </th>
                {shown.map((column) => (
                  <td key={column.key}>{textOf(column.of(row.amounts), column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
