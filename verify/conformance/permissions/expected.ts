import { PATHS, VERBS, type Role, type Verb } from "./paths";
import { right } from "./table";

/** The owner in the path is of the user's agency, of another agency, or missing; or only the object is missing. */
export type Situation = "own" | "foreign" | "missing" | "item missing";

/** Status for users with the permission: the requests are made so that they change nothing. */
const ALLOWED: Record<Verb, number> = { GET: 200, POST: 400, PUT: 400, DELETE: 412 };

/** Parameters of sessions and tokens, for which the requests use ids that do not exist. */
const NONEXISTENT = ["sessionId", "tokenId"];

/** The roles that manage the users of a company, and so see them. */
const managers = right("role-users-of-agency-of-company", 1);

/** Parameters that name the owner of objects; the others name an object. */
const OWNERS = ["agencyId", "companyId", "userName"];

/** The parameters whose objects a request looks up; a POST does not look up the object that it would create. */
export function lookedUp(path: string, verb: Verb): string[] {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return verb === "POST" && path.endsWith(`:${parameters.at(-1) ?? ""}`) ? parameters.slice(0, -1) : parameters;
}

/** The situations that make a difference to a path, each with the parameter whose object does not exist, or null. */
export function situationsOf(path: string, verb: Verb): { situation: Situation; missing: string | null }[] {
  const looked = lookedUp(path, verb);
  const [owner, item] = [
    looked.findLast((name) => OWNERS.includes(name)),
    looked.findLast((name) => !OWNERS.includes(name)),
  ];
  return [
    { situation: "own", missing: null },
    ...(owner === undefined ? [] : [{ situation: "foreign" as const, missing: null }]),
    ...(owner === undefined ? [] : [{ situation: "missing" as const, missing: owner }]),
    ...(item === undefined ? [] : [{ situation: "item missing" as const, missing: item }]),
  ];
}

/** The status that docs/interface.md (Requests, Errors, Roles) demands; `role` is null without authentication. */
export function expectedStatus(path: string, verb: Verb, role: Role | null, situation: Situation): number {
  if (role === null) return 401;
  const access = PATHS[path]![verb];
  if (access === undefined) return 405;
  if (NONEXISTENT.some((name) => lookedUp(path, verb).includes(name))) return 404;
  // Company users see nothing of an agency, but through its path they may import to their own company.
  const isImport = path.startsWith("SieImport/");
  if (lookedUp(path, verb).includes("agencyId") && role.startsWith("Company") && !isImport) return 404;
  if (situation === "missing" || situation === "item missing") return 404;
  if (situation === "foreign" && role !== "Administrator") return 404;
  if (role === "Administrator" || access === "everyone") return ALLOWED[verb];
  if (access === "administrator") return 403;
  const grant = access.grantOf(role);
  // The requested comment has another author, and the requested view is the agency's. A reply is the user's own.
  const isOthers = lookedUp(path, verb).some((name) => name === "commentId" || name === "portfolioViewId");
  if (grant === "own" && isOthers && !path.endsWith("/Reply")) return 403;
  // A role that sees only its own mails does not see another sender's.
  if (grant === "own" && lookedUp(path, verb).includes("mailId")) return 404;
  // The report of these requests is published. Its PDFs in the archive are documents, which cannot be published.
  const isReport = path.includes("/PeriodReport") && !path.includes("/Document");
  if (grant !== "–" && (grant !== "published" || isReport)) return ALLOWED[verb];
  // A role that does not manage users does not see them.
  return lookedUp(path, verb).includes("userName") && managers.grantOf(role) === "–" ? 404 : 403;
}

/** The Allow header of a 405. */
export function acceptedVerbs(path: string): string {
  return VERBS.filter((verb) => PATHS[path]![verb] !== undefined).join(", ");
}
