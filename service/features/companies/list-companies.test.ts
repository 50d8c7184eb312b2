import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "../../app";
import { user, userCompany } from "../../platform/db/schema";
import { TestApp } from "../../testing/test-app";

const COMPANIES = 12;
const AGENCY = "large";
const LIST = `/Api/v2/Agency/${AGENCY}/Company`;

let service: TestApp;
/** Instances of the service on one database, each with its own memory of the lists that it sent (BodyCache). */
let instances: App[];
let companyIds: string[];

beforeAll(async () => {
  service = await TestApp.start();
  const { make } = service;
  instances = [service.another(), service.another()];
  await make.agency(AGENCY);
  await make.user("AgencyDirector", { userName: "director", agencyId: AGENCY });
  await make.user("AgencyConsultant", { userName: "consultant", agencyId: AGENCY });
  companyIds = [];
  for (let i = 0; i < COMPANIES; i++) {
    const id = await make.company(AGENCY, { name: "0" });
    await make.connect(id, "consultant");
    companyIds.push(id);
  }
});
afterAll(() => service.stop());

interface Listed {
  status: number;
  tag: string | null;
  /** Names by company id. */
  names: Map<string, string>;
}

async function list(userName: string, instance = instances[0]!, path = LIST): Promise<Listed> {
  const headers = { authorization: `OAuth ${await service.tokenOf(userName)}` };
  const response = await instance.request(`http://service.test${path}`, { headers });
  const companies = (await response.json()) as { id: string; name: string }[];
  const { status } = response;
  const names = status === 200 ? companies.map(({ id, name }) => [id, name] as const) : [];
  return { status, tag: response.headers.get("etag"), names: new Map(names) };
}

async function send(method: string, path: string, body: unknown, instance = instances[0]!): Promise<number> {
  const headers = { authorization: `OAuth ${await service.tokenOf("director")}` };
  const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
  return (await instance.request(`http://service.test${path}`, init)).status;
}

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 4));

describe("a list of companies", () => {
  it(
    "contains every write that was answered before the list was requested",
    { tags: "long", timeout: 120_000 },
    async () => {
      /** For each company the last name that was written and answered; each company has one writer. */
      const answered = new Map(companyIds.map((id) => [id, 0]));
      const writing = new AbortController();
      let lists = 0;

      async function write(id: string): Promise<void> {
        for (let name = 1; name <= 25; name++) {
          const path = `${LIST}/${id}`;
          expect(await send("PUT", path, { name: String(name) }, pick(instances))).toBe(200);
          answered.set(id, name);
          await pause();
        }
      }
      async function read(userName: string): Promise<void> {
        while (!writing.signal.aborted) {
          const expected = new Map(answered);
          const { names } = await list(userName, pick(instances), pick([LIST, "/Api/v2/Company"]));
          for (const [id, name] of expected) expect(Number(names.get(id))).toBeGreaterThanOrEqual(name);
          lists++;
          await pause();
        }
      }

      const readers = ["director", "director", "consultant", "consultant"].map(read);
      await Promise.all(companyIds.map(write)).finally(() => writing.abort());
      await Promise.all(readers);
      expect(lists).toBeGreaterThan(10);
      for (const instance of instances) {
        expect([...(await list("director", instance)).names.values()]).toEqual(companyIds.map(() => "25"));
      }
    },
  );

  it("contains a created company and no deleted one, on every instance", async () => {
    for (const instance of instances) expect((await list("director", instance)).names.size).toBe(COMPANIES);
    expect(await send("POST", LIST, { businessIdentityCode: "559999-0000", name: "New" })).toBe(200);
    const id = `a-${AGENCY}-559999-0000`;
    for (const instance of instances) expect((await list("director", instance)).names.get(id)).toBe("New");
    for (const instance of instances) expect((await list("consultant", instance)).names.has(id)).toBe(false);
    expect(await send("DELETE", `${LIST}/${id}`, undefined)).toBe(200);
    for (const instance of instances) expect((await list("director", instance)).names.has(id)).toBe(false);
  });

  it("is the same again, with the same tag, when a change is taken back", async () => {
    const [id] = companyIds as [string];
    const before = await list("director");
    expect(await send("PUT", `${LIST}/${id}`, { name: "Other" })).toBe(200);
    const between = await list("director");
    expect(between.names.get(id)).toBe("Other");
    expect(between.tag).not.toBe(before.tag);
    expect(await send("PUT", `${LIST}/${id}`, { name: before.names.get(id) })).toBe(200);
    expect(await list("director")).toEqual(before);
  });

  it("has another tag when a company without contact details gets empty ones", async () => {
    const [id] = companyIds as [string];
    const before = await list("director");
    expect(await send("PUT", `${LIST}/${id}`, { contactInfo: {} })).toBe(200);
    expect((await list("director")).tag).not.toBe(before.tag);
    expect(await send("PUT", `${LIST}/${id}`, { contactInfo: null })).toBe(200);
    expect((await list("director")).tag).toBe(before.tag);
  });

  it("lacks a company as soon as the user is disconnected from it, and is refused to a disabled user", async () => {
    const { db } = service.database;
    const [id] = companyIds as [string];
    const own = and(eq(userCompany.companyId, id), eq(userCompany.userName, "consultant"));
    const isConsultant = eq(user.userName, "consultant");
    for (let round = 0; round < 3; round++) {
      for (const instance of instances) expect((await list("consultant", instance)).names.has(id)).toBe(true);
      await db.delete(userCompany).where(own);
      for (const instance of instances) expect((await list("consultant", instance)).names.has(id)).toBe(false);
      await db.insert(userCompany).values({ companyId: id, userName: "consultant" });
      for (const instance of instances) expect((await list("consultant", instance)).names.has(id)).toBe(true);
      await db.update(user).set({ disabled: true }).where(isConsultant);
      for (const instance of instances) expect((await list("consultant", instance)).status).toBe(401);
      await db.update(user).set({ disabled: false }).where(isConsultant);
    }
  });

  it("is cached for each user: a director's is sent to no other user, and no more to a former director", async () => {
    const { db } = service.database;
    await db.delete(userCompany).where(eq(userCompany.userName, "consultant"));
    expect((await list("director")).names.size).toBe(COMPANIES);
    expect((await list("consultant")).names.size).toBe(0);
    await db.update(user).set({ type: "AgencyConsultant" }).where(eq(user.userName, "director"));
    expect((await list("director")).names.size).toBe(0);
  });
});
