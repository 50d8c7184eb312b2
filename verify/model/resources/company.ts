import { byCodePoints } from "../canonical";
import { demand, refuse } from "../refused";
import type { HandlerInput, Resources } from "../request";
import { isAllowed, isConnected, mayAccess, requireAgencyAccess, requireCompanyAccess } from "../rights";
import { matching, may, merge, must, name, readChanges, readNew, readObject, text } from "../shapes";
import type { Company, Json } from "../world";
import { standardPresets } from "./preset";

/** Ids of companies without an agency; those of an agency's companies begin with `a-`. */
const DIRECT_ID = /^(?!a-)[0-9A-Za-z_-]{1,64}$/;
const contact = { name: may(text()), address: may(text()), postalAddress: may(text()), phone: may(text()) };
export const contactNew = (value: unknown) => readNew(value, contact);
export const contactChanges = (value: unknown) => readChanges(value, contact);

const shape = (readContact: (value: unknown) => unknown) => ({
  businessIdentityCode: must(matching(/^[0-9A-Za-z-]{1,32}$/)),
  name: must(name()),
  typeOfCompany: may(text()),
  contactInfo: may(readContact),
  companyTypeId: may(text()),
});

/** Accepts `CompanyTypeId` as another spelling of `companyTypeId`. */
function readable(body: unknown): Json {
  const input = readObject(body);
  return "CompanyTypeId" in input && !("companyTypeId" in input)
    ? { ...input, companyTypeId: input.CompanyTypeId }
    : input;
}

function toCompany(company: Company): Json {
  const { agencyId: _, presets: __, ...shown } = company;
  return shown;
}

function listOf(companies: Iterable<Company>): Json[] {
  return [...companies]
    .sort((one, other) => byCodePoints(one.name, other.name) || byCodePoints(one.id, other.id))
    .map(toCompany);
}

/** The form in which codes are compared, by `company-code-unique-within-agency` of docs/interface.md. */
export function comparable(code: string): string {
  const bare = code.replace(/-/g, "").toLowerCase();
  return bare.length === 12 && bare.startsWith("16") && /^\d+$/.test(bare) ? bare.slice(2) : bare;
}

export const companies: Resources = {
  Company: { GET: listCompanies, POST: createDirect },
  "Company/:companyId": { GET: get, POST: createDirect, PUT: update, DELETE: remove },
  "Agency/:agencyId/Company": { GET: listOfAgency, POST: createInAgency },
  "Agency/:agencyId/Company/:companyId": { GET: get, POST: createInAgency, PUT: update, DELETE: remove },
};

function listCompanies({ world, user, query }: HandlerInput): Json[] {
  const { showAll = "false" } = query("showAll");
  const choice = showAll.toLowerCase();
  demand(choice === "true" || choice === "false", 400);
  const wanted = choice === "true" ? mayAccess : isConnected;
  return listOf([...world.companies.values()].filter((company) => wanted(user, company)));
}

function listOfAgency({ world, user, params: [agencyId] }: HandlerInput): Json[] {
  const agency = requireAgencyAccess(world, user, agencyId!, "readAgency");
  return listOf(
    [...world.companies.values()].filter(
      (company) => company.agencyId === agency.shortName && mayAccess(user, company),
    ),
  );
}

/** The ids of a path with or without an agency. */
function idsOf(params: string[]): { agencyId?: string; companyId: string } {
  return params.length === 2 ? { agencyId: params[0]!, companyId: params[1]! } : { companyId: params[0]! };
}

function get({ world, user, params }: HandlerInput): Json {
  const { agencyId, companyId } = idsOf(params);
  return toCompany(requireCompanyAccess(world, user, companyId, "readCompany", agencyId));
}

function createDirect(input: HandlerInput): Json {
  const { world, user, params, body } = input;
  const [pathId] = params;
  demand(isAllowed(user, "createDirect"), 403);
  demand(pathId === undefined || DIRECT_ID.test(pathId), 404);
  const { id, ...written } = readNew(readable(body()), { ...shape(contactNew), id: may(matching(DIRECT_ID)) });
  if (pathId !== undefined) demand(id === undefined || id === pathId, 400);
  const chosen = (id ?? pathId ?? written.businessIdentityCode) as string;
  demand(DIRECT_ID.test(chosen), 400);
  demand(!world.companies.has(chosen), 409);
  return add(input, null, chosen, written);
}

function createInAgency(input: HandlerInput): Json {
  const { world, user, params, body } = input;
  const [agencyId, pathId] = params;
  const agency = requireAgencyAccess(world, user, agencyId!, "createInAgency");
  const { id, ...written } = readNew(readable(body()), {
    ...shape(contactNew),
    id: may((value) => (typeof value === "string" ? value : refuse(400))),
  });
  const code = written.businessIdentityCode as string;
  const made = `a-${agency.shortName}-${code}`;
  demand((id ?? made) === made && (pathId ?? made) === made, 400);
  const others = [...world.companies.values()].filter((company) => company.agencyId === agency.shortName);
  demand(others.length < (agency.numberOfLicences ?? Infinity), 412);
  demand(!others.some((company) => comparable(company.businessIdentityCode) === comparable(code)), 409);
  return add(input, agency.shortName, made, written);
}

function add({ world, user }: HandlerInput, agencyId: string | null, id: string, written: Json): Json {
  const company = { typeOfCompany: "Company", ...written, id, agencyId, presets: standardPresets() } as Company;
  world.companies.set(id, company);
  // By `role-director-connections` and `role-consultant-connections` of docs/interface.md.
  if (!isConnected(user, company) && user.type !== "Administrator") user.connections.set(id, null);
  return toCompany(company);
}

function update({ world, user, params, body, match }: HandlerInput): Json {
  const { agencyId, companyId } = idsOf(params);
  const company = requireCompanyAccess(world, user, companyId, "updateCompany", agencyId);
  const input = readable(body());
  const { id, ...changes } = readChanges(input, {
    ...shape(contactChanges),
    id: may((value) => (typeof value === "string" ? value : refuse(400))),
  });
  match(toCompany(company));
  demand(id === undefined || id === null || id === company.id, 412);
  const code = changes.businessIdentityCode;
  demand(code === undefined || code === company.businessIdentityCode, 412);
  const merged = { typeOfCompany: "Company", ...merge(company as unknown as Json, changes) } as unknown as Company;
  world.companies.set(company.id, merged);
  return toCompany(merged);
}

function remove({ world, user, params, match }: HandlerInput): null {
  const { agencyId, companyId } = idsOf(params);
  const company = requireCompanyAccess(world, user, companyId, "readCompany", agencyId);
  demand(isAllowed(user, company.agencyId === null ? "deleteDirect" : "deleteInAgency", company), 403);
  match(toCompany(company));
  world.companies.delete(companyId);
  world.comments = world.comments.filter((comment) => comment.companyId !== companyId);
  world.years = world.years.filter((year) => year.companyId !== companyId);
  for (const [userName, other] of world.users) {
    if (!other.connections.delete(companyId)) continue;
    if (other.type === "CompanyUser" && other.connections.size === 0) world.users.delete(userName);
  }
  return null;
}
