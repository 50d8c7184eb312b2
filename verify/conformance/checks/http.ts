import { expect } from "vitest";
import { someOf } from "@/service/testing/test-settings.mjs";
import { topic } from "../check";
import { everyGet } from "./every-get";
import { ok } from "../fixture";
import { companyWithYear, inputOf } from "./samples";

export const httpTopic = topic("HTTP", (check) => {
  check(
    "creating, updating and deleting answer 200, with null for a deletion",
    ["success-is-200", "delete-returns-null"],
    async (s) => {
      const { id } = await s.company();
      const path = `/Company/${id}/KeyFigurePreset`;
      const created = await s.director.post(path, { id: "own", name: "x", keyFigureTypes: [] });
      const updated = await s.director.put(path, { id: "own", name: "y" });
      const deleted = await s.director.delete(`${path}/own`);
      expect([created.status, updated.status, deleted.status]).toEqual([200, 200, 200]);
      expect(deleted.text).toBe("null");
      const company = await s.director.delete(`/Company/${id}`);
      expect([company.status, company.text]).toEqual([200, "null"]);
    },
  );

  check("only 304 and answers to HEAD have no body", ["empty-body-only-304-and-head"], async (s) => {
    const path = "/Api/v2/Company/";
    const got = await s.director.send("GET", path, null);
    const head = await s.director.send("HEAD", path, null);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers.etag).toBe(got.headers.etag);
    const known = await s.director.send("GET", path, null, { "if-none-match": got.headers.etag! });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    const refused = await s.director.send("GET", "/Api/v2/Company/nothing", null);
    expect(refused.bytes.length).toBeGreaterThan(0);
  });

  check(
    "paths work with and without a trailing slash, without a redirect",
    ["path-trailing-slash-optional"],
    async (s) => {
      const paths = await everyGet(s);
      for (const path of someOf(paths)) {
        const bare = path.replace(/\/$/, "");
        const [without, withSlash] = [await s.director.get(bare), await s.director.get(`${bare}/`)];
        expect([without.status, withSlash.status], path).toEqual([200, 200]);
        expect(withSlash.text, path).toBe(without.text);
      }
      const { id } = await s.company();
      const sent = { name: "x" };
      expect((await s.director.put(`/Company/${id}/`, sent)).status).toBe(200);
      expect((await s.director.delete(`/Company/${id}/`)).status).toBe(200);
    },
  );

  check(
    "fixed segments ignore case, ids do not",
    ["path-segments-ignore-case", "path-ids-case-sensitive"],
    async (s) => {
      const company = await s.directCompany({ id: s.name("Mixed_Case") });
      const mixed = company.id;
      for (const path of [`/api/V2/COMPANY/${mixed}`, `/API/v2/company/${mixed}/`]) {
        expect(ok(await s.director.send("GET", path, null)), path).toEqual(company);
      }
      expect((await s.director.get(`/Company/${mixed.toLowerCase()}`)).status).toBe(404);
      expect((await s.director.get(`/Company/${mixed}/keyfigurepreset/overview`)).status).toBe(404);
    },
  );

  check("ids are percent-decoded exactly once", ["path-ids-decoded-once"], async (s) => {
    const company = await s.directCompany({ id: s.name("once_") });
    expect(ok(await s.director.get(`/Company/${company.id.replace("_", "%5F")}`))).toEqual(company);
    expect((await s.director.get(`/Company/${company.id.replace("_", "%255F")}`)).status).toBe(404);
    const { dataPath } = await companyWithYear(s);
    ok(await s.director.put(dataPath, [inputOf({ dimensionId: "1_Å +%/" })]));
    const query = `?dimensionId=${encodeURIComponent("1_Å +%/")}`;
    expect(ok(await s.director.get(dataPath + query))).toMatchObject([{ dimensionId: "1_Å +%/" }]);
  });

  check(
    "a verb that is not accepted gets 405 with Allow, the deletion of a collection included",
    ["verb-not-accepted-405", "delete-needs-id", "verbs-per-resource"],
    async (s) => {
      const { id } = await s.company();
      const year = await s.fiscalYear(id);
      const wrong: [verb: string, path: string, allow: string][] = [
        ["DELETE", "/Company/", "GET, POST"],
        ["PUT", "/Company/", "GET, POST"],
        ["DELETE", `/Agency/${s.agencyId}/Company`, "GET, POST"],
        ["DELETE", `/Company/${id}/Comment`, "GET, POST, PUT"],
        ["DELETE", `/Company/${id}/KeyFigurePreset`, "GET, POST, PUT"],
        ["DELETE", `/Company/${id}/FiscalYear`, "GET"],
        ["POST", `/Company/${id}/FiscalYear`, "GET"],
        ["POST", `/Company/${id}/FiscalYear/${year.id}`, "GET, PUT, DELETE"],
        ["POST", `/Company/${id}/FiscalYear/${year.id}/KeyFigureData`, "GET, PUT, DELETE"],
        ["DELETE", "/User/", "GET, POST, PUT"],
        ["GET", "/SieImport", "PUT"],
        ["PATCH", `/Company/${id}`, "GET, POST, PUT, DELETE"],
      ];
      for (const [verb, path, allow] of wrong) {
        const response = await s.director.send(verb, `/Api/v2${path}`, "{}");
        expect([response.status, response.headers.allow], `${verb} ${path}`).toEqual([405, allow]);
        expect(response.body, `${verb} ${path}`).toMatchObject({ typeOfError: "NotImplemented" });
      }
      // Nothing was deleted: neither the six standard presets nor the fiscal year.
      expect(ok<unknown[]>(await s.director.get(`/Company/${id}/KeyFigurePreset`))).toHaveLength(6);
      expect(ok<unknown[]>(await s.director.get(`/Company/${id}/FiscalYear`))).toHaveLength(1);
    },
  );

  check(
    "an id that cannot exist is a 404, a path that cannot be read a 400",
    ["path-id-impossible-not-found", "path-undecodable-rejected"],
    async (s) => {
      const { id } = await s.company();
      for (const path of [
        "/Company/%F0%9F%98%80",
        `/Company/${id}/FiscalYear/x`,
        `/Company/${id}/Comment/no-guid`,
        `/Company/${"x".repeat(300)}`,
        `/User/${encodeURIComponent("no such/user")}`,
      ]) {
        expect((await s.director.get(path)).status, path).toBe(404);
      }
      for (const path of [
        "/Company/%",
        "/Company/%zz",
        "/Company/a%00b",
        "/Company/%FF",
        `/Company/${id}/Comment/%C3`,
      ]) {
        const response = await s.director.get(path);
        expect([response.status, response.body], path).toMatchObject([400, { typeOfError: "BadRequest" }]);
      }
    },
  );

  check(
    "a query's unknown names are ignored, wrong, empty and repeated values refused",
    [
      "query-unknown-names-ignored",
      "query-wrong-value-rejected",
      "key-figure-data-empty-dimension-filter",
      "query-repeated-name-rejected",
    ],
    async (s) => {
      const { id, dataPath } = await companyWithYear(s);
      const comments = `/Company/${id}/Comment`;
      for (const path of ["/Company/?page=1&page=2&x", `${comments}?StartDay=x`, `${dataPath}?dimension=1`]) {
        expect((await s.director.get(path)).status, path).toBe(200);
      }
      const wrong = [
        "/Company/?showAll=",
        "/Company/?showAll=yes",
        "/Company/?showAll=true&showAll=true",
        `${comments}?startDate=`,
        `${comments}?endDate=2025-02-30`,
        `${comments}?endDate=today`,
        `${comments}?startDate=2025-01-01&startDate=2025-01-01`,
        `${dataPath}?dimensionId=1_1&dimensionId=1_2`,
      ];
      for (const path of wrong) {
        const response = await s.director.get(path);
        expect([response.status, response.body], path).toMatchObject([400, { typeOfError: "BadRequest" }]);
      }
      ok(await s.director.put(dataPath, [inputOf(), inputOf({ dimensionId: "1_1" })]));
      // An empty dimension is no wrong value: it means the items without one.
      const without = ok<object[]>(await s.director.get(`${dataPath}?dimensionId=`));
      expect(without).toHaveLength(1);
      expect(without[0]).not.toHaveProperty("dimensionId");
    },
  );

  check("lists are complete", ["list-is-complete", "get-without-id-lists"], async (s) => {
    const { id } = await s.company();
    const path = `/Company/${id}/KeyFigurePreset`;
    const added = Array.from({ length: 60 }, (_, i) => `own${String(i).padStart(3, "0")}`);
    for (const preset of added) ok(await s.director.post(path, { id: preset, name: "x", keyFigureTypes: [] }));
    const listed = ok<{ id: string }[]>(await s.director.get(path)).map((preset) => preset.id);
    // The six standard presets come first.
    expect(listed.slice(6)).toEqual(added);
  });

  check("X-Request-Id is echoed or assigned", ["request-id-echoed-or-assigned"], async (s) => {
    const given = await s.director.get("/Me", { "x-request-id": "mine-1" });
    expect(given.headers["x-request-id"]).toBe("mine-1");
    const assigned = [await s.director.get("/Me"), await s.anonymous.get("/Me"), await s.director.get("/nothing")];
    const ids = assigned.map(({ headers }) => headers["x-request-id"]);
    for (const id of ids) expect(id).toMatch(/\S/);
    expect(new Set(ids).size).toBe(3);
  });

  check(
    "responses are private, are asked for again at each use, and vary by authorization and encoding",
    ["response-private-and-revalidated"],
    async (s) => {
      for (const response of [await s.director.get("/Me"), await s.director.get("/nothing")]) {
        expect(response.headers["cache-control"]).toBe("private, no-cache");
        const vary = String(response.headers.vary)
          .toLowerCase()
          .split(/\s*,\s*/);
        expect(vary).toEqual(expect.arrayContaining(["authorization", "accept-encoding"]));
      }
    },
  );
});
