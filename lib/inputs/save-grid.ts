import type { QueryClient } from "@tanstack/react-query";
import { fileName } from "@/contract/file-name";
import { companiesQueries } from "@/lib/companies/queries";
import type { GridModel } from "@/lib/grid/grid-model";
import { localeOfCulture } from "@/contract/format/locale";
import { saveTable } from "@/lib/spreadsheets/save-table";
import type { FileKind } from "@/lib/spreadsheets/table";
import { tableOfGrid } from "./grid-table";

interface GridFile {
  model: GridModel;
  nameOf: (rowId: string) => string;
  /** File name without the company's name and the extension. */
  fileName: string;
  /** The percent-encoded id from the page's address; undefined for a grid of several companies. */
  companyId: string | undefined;
  queryClient: QueryClient;
  culture: string;
}

/** Saves a grid's rows as a file. @returns the name of the file */
export async function saveGrid(kind: FileKind, grid: GridFile): Promise<string> {
  const company = grid.companyId === undefined ? null : await companyName(grid.companyId, grid.queryClient);
  const name = company === null ? grid.fileName : fileName(company, grid.fileName);
  const table = tableOfGrid(grid.model, grid.nameOf, localeOfCulture(grid.culture) ?? "en");
  return saveTable(kind, table, name, grid.culture);
}

/** The company's name, or its id when the name cannot be fetched. */
async function companyName(companyId: string, queryClient: QueryClient): Promise<string> {
  const id = decodeURIComponent(companyId);
  return queryClient.query(companiesQueries.one(id)).then(
    ({ name }) => name,
    () => id,
  );
}
