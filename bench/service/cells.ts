/** A value of key figure data, as the interface writes it. */
export interface Cell {
  keyFigureInfoId: string;
  period: { start: string; end: string };
  value: number;
  dimensionId: string;
}

const KEY_FIGURES = ["NumberOfEmployees", "TaxRate", "SeparableCosts", "BankOverdraftLimit", "Own"];
const OBJECTS = 1_000;

/** 60,000 cells with random values: five key figures in each month of the year, for 1,000 dimension objects. */
export function cellsOf(year: number): Cell[] {
  const months = Array.from({ length: 12 }, (_, month) => ({
    start: `${year}-${String(month + 1).padStart(2, "0")}-01T00:00:00`,
    end: `${new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)}T23:59:59`,
  }));
  return KEY_FIGURES.flatMap((keyFigureInfoId) =>
    months.flatMap((period) =>
      Array.from({ length: OBJECTS }, (_, i) => ({
        keyFigureInfoId,
        period,
        value: Math.round(Math.random() * 1e9) / 100,
        dimensionId: `1_${i}`,
      })),
    ),
  );
}

/** One statement that stores all cells of a fiscal year, and its parameters. */
export function insertCells(companyId: string, fiscalYearId: string, cells: Cell[]) {
  return {
    text: `insert into key_figure_data
        (company_id, fiscal_year_id, key_figure_info_id, first_day, last_day, dimension_id, value)
      select $1, $2, * from unnest($3::text[], $4::date[], $5::date[], $6::text[], $7::double precision[])
      on conflict (company_id, fiscal_year_id, key_figure_info_id, first_day, last_day, dimension_id)
      do update set value = excluded.value`,
    values: [
      companyId,
      fiscalYearId,
      cells.map((cell) => cell.keyFigureInfoId),
      cells.map((cell) => cell.period.start.slice(0, 10)),
      cells.map((cell) => cell.period.end.slice(0, 10)),
      cells.map((cell) => cell.dimensionId),
      cells.map((cell) => cell.value),
    ],
  };
}
