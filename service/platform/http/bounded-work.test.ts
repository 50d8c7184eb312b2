// Long: sends bodies of up to 32 MiB.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeWire } from "@/contract/wire";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { TestService } from "../../testing/test-service";

const MIB = 1024 * 1024;
/** Generous: without limits, these bodies keep the process busy for seconds or minutes. */
const PROMPT_MS = 3_000;

let service: TestService;
let tokens: Record<"normal" | "limited" | "director", string>;
let company: string;
let year: string;

beforeAll(async () => {
  service = await TestService.start();
  const { make, database } = service;
  const agencyId = await make.agency();
  const companyId = await make.company(agencyId);
  await make.user("AgencyDirector", { userName: "director", agencyId });
  for (const [userName, role] of [
    ["normal", "Normal"],
    ["limited", "Limited"],
  ] as const) {
    await make.user("CompanyUser", { userName });
    await make.connect(companyId, userName, role);
  }
  company = `/Api/v2/Company/${companyId}`;
  year = `${company}/FiscalYear/${await make.fiscalYear(companyId)}`;
  const tokenOf = (userName: string) => createPersonalAccessToken(database.db, userName, 1, new Date());
  tokens = { normal: await tokenOf("normal"), limited: await tokenOf("limited"), director: await tokenOf("director") };
});
afterAll(() => service.stop());

/** A list of equal items that has this many bytes, or a few less. */
function listOf(item: string, bytes: number): string {
  return `[${new Array(Math.floor((bytes - 1) / (item.length + 1))).fill(item).join(",")}]`;
}

/** The response to a body, and the longest time in ms that another request took meanwhile. */
async function attack(user: keyof typeof tokens, method: string, path: string, body: string) {
  const headers = { authorization: `OAuth ${tokens[user]}` };
  const answered = service.fetch(path, { method, headers, body });
  let longest = 0;
  // In an object, because TypeScript takes a variable that only a callback sets for false in the loop.
  const flight = { isOver: false };
  void answered.finally(() => (flight.isOver = true));
  while (!flight.isOver) {
    const before = performance.now();
    expect((await service.fetch("/healthz")).status).toBe(200);
    longest = Math.max(longest, performance.now() - before);
  }
  const response = await answered;
  const { message } = (await response.json()) as { message?: string };
  return { status: response.status, message: message ?? "", longest };
}

const problemsIn = (message: string) => message.split("; ").length;
const marks = "a" + "\u0301\u0323".repeat(100_000);
const node = (children: string) => `{"type":"AccountGroup","id":"a","name":"a","children":${children}}`;
const chart = (children: string) => `{"id":"c","name":"c","children":${children},"knownGroups":{}}`;
const chartsPath = () => `${company}/ChartOfAccounts`;
// A list within an object is shorter than the limit of the body, 1 MiB, by the bytes around it.
const BODIES: [string, keyof typeof tokens, string, () => string, () => string][] = [
  ["15.9 MB of key figure data", "normal", "PUT", () => `${year}/KeyFigureData`, () => listOf("{}", 15.9e6)],
  ["2 MB of key figure data", "normal", "PUT", () => `${year}/KeyFigureData`, () => listOf("{}", 2e6)],
  ["16 MiB of lists in key figure data", "normal", "PUT", () => `${year}/KeyFigureData`, () => listOf("[]", 16 * MIB)],
  [
    "a first value as long as the body",
    "normal",
    "PUT",
    () => `${year}/KeyFigureData`,
    () => `[{"x":${listOf("[]", 15e6)}}]`,
  ],
  [
    "one's own companies",
    "limited",
    "PUT",
    () => "/Api/v2/User/limited",
    () => `{"companies":${listOf("{}", MIB - 20)}}`,
  ],
  [
    "one's own customers",
    "limited",
    "PUT",
    () => "/Api/v2/User/limited",
    () => `{"customers":${listOf("0", MIB - 20)}}`,
  ],
  [
    "members that nobody knows",
    "limited",
    "PUT",
    () => "/Api/v2/User/limited",
    () => `{"x":${listOf("{}", MIB - 20)}}`,
  ],
  [
    "members of many names",
    "limited",
    "PUT",
    () => "/Api/v2/User/limited",
    () => `{${Array.from({ length: 80_000 }, (_, i) => `"m${i}":1`).join()}}`,
  ],
  [
    "a name that takes long to compose",
    "limited",
    "PUT",
    () => "/Api/v2/User/limited",
    () => writeWire({ name: marks }),
  ],
  ["targets", "director", "PUT", () => `${company}/KeyFigureTarget`, () => listOf("{}", MIB)],
  ["documents", "director", "POST", () => `${company}/Document`, () => listOf("{}", 32 * MIB)],
  [
    "a preset",
    "director",
    "POST",
    () => `${company}/KeyFigurePreset`,
    () => `{"id":"p","name":"p","keyFigureTypes":${listOf("0", MIB - 60)}}`,
  ],
  [
    "accounts of a chart",
    "director",
    "POST",
    chartsPath,
    () => chart(`[{"type":"AccountListGroup","id":"a","accounts":${listOf("0", MIB - 200)}}]`),
  ],
  [
    "intervals of a chart",
    "director",
    "POST",
    chartsPath,
    () => chart(`[{"type":"AccountIntervalGroup","id":"a","intervals":${listOf("{}", MIB - 200)}}]`),
  ],
  ["groups of a chart", "director", "POST", chartsPath, () => chart(listOf(node("[]"), MIB - 200))],
  [
    "known groups of a chart",
    "director",
    "POST",
    chartsPath,
    () =>
      `{"id":"c","name":"c","children":[],"knownGroups":{${Array.from({ length: 70_000 }, (_, i) => `"k${i}":0`).join()}}}`,
  ],
  ["lists nested without end", "normal", "PUT", () => `${year}/KeyFigureData`, () => "[".repeat(16 * MIB)],
];

describe("a body that is made to take long", () => {
  it.each(BODIES)(
    "is refused with three problems at most, and others are answered meanwhile: %s",
    async (_, user, method, path, body) => {
      const { status, message, longest } = await attack(user, method, path(), body());
      expect(status).toBe(400);
      expect(message).toMatch(/^The body is not (valid|JSON): /);
      expect(problemsIn(message)).toBeLessThanOrEqual(3);
      expect(message.length).toBeLessThan(1_000);
      expect(longest).toBeLessThan(PROMPT_MS);
    },
  );
});

describe("a list that is longer than the contract allows", () => {
  it("is refused with the limit", async () => {
    const items = new Array(10_001).fill({
      keyFigureType: "TaxRate",
      period: { start: "2025-01-01", end: "2025-01-31" },
      value: 1,
    });
    const { status, message } = await attack("director", "PUT", `${company}/KeyFigureTarget`, writeWire(items));
    expect([status, message]).toEqual([400, "The body is not valid: $: expected at most 10000 items."]);
  });
});

describe("large bodies at the same time", () => {
  it("are answered 503 while too many are waiting, and are read again afterwards", async () => {
    const busy = await TestService.start({}, { workers: { threads: 1, waiting: 0 } });
    try {
      await busy.make.user("Administrator", { userName: "admin" });
      const token = await createPersonalAccessToken(busy.database.db, "admin", 1, new Date());
      const send = () =>
        busy.fetch("/Api/v2/Agency", {
          method: "POST",
          headers: { authorization: `OAuth ${token}` },
          body: writeWire({ shortName: 1, more: "x".repeat(500_000) }),
        });
      const responses = await Promise.all(Array.from({ length: 6 }, send));
      const refused = responses.filter(({ status }) => status === 503);
      expect(responses.filter(({ status }) => status === 400).length + refused.length).toBe(6);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused[0]!.headers.get("retry-after")).toBe("1");
      expect((await send()).status).toBe(400);
    } finally {
      await busy.stop();
    }
  });
});
