import type { IncomingMessage, ServerResponse } from "node:http";
import { MAX_PASSWORD_LENGTH } from "@/contract/text-limits";
import { passwordSchema } from "@/contract/users/user";
import { spendPasswordLink, userOfPasswordLink } from "../auth/password-links";
import type { Db } from "../db/database";
import { databaseNow } from "../db/database-clock";
import { HttpError } from "../http-error";
import type { Origin } from "../audit/security-events";
import { readForm } from "./form";
import { pageLanguage } from "./pages/language";
import type { Page } from "./pages/page";
import { linkGonePage, passwordPage, passwordSetPage, type PasswordProblem } from "./pages/password-page";

/** Returns the path of the page on which the user of a link sets a password. */
export function passwordLinkPath(secret: string): string {
  return `/oidc/password/${secret}`;
}

/** Returns the secret in the path of the page of a link; null for other paths. */
export function passwordLinkSecret(path: string): string | null {
  return /^\/oidc\/password\/([\w-]{1,64})$/.exec(path)?.[1] ?? null;
}

/** Handles GET and POST of the page of a password link. */
export async function servePasswordLink(
  { db, dashboard, originOf }: { db: Db; dashboard: string; originOf: (request: IncomingMessage) => Origin },
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
): Promise<void> {
  const language = pageLanguage(null, request.headers["accept-language"]);
  const show = (status: number, page: Page) => void response.writeHead(status, page.headers).end(page.html);
  const userName = await userOfPasswordLink(db, secret, databaseNow());
  if (userName === null) {
    show(404, linkGonePage(language, dashboard));
    return;
  }
  const ask = (problem: PasswordProblem | null) => {
    show(200, passwordPage(language, { action: passwordLinkPath(secret), userName, problem }));
  };
  if (request.method !== "POST") {
    ask(null);
    return;
  }
  const form = await readForm(request);
  if (!form) {
    response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end("expected the form of this page");
    return;
  }
  const password = form.get("password") ?? "";
  if (!passwordSchema.safeParse(password).success) {
    ask(password.length > MAX_PASSWORD_LENGTH ? "long" : "short");
    return;
  }
  try {
    const isSet = await spendPasswordLink(db, { secret, password, now: databaseNow(), origin: originOf(request) });
    show(isSet ? 200 : 404, isSet ? passwordSetPage(language, dashboard) : linkGonePage(language, dashboard));
  } catch (error) {
    if (!(error instanceof HttpError && error.kind === "invalid")) throw error;
    // After the check above, only a password that requireUncommon rejects is still invalid.
    ask("common");
  }
}
