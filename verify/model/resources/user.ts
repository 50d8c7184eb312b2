import { byCodePoints } from "../canonical";
import { demand, refuse } from "../refused";
import type { HandlerInput, Resources } from "../request";
import { mayAccess } from "../rights";
import {
  isObject,
  list as listOf,
  matching,
  may,
  merge,
  must,
  name,
  oneOf,
  readChanges,
  readNew,
  text,
} from "../shapes";
import type { Company, CompanyRole, Json, User, UserType, World } from "../world";

const USER_NAME = /^[\p{L}\p{N}._@+-]{1,128}$/u;
const readUserName = (value: unknown) => matching(USER_NAME)(text()(value));
const readConnection = (value: unknown) =>
  readNew(value, { companyId: must(text()), typeOfRole: must(oneOf("Admin", "Import", "Normal", "Limited")) });

const shape = {
  userName: must(readUserName),
  name: must(name()),
  type: must(oneOf("Administrator", "AgencyDirector", "AgencyConsultant", "CompanyUser")),
  email: may(text()),
  phone: may(text()),
  cellphone: may(text()),
  language: may(matching(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/)),
  agencyId: may(matching(/^[a-z0-9_]{1,63}$/)),
  customers: may((value) => eachOnce(listOf(text())(value) as string[], (id) => id)),
  companies: may((value) => eachOnce(listOf(readConnection)(value) as Json[], ({ companyId }) => companyId)),
};

function eachOnce<T>(items: T[], idOf: (item: T) => unknown): T[] {
  demand(new Set(items.map(idOf)).size === items.length, 400);
  return items;
}

export const users: Resources = {
  Me: { GET: ({ world, user }) => toUser(world, user, user) },
  User: { GET: list, POST: create, PUT: update },
  "User/:userName": { GET: get, POST: create, PUT: update, DELETE: remove },
};

type Connections = Map<string, CompanyRole | null>;

function isAgencyUser({ type }: { type: UserType }): boolean {
  return type === "AgencyDirector" || type === "AgencyConsultant";
}

function managesAgencyUsers(viewer: User): boolean {
  return viewer.type === "Administrator" || viewer.type === "AgencyDirector";
}

/** True when the viewer manages the users of the company. */
function manages(viewer: User, company: Company): boolean {
  if (viewer.type === "CompanyUser") return viewer.connections.get(company.id) === "Admin";
  return mayAccess(viewer, company);
}

function managesId(world: World, viewer: User, companyId: string): boolean {
  return manages(viewer, world.companies.get(companyId)!);
}

function isVisible(world: World, viewer: User, other: User): boolean {
  if (viewer === other || viewer.type === "Administrator") return true;
  if (viewer.type === "AgencyDirector" && other.agencyId === viewer.agencyId) return true;
  return other.type === "CompanyUser" && [...other.connections.keys()].some((id) => managesId(world, viewer, id));
}

/** The companies of a user that the viewer may know of, with the role in each. */
function visibleConnections(world: World, viewer: User, other: User): [string, CompanyRole | null][] {
  return [...other.connections]
    .filter(([id]) => viewer === other || managesId(world, viewer, id))
    .sort(([one], [another]) => byCodePoints(one, another));
}

function toUser(world: World, viewer: User, user: User): Json {
  const connections = visibleConnections(world, viewer, user);
  return {
    userName: user.userName,
    type: user.type,
    ...user.details,
    ...(user.agencyId === null ? {} : { agencyId: user.agencyId }),
    ...(user.type === "AgencyConsultant" ? { customers: connections.map(([id]) => id) } : {}),
    ...(user.type === "CompanyUser"
      ? { companies: connections.map(([companyId, typeOfRole]) => ({ companyId, typeOfRole })) }
      : {}),
  };
}

function list({ world, user }: HandlerInput): Json[] {
  return [...world.users.values()]
    .filter((other) => isVisible(world, user, other))
    .sort((one, other) => byCodePoints(one.userName, other.userName))
    .map((other) => toUser(world, user, other));
}

function find({ world, user }: HandlerInput, userName: string): User {
  const found = world.users.get(userName.normalize("NFC"));
  return found && isVisible(world, user, found) ? found : refuse(404);
}

function get(input: HandlerInput): Json {
  return toUser(input.world, input.user, find(input, input.params[0]!));
}

/** The connections in the body's member for this type of user; undefined when the member is absent. */
function requested(type: UserType, { customers, companies }: Json): Connections | undefined {
  const member = type === "AgencyConsultant" ? customers : type === "CompanyUser" ? companies : undefined;
  if (member === undefined) return undefined;
  return new Map(
    ((member ?? []) as (string | Json)[]).map((item) =>
      typeof item === "string" ? [item, null] : [item.companyId as string, item.typeOfRole as CompanyRole],
    ),
  );
}

/** Throws 404 when the caller does not see a company, and 403 when they do not manage its users. */
function demandManaged({ world, user }: HandlerInput, connections: Connections): void {
  const companies = [...connections.keys()].map((id) => world.companies.get(id));
  for (const company of companies) demand(company && mayAccess(user, company), 404);
  for (const company of companies) demand(manages(user, company!), 403);
}

/**
 * Throws 412 unless agency users have companies of their own agency or of none, and company users at least one. An
 * Administrator may leave a company user without any.
 */
function demandFitting({ world, user: caller }: HandlerInput, saved: User): void {
  if (saved.type === "CompanyUser") demand(saved.connections.size > 0 || caller.type === "Administrator", 412);
  else if (isAgencyUser(saved)) {
    const agencies = [...saved.connections.keys()].map((id) => world.companies.get(id)!.agencyId);
    demand(
      agencies.every((agencyId) => agencyId === null || agencyId === saved.agencyId),
      412,
    );
  }
}

function create(input: HandlerInput): Json {
  const { world, user, params, body } = input;
  const mayCreateUsers = user.type !== "CompanyUser" || [...user.connections.values()].includes("Admin");
  demand(mayCreateUsers, 403);
  const pathName = params[0]?.normalize("NFC");
  demand(pathName === undefined || USER_NAME.test(pathName), 404);
  const written = body();
  const named = isObject(written) ? { ...written, userName: written.userName ?? pathName } : written;
  const { userName, type, agencyId, customers, companies, ...details } = readNew(named, shape) as Json & {
    userName: string;
    type: UserType;
  };
  demand((pathName ?? userName) === userName, 400);
  if (isAgencyUser({ type })) demand(managesAgencyUsers(user), 403);
  if (type === "Administrator") demand(user.type === "Administrator", 403);
  const agency = isAgencyUser({ type }) ? agencyOfNew(user, agencyId as string | undefined) : null;
  if (agency !== null) demand(world.agencies.has(agency), 404);
  const connections = requested(type, { customers, companies }) ?? new Map<string, CompanyRole | null>();
  demandManaged(input, connections);
  // Only the admin command creates Administrators.
  demand(type !== "Administrator", 412);
  const created: User = { userName, type, agencyId: agency, details, connections };
  demandFitting(input, created);
  demand(!world.users.has(userName), 409);
  world.users.set(userName, created);
  return toUser(world, user, created);
}

function agencyOfNew(creator: User, asked: string | undefined): string | null {
  if (creator.type === "Administrator") return asked ?? refuse(400);
  demand(asked === undefined || asked === creator.agencyId, 403);
  return creator.agencyId;
}

function update(input: HandlerInput): Json {
  const { world, user, params, body, match } = input;
  const pathName = params[0]?.normalize("NFC");
  if (pathName !== undefined) find(input, pathName);
  // The name only says which user is meant, so a name that no user can have gives 404, not 400.
  const written = readChanges(body(), { ...shape, userName: may(text(Infinity)) });
  const { userName: bodyName, agencyId: askedAgency, customers, companies, ...changes } = written;
  const userName = (bodyName ?? pathName ?? refuse(400)) as string;
  demand((pathName ?? userName) === userName, 400);
  const stored = find(input, userName);
  const before = toUser(world, user, stored);
  const { type: newType = stored.type, ...newDetails } = changes as Json & { type?: UserType };
  const willBeAgencyUser = isAgencyUser({ type: newType });
  const agencyId = willBeAgencyUser && askedAgency !== undefined ? (askedAgency as string | null) : stored.agencyId;
  const details = merge(stored.details, newDetails);
  const asked = requested(newType, { customers, companies });
  const connections = asked && !sameConnections(asked, visibleConnections(world, user, stored)) ? asked : undefined;
  // The user keeps the companies whose users the caller does not manage. If there are any, the caller may not change
  // the user's e-mail (`role-managers-change-their-part` of docs/interface.md).
  const outside = [...stored.connections.keys()].filter((id) => !managesId(world, user, id));

  if (stored === user) {
    demand(newType === stored.type && agencyId === stored.agencyId && !connections, 403);
  } else {
    if (newType !== stored.type) demand(managesAgencyUsers(user), 403);
    if (agencyId !== stored.agencyId) demand(user.type === "Administrator", 403);
    if (details.email !== stored.details.email) demand(outside.length === 0, 403);
  }
  demand(!willBeAgencyUser || !isAgencyUser(stored) || agencyId !== null, 400);
  if (agencyId !== null && askedAgency !== undefined) demand(world.agencies.has(agencyId), 404);
  if (connections) demandManaged(input, connections);
  demand(newType === stored.type || (willBeAgencyUser && isAgencyUser(stored)), 412);
  match(before);
  const updated: User = { ...stored, type: newType, agencyId, details };
  if (connections) {
    const kept = [...stored.connections].filter(([id]) => outside.includes(id));
    updated.connections = new Map([...kept, ...connections]);
  }
  if (newType === "AgencyDirector" && (newType !== stored.type || agencyId !== stored.agencyId)) {
    // A director has all companies of the agency without a connection.
    const kept = [...updated.connections].filter(([id]) => world.companies.get(id)!.agencyId === null);
    updated.connections = new Map(kept);
  }
  if (connections || agencyId !== stored.agencyId) demandFitting(input, updated);
  world.users.set(stored.userName, updated);
  return toUser(world, stored === user ? updated : user, updated);
}

function sameConnections(asked: Connections, present: [string, CompanyRole | null][]): boolean {
  return asked.size === present.length && present.every(([id, role]) => asked.has(id) && asked.get(id) === role);
}

function remove(input: HandlerInput): null {
  const { world, user, params, match } = input;
  const stored = find(input, params[0]!);
  if (stored === user) {
    const managesUsers =
      user.type === "CompanyUser" ? [...user.connections.values()].includes("Admin") : managesAgencyUsers(user);
    demand(managesUsers, 403);
    refuse(412);
  }
  match(toUser(world, user, stored));
  const outside = [...stored.connections].filter(([id]) => !managesId(world, user, id));
  if (stored.type === "CompanyUser" && outside.length > 0) {
    world.users.set(stored.userName, { ...stored, connections: new Map(outside) });
  } else world.users.delete(stored.userName);
  return null;
}
