import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  chartOfAccountsListSchema,
  MANDATORY_KNOWN_GROUPS,
  type AccountGroup,
  type ChartNode,
  type ChartOfAccounts,
} from "@/contract/charts-of-accounts/chart-of-accounts";
import { MAX_CHART_DEPTH } from "@/contract/text-limits";
import { grantOf, ROLES } from "@/contract/permissions";
import { eubas97 } from "../../figures/eubas97";
import { makePeople, type People } from "../../testing/people";
import { auditEntriesOf, tablesWithRowsOf } from "../../testing/stored";
import { TestApp, type TestClient } from "../../testing/test-app";

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
let path: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());
beforeEach(async () => {
  companyId = await app.make.company(people.agencyId);
  path = `/Api/v2/Company/${companyId}/ChartOfAccounts`;
});

const leaf = (id: string, ...intervals: [string, string][]): ChartNode => ({
  type: "AccountIntervalGroup",
  id,
  intervals: intervals.map(([start, end]) => ({ start, end })),
});
const group = (id: string, ...children: ChartNode[]): AccountGroup => ({
  type: "AccountGroup",
  id,
  name: id,
  children,
});

/** A small chart of a company's own; it has every mandatory group, most of them empty. */
function ownChart(id = "own", more: Partial<ChartOfAccounts> = {}): ChartOfAccounts {
  const empty = MANDATORY_KNOWN_GROUPS.map((known) => [known, { children: [] as string[] }]);
  return {
    id,
    name: "Föreningens konton",
    children: [
      group("T", leaf("T1", ["1000", "1399"], ["1400", "1999"]), {
        type: "AccountListGroup",
        id: "T2",
        accounts: ["1", "15a"],
      }),
      group("I", leaf("I1", ["3000", "3999"])),
    ],
    knownGroups: {
      ...Object.fromEntries(empty),
      Assets: "T",
      Income: "I",
      NetSales: "I",
      CurrentAssets: { id: "c", name: "c", children: ["T2", "T"] },
    },
    ...more,
  };
}

describe("reading charts of accounts", () => {
  it("lists the built-in one in the requested language, as it is when read alone", async () => {
    const read = async (language: string): Promise<ChartOfAccounts> => {
      const list = await client.get(`${path}/`, { "accept-language": language });
      expect(list).toMatchObject({ status: 200, body: [{ id: "EUBAS97" }] });
      const alone = await client.get(`${path}/EUBAS97`, { "accept-language": language });
      expect([alone.body]).toEqual(list.body);
      // The schema would drop what it does not describe.
      expect(chartOfAccountsListSchema.parse(list.body)).toEqual(list.body);
      return alone.body as ChartOfAccounts;
    };
    expect((await read("sv")).children.map((node) => "name" in node && node.name)).toEqual([
      "Tillgångar",
      "Eget kapital och skulder",
      "Intäkter",
      "Kostnader",
    ]);
    expect(await read("sv")).toMatchObject({ language: "sv-SE", knownGroups: { NetSales: "NetSales" } });
    expect(await read("en")).toMatchObject({ language: "en-GB", children: [{ name: "Assets" }, {}, {}, {}] });
  });

  it("lists the company's own after the built-in one, by code points of their ids, and no other company's", async () => {
    for (const id of ["b", "_", "B"]) expect((await client.post(path, ownChart(id))).status).toBe(200);
    const ids = ((await client.get(path)).body as ChartOfAccounts[]).map(({ id }) => id);
    expect(ids).toEqual(["EUBAS97", "B", "_", "b"]);
    const others = `/Api/v2/Company/${await app.make.company(people.agencyId)}/ChartOfAccounts`;
    expect(((await client.get(others)).body as ChartOfAccounts[]).map(({ id }) => id)).toEqual(["EUBAS97"]);
    expect((await client.get(`${others}/b`)).status).toBe(404);
  });

  it("lists those that fiscal years of a range use, and refuses invalid ranges", async () => {
    await client.post(path, ownChart("later"));
    await app.make.fiscalYear(companyId, { firstDay: "2024-01-01", lastDay: "2024-12-31" });
    await app.make.fiscalYear(companyId, { chartOfAccountsId: "later" });
    const idsOf = async (query: string) => {
      const { body } = await client.get(`${path}/?${query}`);
      return (body as ChartOfAccounts[]).map(({ id }) => id);
    };
    expect(await idsOf("startDate=2024-12-31&endDate=2025-01-01")).toEqual(["EUBAS97", "later"]);
    expect(await idsOf("startDate=2025-01-01")).toEqual(["later"]);
    expect(await idsOf("endDate=2024-12-31")).toEqual(["EUBAS97"]);
    expect(await idsOf("endDate=2023-12-31")).toEqual([]);
    expect((await client.get(`${path}?startDate=2025-01-02&endDate=2025-01-01`)).status).toBe(400);
    expect((await client.get(`${path}?startDate=`)).status).toBe(400);
  });

  it("does not find charts that the company does not have", async () => {
    for (const id of ["eubas97", "BAS2024"]) {
      const response = await client.get(`${path}/${id}`);
      expect(response).toMatchObject({ status: 404, body: { typeOfError: "NotFound" } });
    }
  });
});

describe("creating a chart of accounts", () => {
  it("answers it as it was sent, without unknown members", async () => {
    const response = await client.post(path, { ...ownChart(), language: null, created: "0001-01-01T00:00:00" });
    expect(response.status).toBe(200);
    expect(response.body).toEqual(ownChart());
    expect((await client.get(`${path}/own`)).text).toBe(response.text);
  });

  it("takes a copy of the built-in one under an id from the path, unless the body has another", async () => {
    const copy = { ...eubas97("sv"), id: "copy" };
    expect((await client.post(`${path}/copy`, { ...copy, id: null })).body).toEqual(copy);
    expect((await client.post(`${path}/other`, copy)).status).toBe(400);
    expect((await client.post(`${path}/a%20b`, copy)).status).toBe(404);
  });

  it("finds the groups of known groups by their ids in any form of Unicode", async () => {
    const decomposed = "Åkeri".normalize("NFD");
    const children = [...ownChart().children, group(decomposed, leaf("T9", ["2000", "2999"]))];
    const knownGroups = { ...ownChart().knownGroups, Taxes: decomposed, Debt: { children: [decomposed] } };
    const response = await client.post(path, ownChart("own", { children, knownGroups }));
    expect(response).toMatchObject({ status: 200 });
    expect((response.body as ChartOfAccounts).knownGroups).toMatchObject({
      Taxes: "Åkeri",
      Debt: { children: ["Åkeri"] },
    });
  });

  it("refuses an id that exists, the built-in one's too", async () => {
    await client.post(path, ownChart());
    for (const id of ["own", "EUBAS97"]) {
      expect(await client.post(path, ownChart(id))).toMatchObject({ status: 409, body: { typeOfError: "Conflict" } });
    }
  });

  const withTree = (...children: ChartNode[]) => ownChart("x", { children: [...ownChart().children, ...children] });
  const withKnown = (known: object) => ownChart("x", { knownGroups: { ...ownChart().knownGroups, ...known } });
  const without = (known: string) => {
    const { [known]: _, ...knownGroups } = ownChart().knownGroups;
    return ownChart("x", { knownGroups });
  };
  let deep = group("bottom");
  for (let i = 0; i < MAX_CHART_DEPTH; i++) deep = group(`g${i}`, deep);

  it.each<[string, unknown, string]>([
    ["no id", { ...ownChart(), id: undefined }, "$.id: is required"],
    ["an id with a blank", ownChart("a b"), "$.id: expected 1 to 64"],
    ["no name", { ...ownChart(), name: null }, "$.name: expected string, got null"],
    ["no tree", { ...ownChart(), children: undefined }, "$.children: is required"],
    ["no known groups", { ...ownChart(), knownGroups: undefined }, "$.knownGroups: is required"],
    ["a node of another type", withTree({ type: "X", id: "y" } as never), "$.children[2].type: expected AccountGroup,"],
    ["a group without a name", withTree({ ...group("x"), name: "" }), "$.children[2].name"],
    [
      "an id that is in the tree twice, at any depth",
      withTree(group("x", leaf("T1"))),
      '$.children[2].children[0].id: expected ids that are unique in the tree, found "T1" again',
    ],
    [
      "an interval that ends before it starts",
      withTree(group("x", leaf("y", ["4000", "4099"], ["5001", "5000"]))),
      "$.children[2].children[0].intervals[1].end: expected an end that is not before the start",
    ],
    [
      "intervals that overlap, in any order",
      withTree(group("x", leaf("y", ["4500", "4999"], ["4000", "4500"]))),
      "$.children[2].children[0].intervals[0]: expected intervals that do not overlap, but 4500 is in 4000–4500 too",
    ],
    ["an account that is no number", withTree(leaf("y", ["A", "B"])), "$.children[2].intervals[0].start: expected an"],
    [
      "an account twice in a list",
      withTree({ type: "AccountListGroup", id: "y", accounts: ["1", "1"] }),
      "$.children[2].accounts: expected each account once",
    ],
    ["a known group that leads nowhere", withKnown({ Taxes: "none" }), "$.knownGroups.Taxes: the tree has no Account"],
    [
      "a known group that names a leaf",
      withKnown({ Taxes: "T1" }),
      "$.knownGroups.Taxes: the tree has no AccountGroup",
    ],
    [
      "a known group made of groups that do not exist",
      withKnown({ Taxes: { children: ["T1", "none"] } }),
      '$.knownGroups.Taxes.children[1]: the tree has no group "none"',
    ],
    ["a known group of another form", withKnown({ Taxes: 7 }), "$.knownGroups.Taxes: expected the id of an Account"],
    ["too many groups one inside the other", withTree(deep), `at most ${MAX_CHART_DEPTH} groups one inside the other`],
    ...MANDATORY_KNOWN_GROUPS.map((known): [string, unknown, string] => [
      `no ${known}`,
      without(known),
      `$.knownGroups.${known}: is required`,
    ]),
  ])("refuses %s and names where", async (_, sent, message) => {
    const response = await client.post(path, sent);
    expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    expect((response.body as { message: string }).message).toContain(message);
    expect(await tablesWithRowsOf(app.database.db, companyId)).toEqual([]);
  });
});

describe("updating a chart of accounts", () => {
  it("changes what is sent and keeps the rest, with the id in the body or in the path", async () => {
    await client.post(path, ownChart("own", { language: "sv-SE" }));
    const first = await client.put(path, { id: "own", name: "Efter" });
    expect(first).toMatchObject({ status: 200, body: ownChart("own", { name: "Efter", language: "sv-SE" }) });
    const second = await client.put(`${path}/own`, { language: null });
    expect(second.body).toEqual(ownChart("own", { name: "Efter" }));
    expect((await client.get(`${path}/own`)).text).toBe(second.text);
  });

  it("replaces the tree and the known groups as wholes, and validates the result", async () => {
    await client.post(path, ownChart());
    const { NetSales: _, ...knownGroups } = ownChart().knownGroups;
    expect((await client.put(path, { id: "own", knownGroups })).body).toEqual(ownChart("own", { knownGroups }));
    const refused = await client.put(path, { id: "own", children: [group("T", leaf("T2"))] });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.text).toContain('$.knownGroups.Income: the tree has no AccountGroup \\"I\\"');
    expect((await client.put(path, { id: "own", children: null })).text).toContain("is required and cannot be deleted");
    expect((await client.get(`${path}/own`)).body).toEqual(ownChart("own", { knownGroups }));
    const children = [group("T", leaf("T2")), group("I")];
    expect((await client.put(path, { id: "own", children })).body).toEqual(ownChart("own", { knownGroups, children }));
  });

  it("refuses an id that is missing, differs from the path or does not exist", async () => {
    await client.post(path, ownChart());
    expect((await client.put(path, { name: "x" })).status).toBe(400);
    expect((await client.put(`${path}/own`, { id: "other" })).status).toBe(400);
    expect((await client.put(path, { id: "none" })).status).toBe(404);
    expect((await client.put(`${path}/none`, "not an object")).status).toBe(404);
  });

  it("changes nothing when If-Match names another state", async () => {
    await client.post(path, ownChart());
    const etag = (await client.get(`${path}/own`)).headers.get("etag")!;
    const put = (name: string) => client.put(`${path}/own`, { name }, { "if-match": etag });
    expect((await put("first")).status).toBe(200);
    expect(await put("second")).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect((await client.delete(`${path}/own`, { "if-match": etag })).status).toBe(412);
    expect((await client.get(`${path}/own`)).body).toMatchObject({ name: "first" });
  });
});

describe("the built-in chart of accounts", () => {
  it("is neither changed nor deleted", async () => {
    const before = await client.get(`${path}/EUBAS97`);
    const responses = [
      await client.put(path, { id: "EUBAS97", name: "x" }),
      await client.put(`${path}/EUBAS97`, before.body),
      await client.delete(`${path}/EUBAS97`),
    ];
    for (const response of responses) {
      expect(response).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    }
    expect((await client.get(`${path}/EUBAS97`)).text).toBe(before.text);
  });
});

describe("a chart of accounts and fiscal years", () => {
  it("can be used by a fiscal year once the company has it, and cannot be deleted while it is used", async () => {
    const id = await app.make.fiscalYear(companyId);
    const year = `/Api/v2/Company/${companyId}/FiscalYear/${id}`;
    const refused = await client.put(year, { chartOfAccountsId: "own" });
    expect(refused).toMatchObject({ status: 400 });
    await client.post(path, ownChart());
    expect((await client.put(year, { chartOfAccountsId: "own" })).body).toMatchObject({ chartOfAccountsId: "own" });
    const used = await client.delete(`${path}/own`);
    expect(used).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect(used.text).toContain("2025-01-01");
    await client.put(year, { chartOfAccountsId: "EUBAS97" });
    expect(await client.delete(`${path}/own`)).toMatchObject({ status: 200, text: "null" });
    expect((await client.get(`${path}/own`)).status).toBe(404);
    expect((await client.delete(`${path}/own`)).status).toBe(404);
  });

  it("is used or deleted when both are asked for at the same moment, never both", async () => {
    const id = await app.make.fiscalYear(companyId);
    for (let round = 0; round < 5; round++) {
      await client.post(path, ownChart());
      const [put, deleted] = await Promise.all([
        client.put(`/Api/v2/Company/${companyId}/FiscalYear/${id}`, { chartOfAccountsId: "own" }),
        client.delete(`${path}/own`),
      ]);
      expect(`${put.status} ${deleted.status}`).toMatch(/^(200 412|400 200)$/);
      // Deletes the chart before the next round, whichever request came first in this one.
      await client.put(`/Api/v2/Company/${companyId}/FiscalYear/${id}`, { chartOfAccountsId: "EUBAS97" });
      await client.delete(`${path}/own`);
    }
  });

  it("is deleted with the company", async () => {
    await client.post(path, ownChart());
    expect(await tablesWithRowsOf(app.database.db, companyId)).toContain("chart_of_accounts");
    expect((await client.delete(`/Api/v2/Company/${companyId}`)).status).toBe(200);
    expect(await tablesWithRowsOf(app.database.db, companyId)).toEqual([]);
  });
});

describe("permissions for charts of accounts", () => {
  it.each(ROLES)("%s", async (role) => {
    const at = `/Api/v2/Company/${people.companyId}/ChartOfAccounts`;
    await client.post(at, ownChart("shared"));
    const caller = app.as(people.userOf[role]);
    expect((await caller.get(at)).status).toBe(200);
    expect((await caller.get(`${at}/EUBAS97`)).status).toBe(200);
    expect((await caller.get(`${at}/shared`)).status).toBe(200);
    const expected = grantOf(role, "fiscalYear.write") ? 200 : 403;
    expect((await caller.post(at, ownChart(`by-${role}`))).status).toBe(expected);
    expect((await caller.put(at, { id: "shared", name: role })).status).toBe(expected);
    expect((await caller.delete(`${at}/shared`)).status).toBe(expected);
    // Permission is decided before the body is read.
    expect((await caller.send("PUT", at, "{")).status).toBe(expected === 403 ? 403 : 400);
  });

  it("hides everything from those who cannot see the company, and asks the unknown to sign in", async () => {
    for (const [userName, status] of [
      ["stranger", 404],
      [null, 401],
    ] as const) {
      const other = app.as(userName);
      for (const at of [path, `${path}/EUBAS97`]) expect((await other.get(at)).status).toBe(status);
      expect((await other.post(path, ownChart())).status).toBe(status);
      expect((await other.put(path, { id: "EUBAS97" })).status).toBe(status);
      expect((await other.delete(`${path}/EUBAS97`)).status).toBe(status);
    }
  });
});

describe("writes of charts of accounts", () => {
  it("do not include the deletion of all", async () => {
    const response = await client.delete(path);
    expect(response).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
    expect(response.headers.get("allow")).toBe("GET, POST, PUT");
  });

  it("write an audit entry each", async () => {
    await client.post(path, ownChart("audited"));
    app.passSecond();
    await client.put(path, { id: "audited", name: "Efter" });
    app.passSecond();
    await client.delete(`${path}/audited`);
    const after = ownChart("audited", { name: "Efter" });
    expect(await auditEntriesOf(app.database.db, "ChartOfAccounts", "audited")).toMatchObject([
      { companyId, userName: "director", action: "create", before: null, after: ownChart("audited") },
      { action: "update", before: ownChart("audited"), after },
      { action: "delete", before: after, after: null },
    ]);
  });
});
