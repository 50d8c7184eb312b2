import { ok, type Fixture } from "../fixture";

/** The year that fiscal years of these checks cover. */
export const YEAR = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };

/** A comment as a client sends it. */
export function commentOf(values: object = {}): Record<string, unknown> {
  return { type: "KeyFigureComment", message: "Sålde mer", keyFigureType: "NetSales", period: YEAR, ...values };
}

export interface StoredComment {
  id: string;
  created: string;
  lastModified: string;
  author: string;
  isOwn?: true;
  message: string;
}

export async function addComment(s: Fixture, companyId: string, values: object = {}): Promise<StoredComment> {
  return ok(await s.director.post(`/Company/${companyId}/Comment`, commentOf(values)));
}

/** A period report of the year as a client sends it. */
export function reportOf(title: string, values: object = {}): Record<string, unknown> {
  return { title, period: YEAR, keyFigurePresetId: "Overview", ...values };
}

/** A new company with the fiscal year 2025, and the path of that year's key figure data. */
export async function companyWithYear(s: Fixture): Promise<{ id: string; yearId: string; dataPath: string }> {
  const { id } = await s.company();
  const { id: yearId } = await s.fiscalYear(id);
  return { id, yearId, dataPath: `/Company/${id}/FiscalYear/${yearId}/KeyFigureData` };
}

/** An item of key figure data for the whole year. */
export function inputOf(values: object = {}): Record<string, unknown> {
  return { keyFigureInfoId: "TaxRate", period: YEAR, value: 20.6, ...values };
}
