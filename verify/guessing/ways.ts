import { randomBytes } from "node:crypto";
import { REDIRECT_URI, TestDashboard } from "@/service/testing/test-dashboard";
import { TestBrowser } from "@/service/testing/test-browser";
import { ISSUER } from "@/service/testing/test-service";
import { KNOWS, type GuessedService } from "./guessed-service";
import { fetchAs, type Place, type RequestSource } from "./places";

/** The user whose secrets are guessed at. */
export interface Victim {
  userName: string;
  /** Known to the attacker who guesses codes. */
  password: string;
  /** An access token of theirs that was stolen. */
  token: string;
}

/** Outcome of a guess; "in" means that the secret was found. */
export type Outcome = "wrong" | "refused" | "in";

/** A way of guessing: makes the n-th guess from a place. */
export type Way = (guessed: GuessedService, victim: Victim, place: Place, n: number) => Promise<Outcome>;

/** The secret that the sender of a request knows, so that a check of it is no guess. */
type Knows = "" | "password";

/** Sends requests from one place. */
class Sender {
  private readonly browser: TestBrowser;
  private readonly dashboard: TestDashboard;

  constructor(
    private readonly guessed: GuessedService,
    private readonly place: RequestSource,
    /** Number of the current guess, which chooses the address and the headers. */
    public n: number,
  ) {
    this.browser = new TestBrowser((address, init) => this.fetch(address, init));
    this.dashboard = new TestDashboard(guessed.service);
  }

  fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { peer, headers } = this.place.of(this.n);
    const all = new Headers(headers);
    for (const [name, value] of new Headers(init.headers)) {
      // The browser's real cookies are sent beside a made-up one.
      all.set(name, name === "cookie" && all.has(name) ? `${all.get(name)}; ${value}` : value);
    }
    // The pages have URLs of the issuer, at which nothing listens in tests.
    const url = address.replace(ISSUER, "").replace(/^(?=\/)/, this.guessed.service.url);
    return fetchAs(peer, url, { ...init, headers: all });
  }

  async call(method: string, path: string, authorization: string, body: object | null, knows: Knows): Promise<number> {
    const response = await this.fetch(`/Api/v2/${path}`, {
      method,
      headers: { authorization, [KNOWS]: knows },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** Opens the sign-in page and returns its address. */
  async open(): Promise<string> {
    return (await this.browser.visit(this.dashboard.authorizationUrl({ prompt: "login" }))).url;
  }

  /** Sends the form of the page; returns "code" when the next page asks for one. */
  async submit(page: string, fields: Record<string, string>, knows: Knows): Promise<Outcome | "code"> {
    const { url, status, text } = await this.browser.submit(page, fields, { [KNOWS]: knows });
    if (url.startsWith(REDIRECT_URI)) return "in";
    if (status === 429) return "refused";
    if (status !== 200) throw new Error(`the sign-in page answered ${status}: ${text.slice(0, 300)}`);
    return fields.code === undefined && /name="code"/.test(text) ? "code" : "wrong";
  }
}

const basic = (userName: string, password: string) =>
  `Basic ${Buffer.from(`${userName}:${password}`).toString("base64")}`;

function outcomeOf(status: number, expected: { wrong: number[] }): Outcome {
  if (status === 200) return "in";
  if (status === 429) return "refused";
  if (expected.wrong.includes(status)) return "wrong";
  throw new Error(`status ${status}`);
}

/** Spellings that the guard counts as one user name, so that they share one limit; in capitals it finds no user. */
const spellingOf = (userName: string, n: number) => [userName, userName.toUpperCase(), ` ${userName}`][n % 3]!;

/** Sign-in pages by user and place; like a program, the attacker uses one page for all tries. */
const openPages = new Map<string, Promise<{ sender: Sender; page: string }>>();

const signInPage: Way = async (guessed, { userName }, place, n) => {
  const key = `${userName} ${place.name}`;
  const opened = openPages.get(key) ?? openPage(guessed, place, n);
  openPages.set(key, opened);
  const { sender, page } = await opened;
  sender.n = n;
  return outcomeInPage(await sender.submit(page, { userName: spellingOf(userName, n), password: `wrong ${n}` }, ""));
};

async function openPage(guessed: GuessedService, place: RequestSource, n: number) {
  const sender = new Sender(guessed, place, n);
  return { sender, page: await sender.open() };
}

/** Knows the password and guesses authenticator and recovery codes, one more than a sign-in allows. */
const codePage: Way = async (guessed, { userName, password }, place, n) => {
  const sender = new Sender(guessed, place, n);
  const page = await sender.open();
  const first = await sender.submit(page, { userName, password }, "password");
  if (first !== "code") return first;
  let outcome: Outcome = "wrong";
  for (let i = 0; i < 6 && outcome === "wrong"; i++) {
    const code = i % 2 ? String(100_000 + n * 7 + i) : `${"0000000-".repeat(3)}${String(n).padStart(7, "0")}`;
    outcome = outcomeInPage(await sender.submit(page, { code }, ""));
  }
  return outcome;
};

function outcomeInPage(outcome: Outcome | "code"): Outcome {
  if (outcome === "code") throw new Error("a code was asked for after a wrong password");
  return outcome;
}

const basicAuthorization: Way = async (guessed, { userName }, place, n) => {
  const authorization = basic(spellingOf(userName, n), `wrong ${n}`);
  return outcomeOf(await new Sender(guessed, place, n).call("GET", "Me", authorization, null, ""), { wrong: [401] });
};

const newPassword = "a password of the thief";

/** A reset link that was never issued. Its 256 bits cannot be guessed, so no limit counts the tries. */
const resetLink: Way = async (guessed, _victim, place, n) => {
  const link = `${ISSUER}/oidc/password/${randomBytes(32).toString("base64url")}`;
  const headers = { "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ password: newPassword });
  const { status } = await new Sender(guessed, place, n).fetch(link, { method: "POST", headers, body });
  return outcomeOf(status, { wrong: [404] });
};

/** Uses a stolen session to change credentials, which requires the password, a code, or both. */
const withSession =
  (
    method: string,
    path: (userName: string) => string,
    body: (victim: Victim, n: number) => object,
    knows: Knows = "",
  ) =>
  async (guessed: GuessedService, victim: Victim, place: RequestSource, n: number): Promise<Outcome> => {
    const sender = new Sender(guessed, place, n);
    const authorization = `OAuth ${victim.token}`;
    return outcomeOf(await sender.call(method, path(victim.userName), authorization, body(victim, n), knows), {
      wrong: [412],
    });
  };

export const WAYS = {
  "sign-in page": signInPage,
  "code page": codePage,
  Basic: basicAuthorization,
  "reset link": resetLink,
  "POST Me/Password": withSession(
    "POST",
    () => "Me/Password",
    (_, n) => ({ currentPassword: `wrong ${n}`, newPassword }),
  ),
  "POST Me/SecondFactor": withSession(
    "POST",
    () => "Me/SecondFactor",
    (_, n) => ({ password: `wrong ${n}` }),
  ),
  "PUT Me/SecondFactor, password": withSession(
    "PUT",
    () => "Me/SecondFactor",
    (_, n) => ({ isOn: false, code: "123456", password: `wrong ${n}` }),
  ),
  "PUT Me/SecondFactor, code": withSession(
    "PUT",
    () => "Me/SecondFactor",
    ({ password }, n) => ({ isOn: false, code: String(100_000 + n), password }),
    "password",
  ),
  "POST Me/PersonalAccessToken": withSession(
    "POST",
    () => "Me/PersonalAccessToken",
    (_, n) => ({ name: "stolen", currentPassword: `wrong ${n}` }),
  ),
  "PUT User/<oneself>": withSession(
    "PUT",
    (userName) => `User/${userName}`,
    (_, n) => ({ password: newPassword, currentPassword: `wrong ${n}` }),
  ),
} satisfies Record<string, Way>;

export const FROM_OUTSIDE: Way[] = [WAYS["sign-in page"], WAYS.Basic, WAYS["reset link"]];
/** The ways that are named after a POST or PUT; all others need no session. */
export const WITH_A_SESSION: Way[] = Object.entries(WAYS).flatMap(([name, way]) => (/^P/.test(name) ? [way] : []));

/** Sends one request of a program that sends user name and password with each. */
export function askWithBasic(guessed: GuessedService, victim: Victim, place: RequestSource): Promise<number> {
  const authorization = basic(victim.userName, victim.password);
  return new Sender(guessed, place, 0).call("GET", "Me", authorization, null, "password");
}

/** Signs in with the right password on the page in a new browser; if `mistypes`, a wrong one is submitted first. */
export async function signInRightly(guessed: GuessedService, victim: Victim, place: RequestSource, mistypes: boolean) {
  const sender = new Sender(guessed, place, 0);
  return { sender, isIn: await signInAgain(sender, victim, mistypes) };
}

/** Does the same as {@link signInRightly} in the sender's browser, which may have been signed in before. */
export async function signInAgain(sender: Sender, { userName, password }: Victim, mistypes: boolean): Promise<boolean> {
  const page = await sender.open();
  if (mistypes) await sender.submit(page, { userName, password: "mistyped" }, "password");
  return (await sender.submit(page, { userName, password }, "password")) === "in";
}
