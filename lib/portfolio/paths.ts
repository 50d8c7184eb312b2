import { path } from "@/lib/api/path";

/** `keyFigures` are ids separated by commas; `period` is a month, YYYY-MM. */
type ValuesQuery = { keyFigures?: string; keyFigurePresetId?: string; resolution?: string; period?: string };

/** Key figures of all companies of the agency; `history` is the number of periods for sparklines. */
export const agencyKeyFigureValuesPath = (agencyId: string, query: ValuesQuery & { history?: number }) =>
  path(["Agency", agencyId, "KeyFigureValue"], query);
export const portfolioPreviewPath = (agencyId: string, query: ValuesQuery) =>
  path(["Agency", agencyId, "PortfolioPreview"], query);
export const portfolioViewsPath = (agencyId: string) => path(["Agency", agencyId, "PortfolioView"]);
export const portfolioViewPath = (agencyId: string, viewId: string) =>
  path(["Agency", agencyId, "PortfolioView", viewId]);
/** The default views of the page of all clients. */
export const defaultPortfolioViewPath = (agencyId: string) => path(["Agency", agencyId, "DefaultPortfolioView"]);
export const companyStatusesPath = (agencyId: string) => path(["Agency", agencyId, "CompanyStatus"]);
