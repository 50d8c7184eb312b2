import type { Role } from "@/contract/permissions";
import { COMPANY_ROLES } from "@/contract/users/user-types";
import type { TestApp } from "./test-app";

/** An agency with a company, a user of every role in it, and a user of another agency. */
export interface People {
  agencyId: string;
  companyId: string;
  /** A company of another agency; of the users in `userOf` only the administrator sees it. */
  foreignCompanyId: string;
  userOf: Record<Role, string>;
  /** The director of the other agency, without any access to the first one and its company. */
  stranger: string;
}

/** Creates {@link People} for tests that are generated from the permission table. */
export async function makePeople({ make }: TestApp): Promise<People> {
  const agencyId = await make.agency("home");
  const companyId = await make.company(agencyId, { name: "Hemma AB" });
  const foreignAgency = await make.agency("foreign");
  const foreignCompanyId = await make.company(foreignAgency, { name: "Borta AB" });
  const stranger = "stranger";
  const companyUsers = COMPANY_ROLES.map((role) => ({ role, userName: `company-${role.toLowerCase()}` }));
  await make.users([
    { type: "Administrator", userName: "administrator" },
    { type: "AgencyDirector", userName: "director", agencyId },
    { type: "AgencyConsultant", userName: "consultant", agencyId },
    ...companyUsers.map(({ userName }) => ({ type: "CompanyUser" as const, userName })),
    { type: "AgencyDirector", userName: stranger, agencyId: foreignAgency },
  ]);
  await make.connections([
    { companyId, userName: "consultant", role: null },
    ...companyUsers.map((ofCompany) => ({ companyId, ...ofCompany })),
  ]);
  const userOf = {
    Administrator: "administrator",
    AgencyDirector: "director",
    AgencyConsultant: "consultant",
    ...Object.fromEntries(companyUsers.map(({ role, userName }) => [`Company${role}`, userName])),
  } as Record<Role, string>;
  return { agencyId, companyId, foreignCompanyId, userOf, stranger };
}
