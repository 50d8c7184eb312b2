import type { UserCreate } from "@/contract/users/user";
import { CONSULTANT_COMPANIES, DEMO_AGENCY } from "./generate";

export const DEMO_USER_NAMES = ["director", "consultant", "owner", "limited"] as const;

/** Users of the agency, then those of its first company. `companyIds` are all of the agency's, in order. */
export function demoUsers(
  companyIds: readonly string[],
  password: string,
): [director: UserCreate, consultant: UserCreate, ...ofCompany: UserCreate[]] {
  const [first] = companyIds;
  const ofFirst = (typeOfRole: "Normal" | "Limited") => ({ companies: [{ companyId: first!, typeOfRole }] });
  const atAgency = { agencyId: DEMO_AGENCY.shortName, phone: "08-465 004 10", password };
  return [
    { userName: "director", name: "Demobyrån, byråchef", type: "AgencyDirector", ...atAgency },
    {
      userName: "consultant",
      name: "Demobyrån, konsult",
      type: "AgencyConsultant",
      customers: companyIds.slice(0, CONSULTANT_COMPANIES),
      ...atAgency,
    },
    { userName: "owner", name: "Ägaren", type: "CompanyUser", password, ...ofFirst("Normal") },
    { userName: "limited", name: "Styrelsen", type: "CompanyUser", password, ...ofFirst("Limited") },
  ];
}
