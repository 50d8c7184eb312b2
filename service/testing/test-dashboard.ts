import { createHash, randomBytes } from "node:crypto";
import type { TestBrowser, Visit } from "./test-browser";
import { CLIENT, DASHBOARD, ISSUER, type TestService } from "./test-service";

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

export const REDIRECT_URI = `${DASHBOARD}/api/auth/callback/nyckeltal`;

/** Acts as a dashboard towards the OpenID Connect server: code with PKCE, refresh, revocation. */
export class TestDashboard {
  constructor(
    private readonly service: TestService,
    private readonly client = CLIENT,
  ) {}

  readonly verifier = randomBytes(32).toString("base64url");

  authorizationUrl(changes: Record<string, string | undefined> = {}): string {
    const url = new URL("/oidc/auth", ISSUER);
    const parameters: Record<string, string | undefined> = {
      client_id: this.client.id,
      redirect_uri: REDIRECT_URI,
      response_type: "code",
      scope: "openid profile offline_access",
      state: "the state",
      nonce: "the nonce",
      code_challenge: createHash("sha256").update(this.verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...changes,
    };
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  }

  /** Signs in by the sign-in page and exchanges the code. */
  async signIn(browser: TestBrowser, userName: string, password: string): Promise<Tokens> {
    return this.exchange((await this.fillIn(browser, { userName, password })).response);
  }

  /** Opens the sign-in page and submits its form; the page asks for a password even if a user is signed in. */
  async fillIn(browser: TestBrowser, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const page = await browser.visit(this.authorizationUrl({ prompt: "login" }));
    return { page, response: await browser.submit(page.url, fields, headers) };
  }

  /** Exchanges the code in the redirect of the browser for tokens. */
  async exchange({ url }: Pick<Visit, "url">): Promise<Tokens> {
    const code = new URL(url).searchParams.get("code") ?? "";
    const response = await this.token({
      grant_type: "authorization_code",
      code,
      redirect_uri: REDIRECT_URI,
      code_verifier: this.verifier,
    });
    if (!response.ok) throw new Error(`no tokens: ${response.status} ${await response.text()} for ${url}`);
    return (await response.json()) as Tokens;
  }

  refresh(refreshToken: string): Promise<Response> {
    return this.token({ grant_type: "refresh_token", refresh_token: refreshToken });
  }

  revoke(token: string): Promise<Response> {
    return this.post("/oidc/token/revocation", { token });
  }

  token(fields: Record<string, string>): Promise<Response> {
    return this.post("/oidc/token", fields);
  }

  /** Returns the status of an API request with this token. */
  async apiStatus(accessToken: string): Promise<number> {
    const headers = { authorization: `OAuth ${accessToken}` };
    // The resource does not exist, so the status is 404 for a valid token and 401 for any other.
    return (await this.service.fetch("/Api/v2/Nothing", { headers })).status;
  }

  private post(path: string, fields: Record<string, string>): Promise<Response> {
    const pair = [this.client.id, this.client.secret].map(encodeURIComponent).join(":");
    return this.service.fetch(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { authorization: `Basic ${Buffer.from(pair).toString("base64")}` },
    });
  }
}
