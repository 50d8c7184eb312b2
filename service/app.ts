import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import type { Logger } from "pino";
import { authenticate, type Credentials } from "./auth/authenticate";
import type { Caller } from "./caller";
import type { Db } from "./db/database";
import { Refusal, refuse } from "./errors";
import { answerOnce } from "./http/answer-once";
import { readTags } from "./http/entity-tag";
import { readBody, readBytes } from "./http/read-body";
import { readQuery } from "./http/read-query";
import { factsOf, newFacts, type RequestFacts } from "./http/request-facts";
import { respond, respondRefusal } from "./http/respond";
import { compileRoutes, VERBS, type ApiRequest, type Verb } from "./http/route";
import { toRefusal } from "./http/to-refusal";
import { apiRoutes } from "./routes";

export interface AppDependencies {
  db: Db;
  credentials: Credentials;
  log: Logger;
  /** The database answers and is migrated. */
  ready: () => Promise<boolean>;
  now?: () => Date;
  /** Where a request came from; its peer unless a proxy stands in front. */
  addressOf?: (request: IncomingMessage) => string;
}

const MIB = 1024 * 1024;
const API_PREFIX = /^\/api\/v2(?=\/|$)/i;

interface NodeBindings {
  incoming?: IncomingMessage;
}

/** The accounting service as a fetch handler: the API, health and readiness. */
export function createApp(deps: AppDependencies): Hono<{ Bindings: NodeBindings }> {
  const match = compileRoutes(apiRoutes);
  const now = deps.now ?? (() => new Date());
  const addressOf = deps.addressOf ?? ((incoming) => incoming.socket.remoteAddress ?? "");
  const app = new Hono<{ Bindings: NodeBindings }>();

  app.get("/healthz", (c) => c.json({ status: "up" }));
  app.get("/readyz", async (c) =>
    (await deps.ready()) ? c.json({ status: "ready" }) : c.json({ status: "not ready" }, 503),
  );

  app.all("*", async (c) => {
    const request = c.req.raw;
    // Without an http server around it there are no bindings at all.
    const incoming = (c.env as NodeBindings | undefined)?.incoming;
    const path = rawPath(incoming?.url ?? request.url);
    const facts = incoming ? factsOf(incoming) : newFacts(request.headers.get("x-request-id"));
    const { requestId } = facts;
    let response: Response;
    try {
      if (!API_PREFIX.test(path)) refuse("notFound", "There is nothing at this address; the API begins at /Api/v2.");
      const at = now();
      const address = incoming ? addressOf(incoming) : "";
      const authorization = request.headers.get("authorization");
      const user = await authenticate(deps.db, deps.credentials, authorization, at, address);
      if (!user) {
        return withRequestId(
          respondRefusal(
            new Refusal("unauthenticated", "This request needs a valid access token.", { "www-authenticate": "OAuth" }),
            randomUUID(),
          ),
          requestId,
        );
      }
      facts.userName = user.userName;
      const caller: Caller = {
        db: deps.db,
        user,
        now: at,
        ifMatch: readTags(request.headers.get("if-match"), false),
        language: languageOf(request.headers.get("accept-language")),
      };
      response = await respond(
        request,
        await dispatch(request, path.replace(API_PREFIX, "").replace(/^\//, ""), caller, facts),
      );
    } catch (error) {
      const identifier = randomUUID();
      const refusal = toRefusal(error);
      if (refusal.status >= 500) deps.log.error({ err: error, identifier, ...facts }, "request failed");
      response = respondRefusal(refusal, identifier);
    }
    return withRequestId(response, requestId);
  });

  async function dispatch(request: Request, path: string, caller: Caller, facts: RequestFacts): Promise<unknown> {
    const found = match(path);
    if (!found) return refuse("notFound", "There is no resource at this address.");
    const { route, params } = found;
    facts.route = route.path;
    if (params.companyId !== undefined) facts.companyId = params.companyId;
    const verb = (request.method === "HEAD" ? "GET" : request.method) as Verb;
    const handler = VERBS.includes(verb) ? route[verb] : undefined;
    if (!handler) {
      const accepted = VERBS.filter((candidate) => route[candidate]).join(", ");
      return refuse("verbNotAccepted", `This resource accepts ${accepted}, not ${request.method}.`, {
        allow: accepted,
      });
    }
    const search = new URL(request.url).searchParams;
    const limit = route.bodyLimit ?? MIB;
    const apiRequest: ApiRequest = {
      caller,
      param: (name) => params[name] ?? fail(name, route.path),
      optionalParam: (name) => params[name],
      body: (schema) => readBody(request, limit, schema),
      query: (shape) => readQuery(search, shape),
    };
    const key = verb === "POST" ? request.headers.get("idempotency-key") : null;
    if (key !== null) return answerOnce(apiRequest, { key, path, read: () => readBytes(request, limit) }, handler);
    return handler(apiRequest);
  }

  return app;
}

function fail(name: string, path: string): never {
  throw new Error(`the path ${path} has no parameter ${name}`);
}

/** The path as it was sent: URL would already have resolved %2E%2E in it. */
function rawPath(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "") || "/";
}

function withRequestId(response: Response, requestId: string): Response {
  response.headers.set("x-request-id", requestId);
  return response;
}

function languageOf(header: string | null): "en" | "sv" {
  return /^\s*sv\b/i.test(header ?? "") ? "sv" : "en";
}
