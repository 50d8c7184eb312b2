import { request, type OutgoingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseWire, writeWire } from "@/contract/wire";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { eubas97 } from "../../figures/eubas97";
import { TestService } from "../../testing/test-service";

/** A date that old clients send where they have none. */
const NEVER = "0001-01-01T00:00:00";

interface Resource {
  collection: string;
  idMember: string;
  /** The id of an object that is there from the beginning. */
  item: string;
  /** A new object as old clients send it: every member, unset ones null, those of the service too. */
  create?: (id: string) => Record<string, unknown>;
  /** One member that a PUT may change, and its new value. */
  change: [member: string, value: string];
  /** The collection takes a PUT too, of the object whose id is in the body. */
  putsToCollection?: boolean;
}

const NAMES = [
  "Company",
  "AgencyCompany",
  "Agency",
  "Comment",
  "KeyFigurePreset",
  "ChartOfAccounts",
  "Document",
  "User",
  "FiscalYear",
] as const;
type Name = (typeof NAMES)[number];
const CREATED = NAMES.filter((name) => name !== "FiscalYear");

let service: TestService;
let authorization: string;
let companyId: string;
let yearId: string;
let resources: Record<Name, Resource>;
let count = 0;

interface ApiResponse {
  status: number;
  text: string;
  body: unknown;
}

/** Sends the path unchanged, because fetch would resolve and encode it. */
function send(method: string, path: string, body?: unknown, headers: OutgoingHttpHeaders = {}): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: service.port, method, path, headers: { authorization, ...headers } }, (response) => {
      text(response).then(
        (received) => resolve({ status: response.statusCode!, text: received, body: parseWire(received) }),
        reject,
      );
    });
    sent.on("error", reject).end(body === undefined ? undefined : writeWire(body));
  });
}

const get = (path: string) => send("GET", path);

beforeAll(async () => {
  service = await TestService.start();
  const { make, database } = service;
  await make.user("Administrator", { userName: "administrator" });
  authorization = `OAuth ${await createPersonalAccessToken(database.db, "administrator", 1, new Date())}`;
  const agencyId = await make.agency("home");
  companyId = await make.company(agencyId);
  yearId = await make.fiscalYear(companyId);
  const directId = await make.company(null);
  const userName = await make.user("AgencyConsultant", { userName: "åsa+ö@home", agencyId });
  const company = `/Api/v2/Company/${companyId}`;
  const period = { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" };
  const contact = { name: null, address: null, postalAddress: null, phone: null };
  // Members that the service sets itself, and one that it does not know.
  const owned = { created: NEVER, lastModified: NEVER, author: null, lastLedgerDate: NEVER, unknown: [{ a: null }] };
  resources = {
    Company: {
      collection: "/Api/v2/Company",
      idMember: "id",
      item: directId,
      create: (id) => ({
        ...owned,
        id,
        businessIdentityCode: id,
        name: "Ny",
        typeOfCompany: null,
        contactInfo: contact,
        // Clients of version 2 write this member with a capital letter, too.
        CompanyTypeId: null,
      }),
      change: ["name", "Ändrad"],
    },
    AgencyCompany: {
      collection: `/Api/v2/Agency/${agencyId}/Company`,
      idMember: "id",
      item: companyId,
      create: (id) => ({
        ...owned,
        id,
        businessIdentityCode: id.replace("a-home-", ""),
        name: "Ny",
        typeOfCompany: null,
        contactInfo: null,
        companyTypeId: null,
      }),
      change: ["name", "Ändrad"],
    },
    Agency: {
      collection: "/Api/v2/Agency",
      idMember: "shortName",
      item: agencyId,
      create: (id) => ({ ...owned, shortName: id, name: "Ny", numberOfLicences: null, contactInfo: contact }),
      change: ["name", "Ändrad"],
    },
    Comment: {
      collection: `${company}/Comment`,
      idMember: "id",
      item: "",
      create: (id) => ({ ...owned, id, type: "KeyFigureComment", message: "Ny", period, keyFigureType: "NetSales" }),
      change: ["message", "Ändrad"],
      putsToCollection: true,
    },
    KeyFigurePreset: {
      collection: `${company}/KeyFigurePreset`,
      idMember: "id",
      item: "",
      create: (id) => ({ ...owned, id, name: "Ny", description: null, keyFigureTypes: [] }),
      change: ["name", "Ändrad"],
      putsToCollection: true,
    },
    ChartOfAccounts: {
      collection: `${company}/ChartOfAccounts`,
      idMember: "id",
      item: "EUBAS97",
      create: (id) => ({ ...owned, ...eubas97("en"), id, language: null }),
      change: ["name", "Ändrad"],
      putsToCollection: true,
    },
    Document: {
      collection: `${company}/Document`,
      idMember: "id",
      item: "",
      create: (id) => ({ ...owned, id, type: "File", path: `/${id}`, contentType: null, data: "", children: null }),
      change: ["path", "/Ändrad"],
      putsToCollection: true,
    },
    User: {
      collection: "/Api/v2/User",
      idMember: "userName",
      item: userName,
      create: (id) => ({
        ...owned,
        userName: id,
        name: "Ny",
        type: "AgencyConsultant",
        agencyId,
        email: null,
        phone: null,
        cellphone: null,
        language: null,
        password: null,
        customers: null,
        companies: null,
      }),
      change: ["name", "Ändrad"],
      putsToCollection: true,
    },
    FiscalYear: { collection: `${company}/FiscalYear`, idMember: "id", item: yearId, change: ["currency", "EUR"] },
  };
  for (const name of ["Comment", "Document", "KeyFigurePreset"] as const)
    resources[name].item = (await create(name)).id;
});
afterAll(() => service.stop());

/** Ids that each resource takes, a new one every time. */
function newId(name: Name): string {
  const n = ++count;
  if (name === "AgencyCompany") return `a-home-55${n}`;
  if (name === "Agency") return `agency_${n}`;
  return name === "Company" ? `55${n}` : `new-${n}`;
}

async function create(
  name: Name,
  headers: OutgoingHttpHeaders = {},
  pathOf: (collection: string, id: string) => string = (collection) => `${collection}/`,
): Promise<{ id: string; response: ApiResponse }> {
  const { collection, idMember, create: make } = resources[name];
  const id = newId(name);
  const response = await send("POST", pathOf(collection, id), make!(id), headers);
  if (response.status !== 200) throw new Error(`POST ${name}: ${response.status} ${response.text}`);
  return { id: (response.body as Record<string, string>)[idMember]!, response };
}

const itemOf = (name: Name, id = resources[name].item) => `${resources[name].collection}/${encodeURIComponent(id)}`;

/** Fixed segments are v2 and capitalised words. EUBAS97, the only capitalised id here, does not match. */
const inCase = (path: string, change: (segment: string) => string) =>
  path
    .split("/")
    .map((segment) => (/^(Api|v2|[A-Z][a-z]+([A-Z][a-z]+)*)$/.test(segment) ? change(segment) : segment))
    .join("/");

describe.each(NAMES)("%s", (name) => {
  it("answers the same with a slash at the end and with fixed segments in any case", async () => {
    for (const path of [resources[name].collection, itemOf(name)]) {
      const expected = await get(path);
      expect(expected.status).toBe(200);
      const spellings = [path, inCase(path, (s) => s.toLowerCase()), inCase(path, (s) => s.toUpperCase())];
      for (const spelling of spellings.flatMap((one) => [one, `${one}/`])) {
        expect(await get(spelling), spelling).toEqual(expected);
      }
    }
  });

  it("decodes an id in the path once, and answers 404 for any other id", async () => {
    const { collection, item } = resources[name];
    const own = encodeURIComponent(item);
    const every = [...Buffer.from(item)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
    expect(await get(`${collection}/${every}`)).toEqual(await get(itemOf(name)));
    const foreign = [
      every.replaceAll("%", "%25"),
      `${own}%2F`,
      `${own}%2F..%2F${own}`,
      `${own}%20`,
      `${own}+`,
      "%C3%A5",
      "%20",
      "..",
      "%2E%2E",
      ".",
      "%2e",
      encodeURIComponent(item.toUpperCase()),
      encodeURIComponent(item.toLowerCase()),
    ];
    for (const id of foreign.filter((one) => decodeURIComponent(one) !== item)) {
      const response = await get(`${collection}/${id}`);
      expect(response, id).toMatchObject({ status: 404, body: { typeOfError: "NotFound" } });
    }
    for (const broken of ["%", "%zz", "%ff", "a%00b", "%C3%28"]) {
      const response = await get(`${collection}/${broken}`);
      expect(response, broken).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    }
  });

  it("accepts in a PUT the object from a GET, with computed, read-only and unknown members", async () => {
    const { collection, idMember, change, putsToCollection } = resources[name];
    const id = name === "FiscalYear" ? yearId : (await create(name)).id;
    const forms = putsToCollection ? [itemOf(name, id), collection, `${collection}/`] : [itemOf(name, id)];
    for (const [i, path] of forms.entries()) {
      const before = (await get(itemOf(name, id))).body as Record<string, unknown>;
      const member = change[0];
      // Another value each time, so that each PUT has something to change.
      const value = change[1] + "2".repeat(i);
      const more = { created: NEVER, lastModified: NEVER, lastLedgerDate: NEVER, author: "x" };
      const sent = { ...before, ...more, [idMember]: id, [member]: value, identifier: null, unknown: { x: 1 } };
      const response = await send("PUT", path, sent);
      const { lastModified, ...rest } = response.body as Record<string, unknown>;
      // A file's content is in the answer to a GET only.
      const { lastModified: earlier, data: _, ...same } = before;
      expect({ status: response.status, ...rest }, path).toEqual({ status: 200, ...same, [member]: value });
      expect(typeof lastModified).toBe(typeof earlier);
      expect(response.text).not.toContain(NEVER);
      expect((await get(itemOf(name, id))).body, path).toMatchObject({ ...same, [member]: value });
    }
  });
});

describe.each(CREATED)("a new %s", (name) => {
  it.each([
    ["JSON", { "content-type": "application/json" }],
    ["a form", { "content-type": "application/x-www-form-urlencoded; charset=utf-8" }],
    ["something unheard of", { "content-type": "x/y; charset=latin1" }],
    ["nothing", {}],
  ])("is read with every member there, unset ones null, whatever the Content-Type: %s", async (_, headers) => {
    const { id, response } = await create(name, headers);
    expect(response.text).not.toMatch(/null|unknown|0001-01-01/);
    // A file's content is in the answer to a GET only.
    const { data: _data, ...stored } = (await get(itemOf(name, id))).body as Record<string, unknown>;
    expect(response.body).toEqual(stored);
  });

  it("is created by a POST to its own path too, and its DELETE is answered with null", async () => {
    const { id } = await create(name, {}, (collection, wanted) => `${collection}/${encodeURIComponent(wanted)}`);
    expect((await get(itemOf(name, id))).status).toBe(200);
    expect(await send("DELETE", `${itemOf(name, id)}/`)).toMatchObject({ status: 200, text: "null" });
    expect((await get(itemOf(name, id))).status).toBe(404);
  });
});

describe("key figure data", () => {
  it("is written, read and deleted with the same habits", async () => {
    const path = `/Api/v2/Company/${companyId}/FiscalYear/${yearId}/KeyFigureData`;
    const period = { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" };
    const item = {
      keyFigureInfoId: "NumberOfEmployees",
      period,
      value: 3,
      dimensionId: null,
      name: null,
      created: NEVER,
    };
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const stored = [{ keyFigureInfoId: "NumberOfEmployees", period, value: 3 }];
    expect(await send("PUT", `${path}/`, [item], headers)).toMatchObject({ status: 200, body: stored });
    expect((await get(inCase(path, (s) => s.toUpperCase()))).body).toEqual(stored);
    expect(await send("DELETE", `${path}/`)).toMatchObject({ status: 200, text: "null" });
  });
});

describe("the list of companies", () => {
  it.each(["true", "True", "TRUE", "tRuE"])("is of all companies with showAll=%s", async (value) => {
    expect((await get(`/Api/v2/Company/?showAll=${value}`)).text).toContain(companyId);
  });

  it.each(["?showAll=False", "?showAll=FALSE", "?showAll=false", "", "?showall=true", "?unknown="])(
    "is of the own companies with %j",
    async (query) => {
      expect(await get(`/Api/v2/Company/${query}`)).toMatchObject({ status: 200, text: "[]" });
    },
  );

  it.each(["?showAll=", "?showAll=1", "?showAll=yes", "?showAll=true&showAll=true"])(
    "is refused with %j",
    async (query) => {
      expect((await get(`/Api/v2/Company/${query}`)).status).toBe(400);
    },
  );
});
