import { MONTHS } from "@/contract/months";
import type { OperationGroup } from "../../platform/openapi/operation";
import { MONTHS_QUERY } from "./list-company-months";

export const companyMonthOperations: OperationGroup = {
  resource: "CompanyMonth",
  description: "The work on each month of an agency's companies: booked, reconciled, commented, reported.",
  operations: [
    {
      path: "Agency/:agencyId/CompanyMonth",
      verb: "GET",
      id: "listCompanyMonths",
      summary: "List how far the work on the months of an agency's companies has come",
      description:
        "Every company of the agency that the user may see, by name, with a letter for each month and step: `y` done, `n` missing, `-` nothing to do.",
      query: {
        through: {
          schema: MONTHS_QUERY.through,
          description: "The newest month YYYY-MM; the one before the present one unless given.",
        },
        months: {
          schema: MONTHS_QUERY.months,
          description: `How many months, at most ${MONTHS.max}; ${MONTHS.default} unless given.`,
        },
      },
      response: "CompanyMonthList",
      extension: true,
    },
  ],
};
