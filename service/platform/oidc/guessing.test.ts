// Long: guesses at passwords, each of which takes its time by design.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SecurityEventPage } from "@/contract/account/security-event";
import { codeOf, giveSecondFactor } from "../../testing/second-factor";
import { REDIRECT_URI, TestDashboard, type Tokens } from "../../testing/test-dashboard";
import type { TestBrowser } from "../../testing/test-browser";
import { TestService } from "../../testing/test-service";

const PASSWORD = "correct horse battery";
const OFFICE = "198.51.100.7";

let service: TestService;
let dashboard: TestDashboard;
let count = 0;
let userName: string;

beforeAll(async () => {
  service = await TestService.start();
  dashboard = new TestDashboard(service);
});
beforeEach(async () => {
  userName = `anna${++count}`;
  await service.userWithPassword(userName, PASSWORD);
});
afterAll(() => service.stop());

/** Fills in the sign-in page as a client with this address, which the service takes from X-Forwarded-For. */
async function fillIn(fields: Record<string, string>, address = OFFICE, browser: TestBrowser = service.browser()) {
  const { page, response } = await dashboard.fillIn(browser, fields, { "x-forwarded-for": address });
  return { browser, page, response, isIn: response.url.startsWith(REDIRECT_URI) };
}

const statusOf = async (response: Promise<Response>) => (await response).status;

function call({ access_token: token }: Tokens, path: string, body: object, headers: Record<string, string> = {}) {
  const init = { method: "POST", headers: { authorization: `OAuth ${token}`, ...headers }, body: JSON.stringify(body) };
  return service.fetch(`/Api/v2/${path}`, init);
}

describe("guessing at the sign-in page", () => {
  it("is refused after five tries, also from many addresses or from a whole /64 network", async () => {
    for (const addressOf of [(i: number) => `2001:db8::${i}`, (i: number) => `203.0.113.${i}`]) {
      userName = `many${++count}`;
      await service.userWithPassword(userName, PASSWORD);
      const statuses = [];
      for (let i = 1; i <= 8; i++) {
        statuses.push((await fillIn({ userName, password: "wrong" }, addressOf(i))).response.status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    }
  });

  it("leaves a browser in which the user has signed in before as it is", async () => {
    const { browser, isIn } = await fillIn({ userName, password: PASSWORD });
    expect(isIn).toBe(true);
    for (let i = 0; i < 6; i++) await fillIn({ userName, password: "wrong" }, `203.0.113.${i}`);
    expect((await fillIn({ userName, password: PASSWORD })).response.status).toBe(429);
    expect((await fillIn({ userName, password: PASSWORD }, OFFICE, browser)).isIn).toBe(true);
    expect((await fillIn({ userName, password: "wrong" }, OFFICE, browser)).response.status).toBe(200);
    expect((await fillIn({ userName, password: PASSWORD }, OFFICE, browser)).isIn).toBe(true);
  });

  it("is counted apart in a browser only for users who have signed in in it, with their second factor", async () => {
    const secret = await giveSecondFactor(service.database.db, userName);
    const bystander = await service.userWithPassword(`by${count}`, PASSWORD);
    const { browser, page } = await fillIn({ userName, password: PASSWORD });
    expect(browser.cookie("nyckeltal_known")).toBeUndefined();
    await browser.submit(page.url, { code: await codeOf(secret) });
    const mark = browser.cookie("nyckeltal_known");
    expect(mark).toMatch(/^\d+\.[\w-]{43}$/);
    for (let i = 0; i < 5; i++) await fillIn({ userName: bystander, password: "wrong" }, `203.0.113.${i}`);
    expect((await fillIn({ userName: bystander, password: PASSWORD }, OFFICE, browser)).response.status).toBe(429);
    const again = await fillIn({ userName, password: PASSWORD }, OFFICE, browser);
    expect(again.response.text).toContain("Enter your code");
  });

  it("with many names does not lock the office out that it comes from", async () => {
    // More than the 50 tries in an hour that count as an attack from a network.
    const names = Array.from({ length: 60 }, (_, i) => `nobody${i}`);
    const browser = service.browser();
    const page = await browser.visit(dashboard.authorizationUrl());
    for (const name of names) {
      await browser.submit(page.url, { userName: name, password: "wrong" }, { "x-forwarded-for": "192.0.2.60" });
    }
    expect((await fillIn({ userName, password: "mistyped" }, "192.0.2.60")).response.status).toBe(200);
    expect((await fillIn({ userName, password: PASSWORD }, "192.0.2.60")).isIn).toBe(true);
  });

  it("at codes is not forgiven by the right password, which the attacker has", async () => {
    await giveSecondFactor(service.database.db, userName);
    let tried = 0;
    for (let i = 0; i < 12; i++) {
      const { browser, page, response } = await fillIn({ userName, password: PASSWORD }, `203.0.113.${i}`);
      if (response.status === 429) continue;
      const guessed = await browser.submit(page.url, { code: "000000" }, { "x-forwarded-for": `203.0.113.${i}` });
      if (guessed.status === 200) tried++;
    }
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(5);
  });

  it("is shown to the user, with its source", async () => {
    const { browser, page } = await fillIn({ userName, password: "wrong" }, "203.0.113.9");
    const back = await browser.submit(page.url, { userName, password: PASSWORD });
    const { access_token: token } = await dashboard.exchange(back);
    const headers = { authorization: `OAuth ${token}` };
    const response = await service.fetch("/Api/v2/Me/SecurityEvent", { headers });
    const { events } = (await response.json()) as SecurityEventPage;
    expect(events).toMatchObject([
      { event: "SignedIn" },
      { event: "SignInFailed", address: "203.0.113.9", detail: { secret: "password", way: "sign-in page" } },
    ]);
  });
});

describe("guessing with a session", () => {
  const signIn = (name = userName) => dashboard.signIn(service.browser(), name, PASSWORD);
  const wrong = { currentPassword: "wrong", newPassword: "another long password" };

  it.each([
    ["Me/Password", wrong],
    ["Me/SecondFactor", { password: "wrong" }],
  ])("at POST %s is counted with an Idempotency-Key too", async (path, body) => {
    const tokens = await signIn();
    const statuses = [];
    for (let i = 0; i < 8; i++) statuses.push(await statusOf(call(tokens, path, body, { "idempotency-key": `k${i}` })));
    expect(statuses).toEqual([412, 412, 412, 412, 412, 429, 429, 429]);
  });

  it("with an Idempotency-Key is not counted for right passwords and for requests without a password", async () => {
    const tokens = await signIn();
    for (let i = 0; i < 8; i++) {
      expect(
        await statusOf(call(tokens, "Me/SecondFactor", { password: PASSWORD }, { "idempotency-key": `r${i}` })),
      ).toBe(200);
      expect(await statusOf(call(tokens, "Me/Password", {}, { "idempotency-key": `n${i}` }))).toBe(400);
    }
  });

  it("stops nobody else from changing a password", async () => {
    const tokens = await signIn();
    for (let i = 0; i < 6; i++) await call(tokens, "Me/Password", wrong);
    expect(await statusOf(call(tokens, "Me/Password", wrong))).toBe(429);
    for (let i = 0; i < 10; i++) {
      const other = await service.userWithPassword(`other${count}-${i}`, PASSWORD);
      const change = { currentPassword: PASSWORD, newPassword: "another long password" };
      expect(await statusOf(call(await signIn(other), "Me/Password", change))).toBe(200);
    }
  });
});
