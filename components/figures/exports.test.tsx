// @vitest-environment happy-dom
import { cleanup, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { KeyFigureTrace } from "@/contract/figures/key-figure-trace";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { COMPANY, exportAsCsv } from "@/components/ui/testing/export-of-object";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { FiguresExport } from "./figures-export";
import { TraceExport } from "./trace-export";

const saved = vi.hoisted((): string[] => []);
vi.mock("@/lib/spreadsheets/save-table", () => ({
  saveSheets: (_kind: string, _sheets: unknown, name: string) => {
    saved.push(name);
    return Promise.resolve(name);
  },
}));

afterEach(() => {
  cleanup();
  saved.length = 0;
});

async function save(exported: ReactNode) {
  exportAsCsv(exported);
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
}

it("files with the key figures of an object, and with a trace of one of them, are named after the object", async () => {
  const workbook = { sheets: [{ name: "Key figures", columns: [], frozen: { rows: 0, columns: 0 }, rows: [] }] };
  installTestTransport(({ path }) => Promise.resolve(responseOf(path.includes("Workbook") ? workbook : [])));
  await save(<FiguresExport companyId={COMPANY} year={YEAR_2024} />);
  expect(saved[0]).toContain("Key figures Kst 20 Verkstaden 2024-01");
  cleanup();
  saved.length = 0;
  await save(
    <TraceExport
      companyId={COMPANY}
      year={YEAR_2024}
      address={{ keyFigureId: "NetSales", first: "2024-03-01", last: "2024-03-31" }}
      keyFigure={{ name: "Net sales" } as KeyFigureTrace["keyFigure"]}
      dimensionId="1_20"
    />,
  );
  expect(saved[0]).toContain("Net sales is made Kst 20 Verkstaden 2024-03");
});
