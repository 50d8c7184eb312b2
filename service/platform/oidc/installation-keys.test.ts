// On both databases: two services begin on one database.
import { decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminContext } from "../../admin/admin-context";
import { auditEntriesOf } from "../../testing/stored";
import { TestDashboard } from "../../testing/test-dashboard";
import { testKeyring } from "../../testing/test-keyring";
import { ISSUER, TestService } from "../../testing/test-service";
import { installationKeys, replaceInstallationKeys } from "./installation-keys";

const PASSWORD = "correct horse battery";

describe("the keys of an installation", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
    await service.userWithPassword("anna", PASSWORD);
  });
  afterAll(() => service.stop());

  const keys = () => installationKeys(service.database.db, testKeyring);
  const replace = () =>
    replaceInstallationKeys(
      adminContext({ db: service.database.db, env: service.env, now: new Date(), say: () => undefined }),
    );

  it("sign with RSA of 3072 bits, and are the same at every start", async () => {
    const { jwks, cookieKeys } = await keys();
    expect(jwks.keys).toHaveLength(1);
    expect(Buffer.from(jwks.keys[0]!.n!, "base64url").byteLength * 8).toBe(3072);
    expect((await keys()).jwks).toEqual(jwks);
    expect((await keys()).cookieKeys.sign("a cookie")).toBe(cookieKeys.sign("a cookie"));
  });

  it("sign cookies by HMAC-SHA-256", async () => {
    const response = await service.fetch(new TestDashboard(service).authorizationUrl());
    const signatures = response.headers.getSetCookie().flatMap((cookie) => /\.sig=([^;]+)/.exec(cookie)?.[1] ?? []);
    expect(signatures.length).toBeGreaterThan(0);
    for (const signature of signatures) expect(Buffer.from(signature, "base64url").byteLength).toBe(32);
  });

  it("are replaced by new ones that sign from then on, while the last ones' signatures stay good", async () => {
    const dashboard = new TestDashboard(service);
    const before = await dashboard.signIn(service.browser(), "anna", PASSWORD);
    const [first] = (await keys()).jwks.keys;
    expect(decodeProtectedHeader(before.id_token)).toMatchObject({ alg: "RS256", kid: first!.kid });
    await replace();
    const [second, kept, ...none] = (await keys()).jwks.keys;
    expect([second!.kid === first!.kid, kept, none]).toEqual([false, first, []]);
    expect(
      (await auditEntriesOf(service.database.db, "SigningKeys", "installation")).map(({ action }) => action),
    ).toEqual(["update"]);
    const started = await service.another();
    try {
      const after = await new TestDashboard(started).signIn(started.browser(), "anna", PASSWORD);
      expect(decodeProtectedHeader(after.id_token).kid).toBe(second!.kid);
      // The earlier ID token still proves to the new service who signs out.
      const hint = `${ISSUER}/oidc/session/end?id_token_hint=${before.id_token}`;
      expect((await started.browser().visit(hint)).status).toBe(200);
      await replace();
      const last = await started.another();
      expect((await last.browser().visit(hint)).status).toBe(400);
      await last.stop();
    } finally {
      await started.stop();
    }
    expect((await keys()).jwks.keys.map(({ kid }) => kid)).not.toContain(first!.kid);
  });
});
