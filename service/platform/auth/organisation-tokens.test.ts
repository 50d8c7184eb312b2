import { createServer, type Server } from "node:http";
import { eq } from "drizzle-orm";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "../../env";
import { securityEvent } from "../db/schema";
import { TestService } from "../../testing/test-service";

const AUDIENCE = "accounting";

/** An organisation's OpenID provider, with a discovery document, keys, and tokens signed by them. */
class Provider {
  private constructor(
    private readonly server: Server,
    readonly issuer: string,
    readonly key: CryptoKey,
    readonly otherKey: CryptoKey,
  ) {}

  /**
   * @param named the issuer that its discovery document names; its own unless given
   * @param brokenKeys status and body of its response in place of its keys
   */
  static async start(named?: string, brokenKeys?: [status: number, body: string]): Promise<Provider> {
    const { privateKey, publicKey } = await generateKeyPair("RS256");
    const jwk = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
    let issuer = "";
    const server = createServer((request, response) => {
      const discovery = { issuer: named ?? issuer, jwks_uri: `${issuer}/keys` };
      response.setHeader("content-type", "application/json");
      if (request.url !== "/keys") response.end(JSON.stringify(discovery));
      else response.writeHead(brokenKeys?.[0] ?? 200).end(brokenKeys?.[1] ?? JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    return new Provider(server, issuer, privateKey, (await generateKeyPair("RS256")).privateKey);
  }

  token(changes: JWTPayload = {}, key = this.key, header: { typ?: string } = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: AUDIENCE,
      sub: "4711",
      preferred_username: "anna",
      iat: now,
      exp: now + 60,
    };
    return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: "RS256", kid: "one", ...header }).sign(key);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

describe("the access tokens of an organisation's own provider", () => {
  let provider: Provider;
  let service: TestService;
  const status = async (token: string, scheme = "OAuth") =>
    (await service.fetch("/Api/v2/Me", { headers: { authorization: `${scheme} ${token}` } })).status;

  beforeAll(async () => {
    provider = await Provider.start();
    const { organisation } = readEnv({ AUTH_ISSUER: provider.issuer, AUTH_AUDIENCE: AUDIENCE });
    service = await TestService.start({ organisation });
    await service.userWithPassword("anna", "correct horse battery");
    await service.userWithPassword("barred", "correct horse battery", true);
  });
  afterAll(async () => {
    await service.stop();
    provider.stop();
  });

  it("open the API as the user whom they name", async () => {
    const response = await service.fetch("/Api/v2/Me", {
      headers: { authorization: `OAuth ${await provider.token()}` },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ userName: "anna" });
    expect(await status(await provider.token(), "Bearer")).toBe(200);
  });

  it("each cause one security event of the user whom a director views", async () => {
    const { make, database } = service;
    const agencyId = await make.agency();
    await make.user("AgencyDirector", { userName: "chief", agencyId });
    const viewed = await make.user("AgencyConsultant", { agencyId });
    const tokens = [await provider.token({ preferred_username: "chief" })];
    tokens.push(await provider.token({ preferred_username: "chief", jti: "another" }));
    for (const token of [...tokens, ...tokens]) {
      const headers = { authorization: `OAuth ${token}`, "x-view-as": viewed };
      expect((await service.fetch("/Api/v2/Me", { headers })).status).toBe(200);
    }
    expect(await database.db.$count(securityEvent, eq(securityEvent.userName, viewed))).toBe(2);
  });

  it.each<[string, (now: number) => JWTPayload]>([
    ["for another program", () => ({ aud: "something-else" })],
    ["of another issuer", () => ({ iss: "https://elsewhere.example" })],
    ["that has expired", (now) => ({ exp: now - 1 })],
    ["that never expires", () => ({ exp: undefined })],
    ["that is not valid yet", (now) => ({ nbf: now + 60 })],
    ["that names nobody", () => ({ preferred_username: undefined })],
    ["that names someone unknown", () => ({ preferred_username: "nobody" })],
    ["that names a barred user", () => ({ preferred_username: "barred" })],
    ["that is an ID token", () => ({ nonce: "x" })],
  ])("are refused: one %s", async (_, changes) => {
    expect(await status(await provider.token(changes(Math.floor(Date.now() / 1000))))).toBe(401);
  });

  it("are told from the provider's other tokens by header and payload", async () => {
    for (const typ of ["at+jwt", "application/at+jwt", "JWT"])
      expect(await status(await provider.token({}, provider.key, { typ })), typ).toBe(200);
    for (const typ of ["logout+jwt", "dpop+jwt", "secevent+jwt"])
      expect(await status(await provider.token({}, provider.key, { typ })), typ).toBe(401);
    for (const changes of [{ typ: "ID" }, { token_use: "id" }, { at_hash: "x" }])
      expect(await status(await provider.token(changes)), JSON.stringify(changes)).toBe(401);
    for (const changes of [{ typ: "Bearer" }, { typ: "Bearer", nonce: "x" }])
      expect(await status(await provider.token(changes)), JSON.stringify(changes)).toBe(200);
  });

  it("are refused when another key has signed them, or none, or a part was changed", async () => {
    expect(await status(await provider.token({}, provider.otherKey))).toBe(401);
    const now = Math.floor(Date.now() / 1000);
    const unsigned = new UnsecuredJWT({ preferred_username: "anna" })
      .setIssuer(provider.issuer)
      .setAudience(AUDIENCE)
      .setExpirationTime(now + 60)
      .encode();
    expect(await status(unsigned)).toBe(401);
    // With text for a signature, because a token without any is not taken for a JWT.
    expect(await status(`${unsigned}x`)).toBe(401);
    const [head, body, signature] = (await provider.token()).split(".");
    const forged = Buffer.from(Buffer.from(body!, "base64url").toString().replace("anna", "annb")).toString(
      "base64url",
    );
    expect(await status([head, forged, signature].join("."))).toBe(401);
  });

  it("are refused of a provider whose metadata name another issuer", async () => {
    const impostor = await Provider.start("https://login.example.com");
    const { organisation } = readEnv({ AUTH_ISSUER: impostor.issuer, AUTH_AUDIENCE: AUDIENCE });
    const deceived = await TestService.start({ organisation });
    try {
      await deceived.userWithPassword("anna", "correct horse battery");
      for (const issuer of [impostor.issuer, "https://login.example.com"]) {
        const authorization = `OAuth ${await impostor.token({ iss: issuer })}`;
        expect((await deceived.fetch("/Api/v2/Me", { headers: { authorization } })).status).toBe(503);
      }
    } finally {
      await deceived.stop();
      impostor.stop();
    }
  });

  it.each<[name: string, status: number, body: string]>([
    ["an error", 500, "{}"],
    ["a page", 200, "<!doctype html>"],
    ["something else", 200, '{"keys":"none"}'],
  ])("wait for a provider that sends %s in place of its keys", { tags: "long" }, async (_, keysStatus, keysBody) => {
    const broken = await Provider.start(undefined, [keysStatus, keysBody]);
    const { organisation } = readEnv({ AUTH_ISSUER: broken.issuer, AUTH_AUDIENCE: AUDIENCE });
    const waiting = await TestService.start({ organisation });
    try {
      const authorization = `OAuth ${await broken.token()}`;
      const response = await waiting.fetch("/Api/v2/Me", { headers: { authorization } });
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    } finally {
      await waiting.stop();
      broken.stop();
    }
  });

  it("wait for a provider that cannot be reached", async () => {
    // No program listens on port 9.
    const away = await TestService.start({
      organisation: { issuer: "http://127.0.0.1:9", audience: AUDIENCE, userClaim: "sub" },
    });
    try {
      const authorization = `OAuth ${await provider.token()}`;
      const response = await away.fetch("/Api/v2/Me", { headers: { authorization } });
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    } finally {
      await away.stop();
    }
  });
});
