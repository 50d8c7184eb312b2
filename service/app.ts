import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { Logger } from "pino";
import { localeOfHeader } from "@/contract/format/locale";
import { createAuthentication, type CheckPassword } from "./platform/auth/authenticate";
import { challengeFor } from "./platform/auth/credentials";
import { GuessGuard } from "./platform/auth/guess-guard";
import { SecretVerifier } from "./platform/auth/secret-verifier";
import type { ReadOrganisationToken } from "./platform/auth/organisation-tokens";
import type { RequestContext, Credential, MailSettings } from "./platform/request-context";
import type { Db, OpenDatabase } from "./platform/db/database";
import { databaseNow } from "./platform/db/database-clock";
import { writesTo } from "./platform/db/write-queues";
import type { Keyring } from "./platform/encryption/keyring";
import { HttpError } from "./platform/http-error";
import { runIdempotently } from "./platform/http/idempotency";
import { readTags } from "./platform/http/entity-tag";
import { BodyCache } from "./platform/http/body-cache";
import { isStreamed, pathOf, requestOf, send, type HttpResponse, type HttpRequest } from "./platform/http/message";
import { readOnReplica } from "./platform/http/read-on-replica";
import { readBody, readBytes } from "./platform/http/read-body";
import { readQuery } from "./platform/http/read-query";
import { logFailure, toHttpError } from "./platform/http/to-http-error";
import { factsOf, newFacts, type RequestFacts } from "./platform/http/request-facts";
import { respond, respondError } from "./platform/http/respond";
import { PUBLIC_BODY_LIMIT, PublicRate } from "./platform/http/public-route";
import { canonicalPath, compileRoutes, VERBS, type ApiRequest, type Match, type Verb } from "./platform/http/route";
import { requireWriteScope } from "./platform/policies/token-scope";
import { serveDocs } from "./platform/openapi/serve-docs";
import { apiRoutes } from "./features/all-routes";
import { sharedReportRoutes } from "./features/reports/links/public-routes";
import { viewedContext } from "./features/users/view-as";
import { cleanUserAgent, type Origin } from "./platform/audit/security-events";
import type { RequestHandler } from "./platform/http/server";
import { WorkerPool } from "./platform/jobs/worker-pool";

export interface AppDependencies extends Pick<OpenDatabase, "db" | "lookups" | "replica"> {
  checkPassword: CheckPassword;
  keyring: Keyring;
  /** Shared with the sign-in page; a new one unless set. */
  guard?: GuessGuard;
  log: Logger;
  /** Resolves to true when the database responds and is migrated. */
  ready: () => Promise<boolean>;
  now?: () => Date;
  /** Verifies access tokens of the organisation's own OpenID provider; null if it has none. */
  organisation?: ReadOrganisationToken | null;
  /** Threads that read large bodies and SIE files; the caller closes the pool. */
  workers?: WorkerPool;
  /** The base URL of the service, with which links begin. */
  issuer: string;
  /** Undefined if no mail is sent. */
  mail?: MailSettings | undefined;
  /** Returns the client address of a request; by default the address of the peer. */
  addressOf?: (request: IncomingMessage) => string;
}

const MIB = 1024 * 1024;
/** Maximum bytes of encoded responses in the memory cache. */
const MAX_CACHED_BYTES = 64 * MIB;
const API_PREFIX = /^\/api\/v2(?=\/|$)/i;

/**
 * The accounting service without its OpenID Connect server: the API, its documentation, the public routes of shared
 * reports, health and readiness.
 */
export interface App {
  /** Answers a request that node's http server has received. */
  handle: RequestHandler;
  /** Answers a request as fetch would send it, without a server in between. */
  request(input: string | Request, init?: RequestInit): Promise<Response>;
}

export function createApp(deps: AppDependencies): App {
  const match = compileRoutes(apiRoutes);
  const authenticate = createAuthentication(deps, deps.checkPassword, deps.organisation ?? null);
  const bodyCache = new BodyCache(MAX_CACHED_BYTES);
  const workers = deps.workers ?? new WorkerPool();
  const guard = deps.guard ?? new GuessGuard(deps.db);
  const now = deps.now ?? databaseNow;
  const publicRate = new PublicRate();
  const addressOf = deps.addressOf ?? ((incoming) => incoming.socket.remoteAddress ?? "");

  return {
    handle(incoming, outgoing) {
      void handleRequest(requestOf(incoming), factsOf(incoming), () => addressOf(incoming)).then((response) =>
        send(incoming, outgoing, response, (error) =>
          deps.log.error({ err: error }, "a file broke off while it was sent"),
        ),
      );
    },
    async request(input, init) {
      const request = new Request(input, init);
      // A Request has already resolved %2E%2E in its URL.
      const url = typeof input === "string" ? input : input.url;
      const { status, headers, body } = await handleRequest(
        { method: request.method, url, headers: request.headers, body: request.body },
        newFacts(request.headers.get("x-request-id")),
        () => "",
      );
      // The type of Response excludes bytes over shared memory, which HttpResponse does not exclude.
      return new Response(isStreamed(body) ? webStream(body) : (body as BodyInit | null), { status, headers });
    },
  };

  /** Never rejects: every error becomes an error response. */
  async function handleRequest(
    request: HttpRequest,
    facts: RequestFacts,
    address: () => string,
  ): Promise<HttpResponse> {
    let response: HttpResponse;
    try {
      const path = pathOf(request.url);
      response =
        (await answerHealth(request, path)) ??
        (await serveDocs(request.method, path)) ??
        (await answerPublic(request, path, facts, address)) ??
        (await answerApi(request, path, facts, address));
    } catch (error) {
      const identifier = randomUUID();
      facts.identifier = identifier;
      const httpError = toHttpError(error);
      logFailure(deps.log, error, httpError, facts);
      facts.errorKind = httpError.kind;
      response = respondError(httpError, identifier);
    }
    response.headers["x-request-id"] = facts.requestId;
    return response;
  }

  async function answerHealth(request: HttpRequest, path: string): Promise<HttpResponse | null> {
    const isReadMethod = request.method === "GET" || request.method === "HEAD";
    if (!isReadMethod || (path !== "/healthz" && path !== "/readyz")) return null;
    const [status, text]: [number, string] =
      path === "/healthz" ? [200, "up"] : (await deps.ready()) ? [200, "ready"] : [503, "not ready"];
    const body = request.method === "HEAD" ? null : JSON.stringify({ status: text });
    return { status, headers: { "content-type": "application/json" }, body };
  }

  /** Answers requests to public routes, which need no user; returns null for other paths. */
  async function answerPublic(
    request: HttpRequest,
    path: string,
    facts: RequestFacts,
    address: () => string,
  ): Promise<HttpResponse | null> {
    const route = sharedReportRoutes.find((candidate) => candidate.path === path.toLowerCase());
    if (!route) return null;
    facts.route = route.path;
    if (request.method !== "POST") {
      const message = `This resource accepts POST, not ${request.method}.`;
      throw new HttpError("verbNotAccepted", message, { allow: "POST" });
    }
    const client = cleanUserAgent(request.headers.get("user-agent"));
    const origin: Origin = { address: address(), client, requestId: facts.requestId };
    publicRate.count(origin.address);
    const result = await route.POST({ db: deps.db, now: now(), origin, guard }, (schema) =>
      readBody(request, PUBLIC_BODY_LIMIT, schema, workers),
    );
    const response = await respond(request, result, bodyCache);
    return { ...response, headers: { ...response.headers, "cache-control": "no-store" } };
  }

  async function answerApi(
    request: HttpRequest,
    path: string,
    facts: RequestFacts,
    address: () => string,
  ): Promise<HttpResponse> {
    if (!API_PREFIX.test(path))
      throw new HttpError("notFound", "There is nothing at this address; the API begins at /Api/v2.");
    const resource = path.replace(API_PREFIX, "").replace(/^\//, "");
    const found = matchOrError(resource);
    const requestTime = now();
    const client = cleanUserAgent(request.headers.get("user-agent"));
    const origin: Origin = { address: address(), client, requestId: facts.requestId };
    const authorization = request.headers.get("authorization");
    const authenticated = await authenticate({
      authorization,
      now: requestTime,
      origin,
      companyId: found && "params" in found ? found.params.companyId : undefined,
    });
    if (!authenticated) {
      throw new HttpError("unauthenticated", "This request needs a valid access token.", {
        "www-authenticate": challengeFor(authorization),
      });
    }
    facts.userName = authenticated.user.userName;
    if (found instanceof HttpError) throw found;
    if (!found) throw new HttpError("notFound", "There is no resource at this address.");
    const secrets = new SecretVerifier(guard, {
      userName: authenticated.user.userName,
      origin,
      isKnown: isSignedInUser(authenticated.credential),
    });
    const { position, companyInPath, ...identity } = authenticated;
    const viewed = viewedUserName(request);
    if (viewed !== null) facts.viewedAs = viewed;
    const perform = async (db: Db): Promise<HttpResponse> => {
      const ownContext: RequestContext = {
        ...identity,
        companyInPath: companyInPath && { ...companyInPath, db },
        checkSecret: secrets.check,
        db,
        keyring: () => Promise.resolve(deps.keyring),
        now: requestTime,
        origin,
        ifMatch: readTags(request.headers.get("if-match"), false),
        language: localeOfHeader(request.headers.get("accept-language")),
        workers,
        issuer: deps.issuer,
        mail: deps.mail,
      };
      const context = viewed === null ? ownContext : await viewedContext(ownContext, viewed, deps.db);
      return respond(request, await dispatch(request, found, context, secrets, facts), bodyCache);
    };
    const isRead = request.method === "GET" || request.method === "HEAD";
    return isRead && deps.replica && position !== null
      ? readOnReplica(deps.replica, position, perform, deps.db)
      : perform(deps.db);
  }

  /** Returns the error of an invalid path instead of throwing it, so that an unauthenticated request gets 401 first. */
  function matchOrError(path: string): Match | HttpError | null {
    try {
      return match(path);
    } catch (error) {
      if (error instanceof HttpError) return error;
      throw error;
    }
  }

  async function dispatch(
    request: HttpRequest,
    found: Match,
    context: RequestContext,
    secrets: SecretVerifier,
    facts: RequestFacts,
  ): Promise<unknown> {
    const { route, params } = found;
    facts.route = route.path;
    if (params.companyId !== undefined) facts.companyId = params.companyId;
    const verb = (request.method === "HEAD" ? "GET" : request.method) as Verb;
    const handler = VERBS.includes(verb) ? route[verb] : undefined;
    if (!handler) {
      const accepted = VERBS.filter((candidate) => route[candidate]).join(", ");
      throw new HttpError("verbNotAccepted", `This resource accepts ${accepted}, not ${request.method}.`, {
        allow: accepted,
      });
    }
    requireWriteScope(context, verb);
    if (verb !== "GET") assignWriteQueue(context, params);
    const limit = route.bodyLimit ?? MIB;
    const query = queryOf(request.url);
    const apiRequest: ApiRequest = {
      context,
      param: (name) => params[name] ?? fail(name, route.path),
      optionalParam: (name) => params[name],
      body: (schema) => readBody(request, limit, schema, workers),
      bytes: () => readBytes(request, limit),
      query: (shape) => readQuery(query, shape),
    };
    const key = verb === "POST" && !route.streams ? request.headers.get("idempotency-key") : null;
    if (key === null) return handler(apiRequest);
    const { secret } = route;
    const read = () => readBytes(request, limit);
    const path = canonicalPath(found);
    const handleOnce = () =>
      runIdempotently(apiRequest, { key, path, query: String(query), secret, read, workers }, handler);
    return route.checksSecret ? secrets.countedAhead(handleOnce) : secrets.inTransaction(handleOnce);
  }
}

/** Puts the write transactions of this request into the queue of its company, or else of its agency or its user. */
function assignWriteQueue(context: RequestContext, { companyId, agencyId }: Record<string, string>): void {
  const { db, companyInPath } = context;
  if (companyId !== undefined) context.db = writesTo(db, { of: "company", id: companyId });
  else if (agencyId !== undefined) context.db = writesTo(db, { of: "agency", id: agencyId });
  else context.db = writesTo(db, { of: "user", id: context.user.userName });
  if (companyInPath) companyInPath.db = context.db;
}

function webStream(body: AsyncIterable<Uint8Array>): BodyInit {
  return Readable.toWeb(Readable.from(body, { objectMode: false }));
}

function fail(name: string, path: string): never {
  throw new Error(`the path ${path} has no parameter ${name}`);
}

/** Reads X-View-As: the user as whom a director looks, percent-encoded because headers are ASCII; null without it. */
function viewedUserName({ headers }: HttpRequest): string | null {
  const name = headers.get("x-view-as");
  if (name === null) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    throw new HttpError("invalid", "The header X-View-As is not valid: expected a percent-encoded user name.");
  }
}

/** Returns true for the credentials of a signed-in user; their failed attempts are counted apart from strangers'. */
function isSignedInUser({ kind }: Credential): boolean {
  return kind === "accessToken" || kind === "organisation";
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
}
