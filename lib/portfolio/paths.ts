import { path } from "@/lib/api/path";

type ValuesQuery = { keyFigures?: string; keyFigurePresetId?: string; resolution?: string; period?: string };

/** Key figures of all companies of the agency; ids are separated by commas. */
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
