import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { loggedPath } from "../http/logged-path";
import { pathAndQuery, pathOf } from "../http/message";
import { factsOf } from "../http/request-facts";
import { logFailure, toHttpError } from "../http/to-http-error";
import type { RequestHandler } from "../http/server";
import { FONT_PATH, sendFont } from "./pages/font";
import { pageLanguage } from "./pages/language";
import { failedPage } from "./pages/trouble-page";
import { servePasswordLink, passwordLinkSecret } from "./password-page";
import { createSignIn, signInUid, type SignInDependencies } from "./sign-in";

const OIDC_PATH = /^\/(oidc(\/|$)|\.well-known\/(openid-configuration|oauth-authorization-server)$)/;

/** Paths that have separate metrics. */
const ROUTE = /^\/(oidc\/(auth|token|sign-in|password|jwks|session|userinfo)(?=\/|$)|\.well-known\/.+)/;

const SIGN_OUT_PATH = "/oidc/session/end";
const PROVIDER_PAGE_POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Returns true for a path of the OpenID Connect server. */
export function isOidcPath(path: string): boolean {
  return OIDC_PATH.test(path);
}

/**
 * Creates the handler of the OpenID Connect server. The provider builds URLs from host and scheme of the request,
 * so these are replaced by those of the issuer: values of the client must not appear in discovery or redirects.
 */
export function createOidcHandler(deps: SignInDependencies, log: Logger): RequestHandler {
  const callback = deps.provider.callback();
  const signIn = createSignIn(deps);
  const issuer = new URL(deps.provider.issuer);

  return (request, response) => {
    const path = pathOf(request.url);
    factsOf(request).route = ROUTE.exec(path)?.[0] ?? "/oidc";
    request.headers.host = issuer.host;
    request.headers["x-forwarded-proto"] = issuer.protocol.slice(0, -1);
    delete request.headers["x-forwarded-host"];
    // A request line may contain an absolute URL, which the provider would trust.
    request.url = pathAndQuery(request.url);
    if (path === FONT_PATH) {
      sendFont(response);
      return;
    }
    // Without a session, the provider sends a page that submits itself, and adds the hash of the page's script to this
    // policy.
    if (path === SIGN_OUT_PATH) response.setHeader("content-security-policy", PROVIDER_PAGE_POLICY);
    const uid = signInUid(path);
    const secret = passwordLinkSecret(path);
    const isGetOrPost = request.method === "GET" || request.method === "POST";
    const handled =
      isGetOrPost && uid !== null
        ? signIn(request, response, uid)
        : isGetOrPost && secret !== null
          ? servePasswordLink(deps, request, response, secret)
          : callback(request, response);
    handled.catch((error: unknown) => {
      const identifier = randomUUID();
      const httpError = toHttpError(error);
      const facts = factsOf(request);
      facts.identifier = identifier;
      logFailure(log, error, httpError, { ...facts, path: loggedPath(path) });
      facts.errorKind = httpError.kind;
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const language = pageLanguage(null, request.headers["accept-language"]);
      const page = failedPage(language, deps.dashboard, `${httpError.message} (${identifier})`);
      response.writeHead(httpError.status, { ...page.headers, ...httpError.headers }).end(page.html);
    });
  };
}
