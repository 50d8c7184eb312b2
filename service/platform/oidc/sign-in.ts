import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { MAX_USER_NAME } from "@/contract/users/user";
import { passwordHashOf, provenHashOf } from "../auth/password";
import { lockUser } from "../auth/personal-access-token";
import { TooManyTries, type GuessGuard, type Try } from "../auth/guess-guard";
import type { Secret } from "../auth/guess-limits";
import {
  begunSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  recordSecondFactorChange,
  secondFactorOf,
  useSecondFactor,
} from "../auth/second-factor";
import type { Db } from "../db/database";
import { databaseNow } from "../db/database-clock";
import type { Keyring } from "../encryption/keyring";
import type { Origin } from "../audit/security-events";
import { PASSWORD_OF } from "./adapter";
import { readForm } from "./form";
import { grantAll } from "./grant";
import type { KnownBrowsers } from "./known-browser";
import { codePage, recoveryCodesPage, type CodeProblem } from "./pages/code-page";
import { pageLanguage } from "./pages/language";
import type { Page } from "./pages/page";
import { signInPage, type SignInForm, type SignInProblem } from "./pages/sign-in-page";
import { expiredPage, tooManyCodesPage } from "./pages/trouble-page";

export interface SignInDependencies {
  provider: Provider;
  db: Db;
  keyring: Keyring;
  /** URL of the dashboard, to which the pages link. */
  dashboard: string;
  guard: GuessGuard;
  knownBrowsers: KnownBrowsers;
  originOf(request: IncomingMessage): Origin;
}

/** The member of an interaction that is true after a right code, while the recovery codes are shown. */
const IS_DONE = "isDone";

type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** Returns the path of the sign-in page of an interaction. */
export function signInPath(uid: string): string {
  return `/oidc/sign-in/${uid}`;
}

/** Returns the uid in the path of a sign-in page; null for other paths. */
export function signInUid(path: string): string | null {
  return /^\/oidc\/sign-in\/([\w-]{1,64})$/.exec(path)?.[1] ?? null;
}

/** Handles GET and POST of a sign-in page. */
export function createSignIn(deps: SignInDependencies) {
  const { provider } = deps;

  return async function signIn(request: IncomingMessage, response: ServerResponse, uid: string): Promise<void> {
    try {
      await goOn(request, response, uid);
    } catch (error) {
      // The sign-in has expired, was completed, or was ended by another request while this one was answered.
      if (!(error instanceof Error) || error.name !== "SessionNotFound") throw error;
      showExpired(request, response);
    }
  };

  async function goOn(request: IncomingMessage, response: ServerResponse, uid: string): Promise<void> {
    const interaction = await provider.interactionDetails(request, response);
    if (interaction.uid !== uid) {
      showExpired(request, response);
    } else if (interaction.prompt.name === "consent") {
      await consent(request, response, interaction);
    } else if (request.method === "POST") {
      await submit(request, response, interaction);
    } else {
      show(request, response, 200, interaction, {
        userName: textOf(interaction.params.login_hint).slice(0, MAX_USER_NAME),
      });
    }
  }

  function showExpired(request: IncomingMessage, response: ServerResponse): void {
    const language = pageLanguage(null, request.headers["accept-language"]);
    send(response, 400, expiredPage(language, deps.dashboard));
  }

  async function submit(request: IncomingMessage, response: ServerResponse, interaction: Interaction): Promise<void> {
    const form = await readForm(request);
    if (!form) {
      response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end("expected the form of this page");
      return;
    }
    const code = form.get("code");
    if (code !== null) return submitCode(request, response, interaction, code);
    // The first cut bounds the work of composing. A composed character may be typed as several.
    const typed = (form.get("userName") ?? "").trim().slice(0, 4 * MAX_USER_NAME);
    const userName = typed.normalize("NFC").slice(0, MAX_USER_NAME);
    const password = form.get("password") ?? "";
    // An empty or wrong field is answered with status 200, because browsers write an error to the console for a 400.
    const refuse = (status: number, problem: SignInProblem) => {
      show(request, response, status, interaction, { userName, problem });
    };
    if (userName === "" || password === "") {
      refuse(200, { kind: "missing", userName: userName === "", password: password === "" });
      return;
    }
    const attempt = await begin(request, interaction, userName, "password");
    if (attempt instanceof TooManyTries) {
      response.setHeader("retry-after", String(attempt.wait));
      refuse(429, { kind: "tooMany", minutes: Math.ceil(attempt.wait / 60) });
      return;
    }
    const passwordHash = await provenHashOf(deps.db, userName, password);
    if (passwordHash === null) {
      await attempt.fail();
      refuse(200, { kind: "wrong" });
      return;
    }
    // Only the browser with the cookie of the interaction can continue, and it knows the password.
    interaction.lastSubmission = { [PASSWORD_OF]: userName };
    await interaction.persist();
    // From here on endSessions finds the sign-in; a change that came before has found none.
    if (!(await isPasswordOf(userName, passwordHash))) {
      await interaction.destroy();
      showExpired(request, response);
      return;
    }
    const { isOn, isRequired } = await secondFactorOf(deps.db, userName);
    if (!isOn && !isRequired) return finish(request, response, interaction, userName);
    if (!isOn) await beginSecondFactor(deps.db, deps.keyring, userName);
    await showCode(request, response, 200, interaction, userName);
  }

  /** True if the user is enabled and has the password with this hash, also after a change that is being made now. */
  function isPasswordOf(userName: string, passwordHash: string): Promise<boolean> {
    return deps.db.transaction(async (tx) => {
      await lockUser(tx, userName);
      return (await passwordHashOf(tx, userName)) === passwordHash;
    });
  }

  /** Checks the code of the authenticator, which is set up here if the agency of the user requires it. */
  async function submitCode(
    request: IncomingMessage,
    response: ServerResponse,
    interaction: Interaction,
    code: string,
  ): Promise<void> {
    const userName = textOf(interaction.lastSubmission?.[PASSWORD_OF]);
    if (userName === "") {
      show(request, response, 200, interaction, { userName: "" });
      return;
    }
    if (interaction.lastSubmission?.[IS_DONE] === true) return finish(request, response, interaction, userName);
    const attempt = await begin(request, interaction, userName, "code");
    if (attempt instanceof TooManyTries) {
      response.setHeader("retry-after", String(attempt.wait));
      if (attempt.isSignInOver) {
        const { language } = pageSettings(request, interaction);
        send(response, 429, tooManyCodesPage(language, deps.dashboard));
        return;
      }
      const problem: CodeProblem = { kind: "tooMany", minutes: Math.ceil(attempt.wait / 60) };
      await showCode(request, response, 429, interaction, userName, problem);
      return;
    }
    const now = databaseNow();
    const recoveryCodes = await deps.db.transaction(async (tx) => {
      // Null for a wrong code, and for an authenticator that was confirmed before.
      const codes = await confirmSecondFactor(tx, deps.keyring, userName, code, now);
      if (codes) {
        const context = { now, origin: deps.originOf(request), user: { userName } };
        await recordSecondFactorChange(tx, context, userName, "SecondFactorTurnedOn");
      }
      return codes;
    });
    if (recoveryCodes === null && !(await useSecondFactor(deps.db, deps.keyring, userName, code, now))) {
      await attempt.fail();
      await showCode(request, response, 200, interaction, userName, { kind: "wrong" });
      return;
    }
    if (recoveryCodes === null) return finish(request, response, interaction, userName);
    interaction.lastSubmission = { [PASSWORD_OF]: userName, [IS_DONE]: true };
    await interaction.persist();
    const { language, origins } = pageSettings(request, interaction);
    send(response, 200, recoveryCodesPage(language, origins, signInPath(interaction.uid), recoveryCodes));
  }

  async function showCode(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    interaction: Interaction,
    userName: string,
    problem?: CodeProblem,
  ): Promise<void> {
    const { language, origins } = pageSettings(request, interaction);
    const setUp = await begunSecondFactor(deps.db, deps.keyring, userName);
    send(response, status, codePage(language, origins, { action: signInPath(interaction.uid), setUp, problem }));
  }

  /** Counts an attempt. Returns the TooManyTries of the guard if the attempt is not allowed. */
  async function begin(
    request: IncomingMessage,
    interaction: Interaction,
    userName: string,
    secret: Secret,
  ): Promise<Try | TooManyTries> {
    const origin = deps.originOf(request);
    const isKnown = deps.knownBrowsers.isKnown(request, userName);
    try {
      return await deps.guard.begin({
        userName,
        secret,
        way: "sign-in page",
        origin,
        isKnown,
        signIn: interaction.uid,
      });
    } catch (error) {
      if (error instanceof TooManyTries) return error;
      throw error;
    }
  }

  /** Completes the sign-in; only now its attempts are forgiven. */
  async function finish(
    request: IncomingMessage,
    response: ServerResponse,
    interaction: Interaction,
    userName: string,
  ): Promise<void> {
    await deps.guard.signedIn(userName, interaction.uid, deps.originOf(request));
    deps.knownBrowsers.remember(request, response, userName);
    // endSessions finds the sign-in by this member until the browser has followed the redirect.
    const result = { login: { accountId: userName }, [PASSWORD_OF]: userName };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  /** Grants all scopes without asking the user, because an administrator has registered every client. */
  async function consent(request: IncomingMessage, response: ServerResponse, interaction: Interaction): Promise<void> {
    const grant = await grantAll(provider, interaction.grantId, {
      accountId: interaction.session!.accountId,
      clientId: textOf(interaction.params.client_id),
      scope: textOf(interaction.params.scope),
    });
    await provider.interactionFinished(request, response, { consent: { grantId: grant.jti } });
  }

  function show(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    interaction: Interaction,
    form: Omit<SignInForm, "action">,
  ): void {
    const { language, origins } = pageSettings(request, interaction);
    send(response, status, signInPage(language, origins, { ...form, action: signInPath(interaction.uid) }));
  }
}

/** Returns the language of a page, and the origins to which its form may redirect. */
function pageSettings(request: IncomingMessage, { params }: Interaction) {
  return {
    language: pageLanguage(params.ui_locales, request.headers["accept-language"]),
    origins: redirectOrigins(params.redirect_uri),
  };
}

function textOf(parameter: unknown): string {
  return typeof parameter === "string" ? parameter : "";
}

function redirectOrigins(redirectUri: unknown): string[] {
  return typeof redirectUri === "string" && URL.canParse(redirectUri) ? [new URL(redirectUri).origin] : [];
}

function send(response: ServerResponse, status: number, page: Page): void {
  response.writeHead(status, page.headers).end(page.html);
}
