import { DIRECT_ONE, HOME_ONE, HOME_TWO, OTHER_ONE } from "./generate/values";
import { PLAIN, type Step } from "./generate/step";

const as = (userName: string, method: string, path: string, json: unknown): Step => ({
  as: userName,
  method,
  path: path.split("/"),
  query: [],
  body: { json },
  spelling: PLAIN,
});
const companyUser = (userName: string, companies: Record<string, string>): Step =>
  as("root", "POST", "User", {
    userName,
    name: `Name of ${userName}`,
    type: "CompanyUser",
    companies: Object.entries(companies).map(([companyId, typeOfRole]) => ({ companyId, typeOfRole })),
  });
const agencyUser = (userName: string, type: string, agencyId: string, customers: string[] = []): Step =>
  as("root", "POST", "User", { userName, name: `Name of ${userName}`, type, agencyId, customers });
/** An import that names its company, so that the code in the file need not be the company's. */
const year = (companyId: string, start: string, end: string): Step => {
  const vouchers = [{ date: start, amount: 100 }];
  const books = { code: "556001-0001", start, end, currency: "SEK", vouchers, vouchersOnly: false };
  // The id of an agency's company is a-{agencyId}-{businessIdentityCode}.
  const path = companyId.startsWith("a-") ? `SieImport/${companyId.split("-")[1]!}` : "SieImport";
  return as("root", "PUT", path, { companyId, data: { books } });
};
const comment = (userName: string, start: string, end: string): Step =>
  as(userName, "POST", `Company/${HOME_ONE}/Comment`, {
    type: "KeyFigureComment",
    message: `By ${userName}`,
    keyFigureType: "NetSales",
    period: { start, end },
  });

const figure = (keyFigureInfoId: string, start: string, end: string, value: number, dimensionId?: string) => ({
  keyFigureInfoId,
  period: { start, end },
  value,
  dimensionId: dimensionId ?? null,
});

/** Requests that create the objects every sequence starts with, most of them as the administrator `root`. */
export const SETTING: Step[] = [
  as("root", "POST", "Agency", { shortName: "home", name: "Home" }),
  as("root", "POST", "Agency", { shortName: "other", name: "Other", numberOfLicences: 2 }),
  as("root", "POST", "Agency/home/Company", {
    businessIdentityCode: "556001-0001",
    name: "Ett",
    contactInfo: { name: "Ada", address: "Gatan 1", phone: "1" },
  }),
  as("root", "POST", "Agency/home/Company", { businessIdentityCode: "B2", name: "Två" }),
  as("root", "POST", "Agency/other/Company", { businessIdentityCode: "556001-0001", name: "Annan" }),
  as("root", "POST", "Company", { id: DIRECT_ONE, businessIdentityCode: "D1", name: "Direkt" }),
  agencyUser("director", "AgencyDirector", "home"),
  agencyUser("consultant", "AgencyConsultant", "home", [HOME_ONE]),
  agencyUser("stranger", "AgencyDirector", "other"),
  companyUser("admin", { [HOME_ONE]: "Admin" }),
  companyUser("importer", { [HOME_ONE]: "Import" }),
  companyUser("normal", { [HOME_ONE]: "Normal", [HOME_TWO]: "Normal" }),
  companyUser("limited", { [HOME_ONE]: "Limited" }),
  companyUser("mixed", { [HOME_TWO]: "Limited", [DIRECT_ONE]: "Admin", [OTHER_ONE]: "Import" }),
  year(HOME_ONE, "2025-01-01", "2025-12-31"),
  year(HOME_ONE, "2024-01-01", "2024-12-31"),
  year(DIRECT_ONE, "2025-01-01", "2025-12-31"),
  year(OTHER_ONE, "2025-01-01", "2025-12-31"),
  {
    ...as("root", "PUT", "", [
      figure("NetSales", "2025-01-01", "2025-12-31", 1),
      figure("NetSales", "2025-01-31", "2025-06-15", 2),
      figure("NetSales", "2025-01-31", "2025-06-15", 3, "1_9"),
      figure("NetSales", "2025-01-31", "2025-06-15", 4, "1_10"),
      figure("TaxRate", "2025-01-01", "2025-01-31", 20.6),
    ]),
    path: ["Company", HOME_ONE, "FiscalYear", { ref: "year", nth: 0 }, "KeyFigureData"],
  },
  comment("director", "2025-01-01", "2025-01-31"),
  comment("normal", "2025-01-31", "2025-12-31"),
];
