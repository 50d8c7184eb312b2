import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { factsOf } from "../http/request-facts";
import { logFailure, toHttpError } from "../http/to-http-error";
import type { RequestHandler } from "../http/server";
import { FONT_PATH, sendFont } from "./pages/font";
import { pageLanguage } from "./pages/language";
import { failedPage } from "./pages/trouble-page";
import { servePasswordLink, passwordLinkSecret } from "./password-page";
import { createSignIn, signInUid, type SignInDependencies } from "./sign-in";

const OIDC_PATH = /^\/(oidc(\/|$)|\.well-known\/(openid-configuration|oauth-authorization-server)$)/;

/** Addresses that are counted apart. */
const ROUTE = /^\/(oidc\/(auth|token|sign-in|password|jwks|session|me)(?=\/|$)|\.well-known\/.+)/;

const SIGN_OUT_PATH = "/oidc/session/end";
const PROVIDERS_PAGE = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** True for a path of the OpenID Connect server. */
export function isOidcPath(path: string): boolean {
  return OIDC_PATH.test(path);
}

/**
 * The OpenID Connect server as a request handler. The provider builds addresses from the request, so host and scheme
 * are made the issuer's first: what a client sends there must not come back in discovery or a redirect.
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
    // A request line may hold a whole address; the provider would believe it.
    request.url = pathAndQuery(request.url);
    if (path === FONT_PATH) {
      sendFont(response);
      return;
    }
    // When nobody is signed in, the provider's own page submits itself; it adds its script's hash to our policy.
    if (path === SIGN_OUT_PATH) response.setHeader("content-security-policy", PROVIDERS_PAGE);
    const uid = signInUid(path);
    const secret = passwordLinkSecret(path);
    const isPage = request.method === "GET" || request.method === "POST";
    const answered =
      isPage && uid !== null
        ? signIn(request, response, uid)
        : isPage && secret !== null
          ? servePasswordLink(deps, request, response, secret)
          : callback(request, response);
    answered.catch((error: unknown) => {
      const identifier = randomUUID();
      const refusal = toHttpError(error);
      const facts = factsOf(request);
      facts.identifier = identifier;
      logFailure(log, error, refusal, { ...facts, path });
      facts.refused = refusal.kind;
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const language = pageLanguage(null, request.headers["accept-language"]);
      const page = failedPage(language, deps.dashboard, `${refusal.message} (${identifier})`);
      response.writeHead(refusal.status, { ...page.headers, ...refusal.headers }).end(page.html);
    });
  };
}

export function pathOf(url = "/"): string {
  return pathAndQuery(url).replace(/\?.*$/s, "");
}

function pathAndQuery(url = "/"): string {
  return url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}
