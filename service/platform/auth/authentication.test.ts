import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASIC_CHALLENGE, CHALLENGE } from "./credentials";
import { hashPassword } from "./password";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { securityEvent, user } from "../db/schema";
import { TestService } from "../../testing/test-service";

const PASSWORD = "kolon: åäö";
let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
  await service.userWithPassword("anna.ek@byrån", PASSWORD);
});
afterAll(() => service.stop());

const me = (authorization?: string, headers: Record<string, string> = {}) =>
  service.fetch("/Api/v2/Me", { headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) } });
const basic = (userName: string, password: string, scheme = "Basic") =>
  `${scheme} ${Buffer.from(`${userName}:${password}`).toString("base64")}`;
const tokenOf = (userName: string, days = 1) =>
  createPersonalAccessToken(service.database.db, userName, days, new Date());

describe("a request to the API", () => {
  it("is answered for a user name and password, in any case of the scheme", async () => {
    const response = await me(basic("anna.ek@byrån", PASSWORD, "bAsIc"));
    expect(await response.json()).toMatchObject({ userName: "anna.ek@byrån", type: "AgencyDirector" });
  });

  it("takes user name and password in UTF-8, which Basic's challenge asks for, and in Latin-1", async () => {
    await service.userWithPassword("ÅsaÖ", "lösenord på svenska");
    for (const encoding of ["utf8", "latin1"] as const) {
      const pair = Buffer.from("ÅsaÖ:lösenord på svenska", encoding).toString("base64");
      expect((await me(`Basic ${pair}`)).status, encoding).toBe(200);
    }
    expect(BASIC_CHALLENGE).toContain('charset="UTF-8"');
  });

  it("is answered for a personal access token, by itself or as the password of its user", async () => {
    const token = await tokenOf("anna.ek@byrån");
    for (const authorization of [`OAuth ${token}`, `bearer ${token}`, basic("anna.ek@byrån", token)]) {
      expect((await me(authorization)).status, authorization).toBe(200);
    }
    expect((await me(basic("someone-else", token))).status).toBe(401);
    // A token for zero days expires as it is made.
    expect((await me(`OAuth ${await tokenOf("anna.ek@byrån", 0)}`)).status).toBe(401);
  });

  it.each([
    ["nothing", undefined],
    ["an empty header", ""],
    ["a scheme alone", "OAuth"],
    ["an unknown scheme", "Digest abc"],
    ["an unknown token", "OAuth abc"],
    ["an unknown personal access token", `OAuth nkt_${"a".repeat(43)}`],
    ["a wrong password", basic("anna.ek@byrån", "wrong")],
    ["an unknown user", basic("nobody", "wrong")],
    ["a user name with U+0000", basic("no\u0000body", "wrong")],
    ["Basic without a colon", `Basic ${Buffer.from("anna").toString("base64")}`],
    ["Basic that is no base64", "Basic %%%"],
  ])("is refused with %s", async (_, authorization) => {
    const response = await me(authorization);
    expect(response.status).toBe(401);
    const challenge = authorization?.startsWith("Basic") ? BASIC_CHALLENGE : CHALLENGE;
    expect(response.headers.get("www-authenticate")).toBe(challenge);
    expect(await response.json()).toMatchObject({ typeOfError: "Unauthorized" });
  });

  it("is refused at once when the user is barred or has another password, remembered or not", async () => {
    await service.userWithPassword("bo", PASSWORD);
    const token = await tokenOf("bo");
    const set = (values: Partial<typeof user.$inferInsert>) =>
      service.database.db.update(user).set(values).where(eq(user.userName, "bo"));
    // The service remembers from now on that this password is right.
    expect((await me(basic("bo", PASSWORD))).status).toBe(200);
    await set({ disabled: true });
    expect((await me(basic("bo", PASSWORD))).status).toBe(401);
    expect((await me(`OAuth ${token}`)).status).toBe(401);
    await set({ disabled: false, passwordHash: await hashPassword("another one") });
    expect((await me(basic("bo", PASSWORD))).status).toBe(401);
    expect((await me(basic("bo", "another one"))).status).toBe(200);
  });

  it("has to wait after five wrong passwords, while tokens and a pair remembered from elsewhere go on", async () => {
    await service.userWithPassword("hasty", PASSWORD);
    const token = await tokenOf("hasty");
    expect((await me(basic("hasty", PASSWORD))).status).toBe(200);
    const guesser = { "x-forwarded-for": "192.0.2.1" };
    for (let i = 0; i < 5; i++) expect((await me(basic("hasty", "wrong"), guesser)).status).toBe(401);
    const response = await me(basic("hasty", "wrong too"), guesser);
    expect(response.status).toBe(429);
    // The wait of two minutes began with the fifth wrong password.
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(await response.json()).toMatchObject({ typeOfError: "BadRequest" });
    expect((await me(basic("hasty", PASSWORD), guesser)).status).toBe(429);
    expect((await me(basic("hasty", PASSWORD))).status).toBe(200);
    expect((await me(`OAuth ${token}`)).status).toBe(200);
    // A wrong password from the address for which the right one is remembered is counted, and ends the remembering.
    expect((await me(basic("hasty", "wrong"))).status).toBe(401);
    expect((await me(basic("hasty", PASSWORD))).status).toBe(429);
  });

  it("cannot make up another address to try more passwords from", async () => {
    await service.userWithPassword("liar", PASSWORD);
    const responses = [];
    for (let i = 0; i < 6; i++) {
      // The proxy on this machine adds the last address; the client has sent the one before it.
      const forwarded = { "x-forwarded-for": `10.0.0.${i}, 192.0.2.1` };
      responses.push(await me(basic("liar", "wrong"), forwarded));
    }
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    const { db } = service.database;
    const events = await db.select().from(securityEvent).where(eq(securityEvent.userName, "liar"));
    expect(events.map(({ event, address }) => `${event} from ${address}`).sort()).toEqual([
      ...Array<string>(5).fill("SignInFailed from 192.0.2.1"),
      "SignInLimited from 192.0.2.1",
    ]);
  });
});
