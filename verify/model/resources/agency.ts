import { byCodePoints } from "../canonical";
import { demand, refuse } from "../refused";
import type { HandlerInput, Resources } from "../request";
import { isAllowed, requireAgencyAccess, seesAgency } from "../rights";
import { isObject, matching, may, merge, must, name, readChanges, readNew } from "../shapes";
import type { Agency, Json } from "../world";
import { contactChanges, contactNew } from "./company";

const SHORT_NAME = /^[a-z0-9_]{1,63}$/;
const readCount = (value: unknown) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 2 ** 31 ? value : refuse(400);

const shape = (readContact: (value: unknown) => unknown) => ({
  name: must(name()),
  numberOfLicences: may(readCount),
  contactInfo: may(readContact),
});

export const agencies: Resources = {
  Agency: { GET: list, POST: create },
  "Agency/:agencyId": { GET: get, POST: create, PUT: update, DELETE: remove },
};

const toAgency = (agency: Agency): Json => ({ ...agency });

function list({ world, user }: HandlerInput): Json[] {
  return [...world.agencies.values()]
    .filter((agency) => seesAgency(user, agency.shortName))
    .sort((one, other) => byCodePoints(one.shortName, other.shortName))
    .map(toAgency);
}

function get({ world, user, params: [id] }: HandlerInput): Json {
  return toAgency(requireAgencyAccess(world, user, id!, "readAgency"));
}

function create({ world, user, params: [pathId], body }: HandlerInput): Json {
  demand(isAllowed(user, "administerAgencies"), 403);
  demand(pathId === undefined || SHORT_NAME.test(pathId), 404);
  const input = body();
  const named = pathId !== undefined && isObject(input) ? { ...input, shortName: input.shortName ?? pathId } : input;
  const agency = readNew(named, { ...shape(contactNew), shortName: must(matching(SHORT_NAME)) }) as unknown as Agency;
  demand(pathId === undefined || pathId === agency.shortName, 400);
  demand(!world.agencies.has(agency.shortName), 409);
  world.agencies.set(agency.shortName, agency);
  return toAgency(agency);
}

function update({ world, user, params: [id], body, match }: HandlerInput): Json {
  const agency = requireAgencyAccess(world, user, id!, "updateAgency");
  const input = body();
  const { shortName: bodyName, ...changes } = readChanges(input, {
    ...shape(contactChanges),
    shortName: may((value) => (typeof value === "string" ? value : refuse(400))),
  });
  const merged = merge(toAgency(agency), changes) as unknown as Agency;
  const changesLicences = merged.numberOfLicences !== agency.numberOfLicences;
  if (changesLicences) demand(user.type === "Administrator", 403);
  match(toAgency(agency));
  demand((bodyName ?? agency.shortName) === agency.shortName, 412);
  const companies = [...world.companies.values()].filter((company) => company.agencyId === agency.shortName);
  if (changesLicences) demand(companies.length <= (merged.numberOfLicences ?? Infinity), 412);
  world.agencies.set(agency.shortName, merged);
  return toAgency(merged);
}

function remove({ world, user, params: [id], match }: HandlerInput): null {
  const agency = requireAgencyAccess(world, user, id!, "administerAgencies");
  match(toAgency(agency));
  demand(![...world.companies.values()].some((company) => company.agencyId === agency.shortName), 412);
  world.agencies.delete(agency.shortName);
  for (const [userName, other] of world.users) if (other.agencyId === agency.shortName) world.users.delete(userName);
  return null;
}
