import { demand, refuse } from "./refused";
import type { Agency, Company, User, World } from "./world";

/** Roles in docs/interface.md, with a letter for each column: Director, Consultant, Admin, Import, Normal, Limited. */
const RIGHTS = {
  readCompany: "DCAINL",
  updateCompany: "DCA",
  createInAgency: "DC",
  deleteInAgency: "D",
  createDirect: "D",
  deleteDirect: "DA",
  readAgency: "DC",
  updateAgency: "D",
  administerAgencies: "",
  readComments: "DCAINL",
  writeComments: "DCAN",
  readPresets: "DCAINL",
  writePresets: "DCA",
  readYears: "DCAINL",
  writeYears: "DCAI",
  readFigures: "DCAINL",
  writeFigures: "DCAIN",
  importBooks: "DCAI",
} as const;
export type Right = keyof typeof RIGHTS;

export function isAllowed(user: User, right: Right, company?: Company): boolean {
  if (user.type === "Administrator") return true;
  return RIGHTS[right].includes(letterOf(user, company));
}

/** The letter of the user's column; a company user has the initial of the role, or the least, L, without a company. */
function letterOf(user: User, company?: Company): string {
  if (user.type === "AgencyDirector") return "D";
  if (user.type === "AgencyConsultant") return "C";
  return (company && user.connections.get(company.id)?.[0]) ?? "L";
}

export function isConnected(user: User, company: Company): boolean {
  return (user.type === "AgencyDirector" && user.agencyId === company.agencyId) || user.connections.has(company.id);
}

export function mayAccess(user: User, company: Company): boolean {
  return user.type === "Administrator" || isConnected(user, company);
}

/**
 * The company with this id; throws 404 unless it is visible and of the agency in the path, if there is one, and 403
 * unless the right is granted. Imports have checked the agency before, by {@link requireAgencyImportAccess}.
 */
export function requireCompanyAccess(world: World, user: User, id: string, right: Right, agencyId?: string): Company {
  const company = world.companies.get(id);
  if (!company || !mayAccess(user, company)) return refuse(404);
  const isInAgency = agencyId === undefined || company.agencyId === agencyId;
  demand(isInAgency && (agencyId === undefined || right === "importBooks" || seesAgency(user, agencyId)), 404);
  demand(isAllowed(user, right, company), 403);
  return company;
}

/** An object of the company in the path; throws 404 unless both are visible, 403 unless the right is granted. */
export function requireItemAccess<T>(
  world: World,
  user: User,
  id: string,
  right: Right,
  find: (company: Company) => T,
): T {
  const company = requireCompanyAccess(world, user, id, "readCompany");
  const item = find(company);
  demand(isAllowed(user, right, company), 403);
  return item;
}

export function requireAgencyAccess(world: World, user: User, id: string, right: Right): Agency {
  const agency = world.agencies.get(id);
  if (!agency || !seesAgency(user, id)) return refuse(404);
  demand(isAllowed(user, right), 403);
  return agency;
}

/**
 * Throws unless the user may import to the agency. Users of its companies may when their role in one of them allows it,
 * although they see nothing else of the agency.
 */
export function requireAgencyImportAccess(world: World, user: User, id: string): void {
  if (user.type !== "CompanyUser") {
    requireAgencyAccess(world, user, id, "readAgency");
    demand(isAllowed(user, "importBooks"), 403);
    return;
  }
  const own = [...world.companies.values()].filter(
    (company) => company.agencyId === id && user.connections.has(company.id),
  );
  demand(own.length > 0, 404);
  demand(
    own.some((company) => isAllowed(user, "importBooks", company)),
    403,
  );
}

export function seesAgency(user: User, agencyId: string): boolean {
  return user.type === "Administrator" || (user.type !== "CompanyUser" && user.agencyId === agencyId);
}
