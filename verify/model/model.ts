import { canonical } from "./canonical";
import { demand, Refused, refuse } from "./refused";
import type { HandlerInput, ModelAnswer, ModelRequest, Resources, Tag } from "./request";
import { agencies } from "./resources/agency";
import { comments } from "./resources/comment";
import { companies } from "./resources/company";
import { fiscalYears } from "./resources/fiscal-year";
import { keyFigureData } from "./resources/key-figure-data";
import { presets } from "./resources/preset";
import { sieImports } from "./resources/sie-import";
import { users } from "./resources/user";
import type { World } from "./world";

const RESOURCES: Resources = {
  ...agencies,
  ...companies,
  ...comments,
  ...presets,
  ...fiscalYears,
  ...keyFigureData,
  ...users,
  ...sieImports,
};
/** The resources that accept bodies of more than 1 MiB. */
const LARGE_BODIES = /KeyFigureData$|^SieImport/;
const VERBS = ["GET", "POST", "PUT", "DELETE"] as const;

/** A second, simple implementation of the interface: predicts the service's response and changes the world. */
export function answerOf(world: World, request: ModelRequest): ModelAnswer {
  try {
    return response(world, request);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, typeOfError, allow } = error;
    return { status, typeOfError, ...(allow ? { allow } : {}) };
  }
}

function response(world: World, request: ModelRequest): ModelAnswer {
  const user = request.user === null ? undefined : world.users.get(request.user);
  if (!user) return refuse(401);
  if (request.path === null) return refuse(400);
  const [pattern, params] = resourceAt(request.path);
  const resource = RESOURCES[pattern]!;
  const asked = request.method === "HEAD" ? "GET" : VERBS.find((method) => method === request.method);
  const handler = asked && resource[asked];
  if (!handler) throw new Refused(405, "NotImplemented", Object.keys(resource));
  const input: HandlerInput = {
    world,
    user,
    params,
    body: () => bodyOf(request, LARGE_BODIES.test(pattern)),
    query: (...names) => queryOf(request, names),
    match: (presented) => demand(!request.ifMatch || matches(request.ifMatch, presented, false), 412),
    now: request.now,
    newId: request.newId,
  };
  const body = handler(input) ?? null;
  if (asked === "GET" && request.ifNoneMatch && matches(request.ifNoneMatch, body, true)) return { status: 304 };
  return request.method === "HEAD" ? { status: 200 } : { status: 200, body };
}

function resourceAt(path: string[]): [string, string[]] {
  for (const pattern of Object.keys(RESOURCES)) {
    const expected = pattern.split("/");
    if (expected.length !== path.length) continue;
    const fits = (given: string, i: number) =>
      expected[i]!.startsWith(":") ? given !== "" : given.toLowerCase() === expected[i]!.toLowerCase();
    if (path.every(fits)) return [pattern, path.filter((_, i) => expected[i]!.startsWith(":"))];
  }
  return refuse(404);
}

function bodyOf({ body }: ModelRequest, largeAllowed: boolean): unknown {
  demand(body.kind === "none" || !body.large || largeAllowed, 413);
  return body.kind === "json" ? body.value : refuse(400);
}

function queryOf<N extends string>(request: ModelRequest, known: N[]): Partial<Record<N, string>> {
  const result: Partial<Record<N, string>> = {};
  for (const name of known) {
    const values = request.query.filter(([key]) => key === name);
    demand(values.length <= 1, 400);
    if (values.length === 1) result[name] = values[0]![1];
  }
  return result;
}

function matches(tags: Tag[], presented: unknown, weakly: boolean): boolean {
  const state = canonical(presented);
  return tags.some((tag) => tag === "*" || ((weakly || !tag.weak) && tag.of === state));
}
