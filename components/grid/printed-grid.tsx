"use client";

import type { RefObject } from "react";
import { createPortal } from "react-dom";
import { divideColumns } from "@/lib/divide-columns";
import type { GridStore } from "@/lib/grid/grid-store";
import { MAX_COLUMNS, MAX_UPRIGHT, useWhilePrinting } from "@/components/ui/use-while-printing";
import type { GridLayout } from "./grid-layout";

interface PrintedGridProps {
  store: GridStore;
  layout: GridLayout;
  boxRef: RefObject<HTMLDivElement | null>;
}

/**
 * All rows and columns that the grid has now, as plain tables. While the page is printed they replace the grid, which
 * draws only what is in view.
 */
export function PrintedGrid({ store, layout, boxRef }: PrintedGridProps) {
  const place = useWhilePrinting(() => boxRef.current?.parentElement ?? null);
  return place ? createPortal(<Tables store={store} layout={layout} />, place) : null;
}

function Tables({ store, layout }: Pick<PrintedGridProps, "store" | "layout">) {
  const { lead, columns } = layout;
  // Each column is a group of its own; `index` is its place in the grid.
  const tables = divideColumns(
    columns.map((column, index) => [{ ...column, index }]),
    MAX_COLUMNS,
  );
  return (
    <div className="printed-grid" data-wide={columns.length > MAX_UPRIGHT || undefined}>
      {tables.map((shown, table) => {
        // Each table has the names of the rows; only the first one also has their descriptions.
        const before = table === 0 ? lead : lead.slice(0, 1);
        return (
          <table key={shown[0]!.id}>
            <thead>
              <tr>
                {before.map(({ id, header, align }) => (
                  <th key={id} className={align === "end" ? "text-right" : "text-left"}>
                    {header}
                  </th>
                ))}
                {shown.map(({ id, label, align }) => (
                  <th key={id} className={align ? "text-left" : "text-right"}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: store.size.rows }, (_, row) => {
                const { rowId, cells } = store.rowSnapshot(row);
                return (
                  <tr key={rowId}>
                    {before.map(({ id, cell, align }, i) => {
                      const Cell = i === 0 ? "th" : "td";
                      return (
                        <Cell key={id} className={align === "end" ? "text-right" : "text-left"}>
                          {cell(rowId)}
                        </Cell>
                      );
                    })}
                    {shown.map(({ id, align, index }) => (
                      <td key={id} className={align ? "text-left" : "numeric"}>
                        {cells.view(index)?.text}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
