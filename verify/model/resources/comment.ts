import { byCodePoints, canonical } from "../canonical";
import { demand, refuse } from "../refused";
import type { HandlerInput, Resources } from "../request";
import { requireCompanyAccess, requireItemAccess } from "../rights";
import { isDay, merge, must, name, oneOf, readChanges, readNew, readObject, readPeriod, text } from "../shapes";
import type { Comment, Company, Json, User } from "../world";

const shape = {
  type: must(oneOf("KeyFigureComment")),
  message: must(text(10_000)),
  period: must(readPeriod),
  keyFigureType: must(name(64)),
};

export const comments: Resources = {
  "Company/:companyId/Comment": { GET: list, POST: create, PUT: update },
  "Company/:companyId/Comment/:commentId": { GET: get, POST: create, PUT: update, DELETE: remove },
};

function toComment(comment: Comment, reader: User): Json {
  const { companyId: _, authorUserName, ...shown } = comment;
  return { ...shown, type: "KeyFigureComment", ...(authorUserName === reader.userName && { isOwn: true }) };
}

function list({ world, user, params: [companyId], query }: HandlerInput): Json[] {
  const company = requireCompanyAccess(world, user, companyId!, "readComments");
  const { startDate, endDate } = query("startDate", "endDate");
  for (const date of [startDate, endDate]) demand(date === undefined || isDay(date), 400);
  // Days compare as texts; an absent bound stands before or after every day.
  demand((startDate ?? "") <= (endDate ?? "9999-99"), 400);
  return world.comments
    .filter((comment) => comment.companyId === company.id)
    .filter(({ period }) => period.start.slice(0, 10) >= (startDate ?? ""))
    .filter(({ period }) => period.end.slice(0, 10) <= (endDate ?? "9999-99"))
    .sort((one, other) => byCodePoints(one.created, other.created) || byCodePoints(one.id, other.id))
    .map((comment) => toComment(comment, user));
}

function find({ world }: HandlerInput, company: Company, id: string): Comment {
  return world.comments.find((comment) => comment.companyId === company.id && comment.id === id) ?? refuse(404);
}

function get(input: HandlerInput): Json {
  const company = requireCompanyAccess(input.world, input.user, input.params[0]!, "readComments");
  return toComment(find(input, company, input.params[1]!), input.user);
}

function create({ world, user, params: [companyId], body, now, newId }: HandlerInput): Json {
  const company = requireCompanyAccess(world, user, companyId!, "writeComments");
  const { type: _, ...written } = readNew(body(), shape);
  const comment = {
    ...written,
    id: newId(),
    companyId: company.id,
    author: user.details.name,
    authorUserName: user.userName,
    created: now,
    lastModified: now,
  } as Comment;
  world.comments.push(comment);
  return toComment(comment, user);
}

/** Throws 403 when a company user with the role Normal changes or deletes another author's comment. */
function demandOwn(user: User, company: Company, comment: Comment): void {
  if (user.type === "CompanyUser" && user.connections.get(company.id) === "Normal") {
    demand(comment.authorUserName === user.userName, 403);
  }
}

/**
 * The id that a PUT addresses, from its path or its body; throws 400 when both lack it, when they differ, or when the
 * one in the body is neither a text nor null.
 */
export function idOfUpdate(input: Json, pathId: string | undefined): string {
  const { id } = input;
  demand(id === undefined || id === null || typeof id === "string", 400);
  const named = id ?? pathId;
  demand(named !== undefined && named === (pathId ?? named), 400);
  return named;
}

function update(input: HandlerInput): Json {
  const { world, user, params, body, match, now } = input;
  const company = requireItemAccess(world, user, params[0]!, "writeComments", (found) => {
    if (params[1] !== undefined) find(input, found, params[1]);
    return found;
  });
  // For a comment in the path, 403 comes before errors of the body; one in the body alone is checked below.
  if (params[1] !== undefined) demandOwn(user, company, find(input, company, params[1]));
  const written = readObject(body());
  const id = idOfUpdate(written, params[1]);
  const { type: _, ...changes } = readChanges(written, shape);
  const comment = find(input, company, id);
  demandOwn(user, company, comment);
  match(toComment(comment, user));
  const changed = merge(comment as unknown as Json, changes);
  if (canonical(changed) === canonical(comment)) return toComment(comment, user);
  const merged = { ...changed, lastModified: now } as unknown as Comment;
  world.comments = world.comments.map((other) => (other === comment ? merged : other));
  return toComment(merged, user);
}

function remove(input: HandlerInput): null {
  const { world, user, params, match } = input;
  const comment = requireItemAccess(world, user, params[0]!, "writeComments", (company) =>
    find(input, company, params[1]!),
  );
  demandOwn(user, world.companies.get(params[0]!)!, comment);
  match(toComment(comment, user));
  world.comments = world.comments.filter((other) => other !== comment);
  return null;
}
