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
  const userOf = {
    Administrator: await make.user("Administrator", { userName: "administrator" }),
    AgencyDirector: await make.user("AgencyDirector", { userName: "director", agencyId }),
    AgencyConsultant: await make.user("AgencyConsultant", { userName: "consultant", agencyId }),
  } as Record<Role, string>;
  await make.connect(companyId, "consultant");
  for (const role of COMPANY_ROLES) {
    const userName = await make.user("CompanyUser", { userName: `company-${role.toLowerCase()}` });
    await make.connect(companyId, userName, role);
    userOf[`Company${role}`] = userName;
  }
  const stranger = await make.user("AgencyDirector", { userName: "stranger", agencyId: foreignAgency });
  return { agencyId, companyId, foreignCompanyId, userOf, stranger };
}
