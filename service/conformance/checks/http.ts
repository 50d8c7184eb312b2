import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { topic } from "../check";
import { lookedUp } from "../permissions/expected";
import { PATHS } from "../permissions/paths";
import { placesOf } from "../permissions/places";
import { ok, type Setting } from "../setting";
import { addComment, commentOf, companyWithYear, figure } from "./samples";

/** Every list and item that a GET can ask for, of objects that are there. */
async function everyGet(s: Setting): Promise<string[]> {
  const { own } = await placesOf(s);
  const paths = Object.keys(PATHS).filter((path) => PATHS[path]!.GET !== undefined);
  // There may be no type of companies at another service.
  const possible = paths.filter((path) => lookedUp(path, "GET").every((name) => own[name] !== undefined));
  return possible.map((path) => `/${path.replace(/:(\w+)/g, (_, name: string) => own[name]!)}`);
}

export const httpTopic = topic("HTTP", (check) => {
  check(
    "creating, updating and deleting answer 200, with null for a deletion",
    ["d.1.5c08b8", "d.1.1a2765", "i.errors.4bd7fc", "i.companyfiscalyearkeyfiguredata.0b9c7e"],
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

  check("only 304 and answers to HEAD have no body", ["d.1.b9eb33"], async (s) => {
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

  check("paths work with and without a trailing slash, without a redirect", ["d.1.f875e8"], async (s) => {
    for (const path of await everyGet(s)) {
      const bare = path.replace(/\/$/, "");
      const [without, withSlash] = [await s.director.get(bare), await s.director.get(`${bare}/`)];
      expect([without.status, withSlash.status], path).toEqual([200, 200]);
      expect(withSlash.text, path).toBe(without.text);
    }
    const { id } = await s.company();
    const sent = { name: "x" };
    expect((await s.director.put(`/Company/${id}/`, sent)).status).toBe(200);
    expect((await s.director.delete(`/Company/${id}/`)).status).toBe(200);
  });

  check("fixed segments match in any case, ids in their own", ["d.1.892720", "d.1.d781d8"], async (s) => {
    const company = await s.directCompany({ id: s.name("Mixed_Case") });
    const mixed = company.id;
    for (const path of [`/api/V2/COMPANY/${mixed}`, `/API/v2/company/${mixed}/`]) {
      expect(ok(await s.director.send("GET", path, null)), path).toEqual(company);
    }
    expect((await s.director.get(`/Company/${mixed.toLowerCase()}`)).status).toBe(404);
    expect((await s.director.get(`/Company/${mixed}/keyfigurepreset/overview`)).status).toBe(404);
  });

  check("ids are percent-decoded exactly once", ["d.1.d781d8"], async (s) => {
    const company = await s.directCompany({ id: s.name("once_") });
    expect(ok(await s.director.get(`/Company/${company.id.replace("_", "%5F")}`))).toEqual(company);
    expect((await s.director.get(`/Company/${company.id.replace("_", "%255F")}`)).status).toBe(404);
    const { data } = await companyWithYear(s);
    ok(await s.director.put(data, [figure({ dimensionId: "1_Å +%/" })]));
    const query = `?dimensionId=${encodeURIComponent("1_Å +%/")}`;
    expect(ok(await s.director.get(data + query))).toMatchObject([{ dimensionId: "1_Å +%/" }]);
  });

  check(
    "a body is JSON whatever its Content-Type",
    ["d.1.9a0978", "i.general.7009e3", "i.endpoints.44b7ec"],
    async (s) => {
      const { id } = await s.company();
      const types = [
        "application/json",
        "application/x-www-form-urlencoded; charset=utf-8",
        "text/plain",
        "multipart/form-data",
        null,
      ];
      for (const type of types) {
        const name = `Bolaget ${String(type)}`;
        const headers: Record<string, string> = type === null ? {} : { "content-type": type };
        const answer = await s.director.put(`/Company/${id}`, { name }, headers);
        expect(ok(answer), String(type)).toMatchObject({ name });
        expect(answer.headers["content-type"]).toMatch(/^application\/json\b/);
      }
    },
  );

  check("a body must be UTF-8", ["d.1.3555b7"], async (s) => {
    const { id, name } = await s.company();
    const latin1 = Buffer.from('{"name":"Åkeriet"}', "latin1");
    const answer = await s.director.send("PUT", `/Api/v2/Company/${id}`, latin1);
    expect([answer.status, answer.body]).toMatchObject([400, { typeOfError: "BadRequest" }]);
    expect(ok(await s.director.get(`/Company/${id}`))).toMatchObject({ name });
  });

  check(
    "unknown, computed and read-only members of a request are ignored",
    ["d.1.2604e8", "d.1.06c3a4", "d.1.d2bd61"],
    async (s) => {
      const sent = { name: "x", businessIdentityCode: s.code(), isFortnoxCompany: false, extra: { deep: [1] } };
      const path = `/Agency/${s.agencyId}/Company`;
      const company = ok<{ id: string }>(await s.director.post(path, sent));
      expect(company).not.toHaveProperty("isFortnoxCompany");
      const comments = `/Company/${company.id}/Comment`;
      const owned = { created: "0001-01-01T00:00:00", lastModified: 17, author: null };
      const created = await addComment(s, company.id, owned);
      expect(created.created).toMatch(/^20\d\d-/);
      expect(created.author).not.toBeNull();
      const again = { ...created, created: "0001-01-01T00:00:00", lastModified: "nonsense", author: 5 };
      const kept = { created: created.created, author: created.author };
      expect(ok(await s.director.put(comments, again))).toMatchObject(kept);
      const year = await s.fiscalYear(company.id);
      const readOnly = {
        lastLedgerDate: "0001-01-01T00:00:00",
        start: "2020-01-01T00:00:00",
        activePeriodLastUpdate: 3,
      };
      const put = await s.director.put(`/Company/${company.id}/FiscalYear/${year.id}`, { ...year, ...readOnly });
      expect(ok(put)).toEqual(year);
      ok(await s.director.delete(`/Company/${company.id}`));
    },
  );

  check(
    "POST goes to the collection, or to the item with the same id in path and body",
    ["d.1.492fc5", "d.1.83879e"],
    async (s) => {
      const { id } = await s.company();
      const path = `/Company/${id}/KeyFigurePreset`;
      const preset = (name: string) => ({ id: name, name, keyFigureTypes: [] });
      expect(ok(await s.director.post(path, preset("one")))).toEqual(preset("one"));
      expect(ok(await s.director.post(`${path}/two`, preset("two")))).toEqual(preset("two"));
      expect(ok(await s.director.post(`${path}/three`, { name: "n", keyFigureTypes: [] }))).toMatchObject({
        id: "three",
      });
      const differing = await s.director.post(`${path}/four`, preset("five"));
      expect([differing.status, differing.text]).toEqual([400, expect.stringContaining("$.id")]);
      const code = s.code();
      const company = { name: "x", businessIdentityCode: code };
      expect((await s.director.post(`/Company/${code}x`, { ...company, id: code })).status).toBe(400);
      expect(ok(await s.director.post(`/Company/${code}x`, company))).toMatchObject({ id: `${code}x` });
      ok(await s.director.delete(`/Company/${code}x`));
      const user = { userName: s.name(), name: "x", type: "AgencyConsultant" };
      expect((await s.director.post(`/User/${user.userName}z`, user)).status).toBe(400);
      expect((await s.director.post(`/User/${user.userName}`, user)).status).toBe(200);
      ok(await s.director.delete(`/User/${user.userName}`));
      const made = await s.director.post(`/Company/${id}/Comment/mine`, commentOf({ id: "other" }));
      expect(ok<{ id: string }>(made).id).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  check(
    "PUT of a comment, a preset or a user goes to the collection, or to the item",
    ["d.1.d14c76", "d.1.ac90c8", "i.companycomment.c49b1d", "i.companycomment.a7595d"],
    async (s) => {
      const { id } = await s.company();
      const comments = `/Company/${id}/Comment`;
      const made = await addComment(s, id);
      const putComment = await s.director.put(comments, { id: made.id, message: "by body" });
      expect(ok(putComment)).toMatchObject({ id: made.id, message: "by body" });
      const byPath = await s.director.put(`${comments}/${made.id}`, { message: "by path" });
      expect(ok(byPath)).toMatchObject({ id: made.id, message: "by path" });
      const presets = `/Company/${id}/KeyFigurePreset`;
      expect(ok(await s.director.put(presets, { id: "Overview", name: "A" }))).toMatchObject({ name: "A" });
      expect(ok(await s.director.put(`${presets}/Overview`, { name: "B" }))).toMatchObject({ name: "B" });
      const { userName } = await s.consultant();
      expect(ok(await s.director.put("/User/", { userName, phone: "1" }))).toMatchObject({ userName, phone: "1" });
      expect(ok(await s.director.put(`/User/${userName}`, { phone: "2" }))).toMatchObject({ phone: "2" });
    },
  );

  check("an id in a PUT body that differs from the path", ["d.1.0d7c18", "d.1.24550b"], async (s) => {
    const company = await s.company();
    const path = `/Company/${company.id}`;
    expect((await s.director.put(path, { id: "other", name: "x" })).status).toBe(412);
    expect(ok(await s.director.put(path, { id: null }))).toEqual(company);
    expect((await s.director.put(`${path}/KeyFigurePreset/Overview`, { id: "MyKeyFigures" })).status).toBe(400);
    expect((await s.director.put(`${path}/KeyFigurePreset/Overview`, { id: null, name: "x" })).status).toBe(200);
    const made = await addComment(s, company.id);
    expect((await s.director.put(`${path}/Comment/${made.id}`, { id: "other" })).status).toBe(400);
    expect((await s.director.put(`${path}/Comment/${made.id}`, { id: null })).status).toBe(200);
    const { userName } = await s.consultant();
    expect((await s.director.put(`/User/${userName}`, { userName: "other" })).status).toBe(400);
    expect((await s.director.put(`/User/${userName}`, { userName: null })).status).toBe(200);
    const year = await s.fiscalYear(company.id);
    const put = await s.director.put(`${path}/FiscalYear/${year.id}`, { id: "0".repeat(32), currency: "EUR" });
    expect(ok(put)).toMatchObject({ id: year.id, currency: "EUR" });
    expect((await s.director.put(`${path}/FiscalYear/${year.id}`, { id: null })).status).toBe(200);
  });

  check("an optional member that is null in a POST counts as absent", ["d.1.e76b87"], async (s) => {
    const sent = {
      ...{ id: null, name: "Null AB", businessIdentityCode: s.code(), typeOfCompany: null, contactInfo: null },
      CompanyTypeId: null,
    };
    const company = ok<{ id: string }>(await s.director.post(`/Agency/${s.agencyId}/Company`, sent));
    expect(Object.keys(company).sort()).toEqual(["businessIdentityCode", "id", "name", "typeOfCompany"]);
    const preset = { id: "nulls", name: "x", description: null, keyFigureTypes: [] };
    const created = ok(await s.director.post(`/Company/${company.id}/KeyFigurePreset`, preset));
    expect(created).toEqual({ id: "nulls", name: "x", keyFigureTypes: [] });
    ok(await s.director.delete(`/Company/${company.id}`));
  });

  check(
    "a verb that is not accepted gets 405 with Allow, the deletion of a collection included",
    ["d.1.03c0b8", "d.3.6dfaef", "i.general.39db24", "i.general.ee9c94", "i.general.961505", "i.what.dbf8fd"],
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
        const answer = await s.director.send(verb, `/Api/v2${path}`, "{}");
        expect([answer.status, answer.headers.allow], `${verb} ${path}`).toEqual([405, allow]);
        expect(answer.body, `${verb} ${path}`).toMatchObject({ typeOfError: "NotImplemented" });
      }
      expect(ok<unknown[]>(await s.director.get(`/Company/${id}/KeyFigurePreset`))).toHaveLength(6);
      expect(ok<unknown[]>(await s.director.get(`/Company/${id}/FiscalYear`))).toHaveLength(1);
    },
  );

  check(
    "an id that cannot exist is a 404, a path that cannot be read a 400",
    ["d.1.1934fb", "d.1.fe75f9"],
    async (s) => {
      const { id } = await s.company();
      const impossible = ["/Company/%F0%9F%98%80", `/Company/${id}/FiscalYear/x`, `/Company/${id}/Comment/no-guid`];
      for (const path of [
        ...impossible,
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
        const answer = await s.director.get(path);
        expect([answer.status, answer.body], path).toMatchObject([400, { typeOfError: "BadRequest" }]);
      }
    },
  );

  check(
    "a query's unknown names are ignored, wrong, empty and repeated values refused",
    ["d.1.97ed68", "d.1.e890b0", "d.4.2ab613"],
    async (s) => {
      const { id, data } = await companyWithYear(s);
      const comments = `/Company/${id}/Comment`;
      for (const path of ["/Company/?page=1&page=2&x", `${comments}?StartDay=x`, `${data}?dimension=1`]) {
        expect((await s.director.get(path)).status, path).toBe(200);
      }
      const wrong = [
        ...["/Company/?showAll=", "/Company/?showAll=yes", "/Company/?showAll=true&showAll=true"],
        ...[`${comments}?startDate=`, `${comments}?endDate=2025-02-30`, `${comments}?endDate=today`],
        ...[`${comments}?startDate=2025-01-01&startDate=2025-01-01`, `${data}?dimensionId=1_1&dimensionId=1_2`],
      ];
      for (const path of wrong) {
        const answer = await s.director.get(path);
        expect([answer.status, answer.body], path).toMatchObject([400, { typeOfError: "BadRequest" }]);
      }
      ok(await s.director.put(data, [figure(), figure({ dimensionId: "1_1" })]));
      const none = ok<object[]>(await s.director.get(`${data}?dimensionId=`));
      expect(none).toHaveLength(1);
      expect(none[0]).not.toHaveProperty("dimensionId");
    },
  );

  check("lists are complete", ["d.1.5a666b", "i.general.5d2039"], async (s) => {
    const { id } = await s.company();
    const path = `/Company/${id}/KeyFigurePreset`;
    const added = Array.from({ length: 60 }, (_, i) => `own${String(i).padStart(3, "0")}`);
    for (const preset of added) ok(await s.director.post(path, { id: preset, name: "x", keyFigureTypes: [] }));
    const listed = ok<{ id: string }[]>(await s.director.get(path)).map((preset) => preset.id);
    expect(listed.slice(6)).toEqual(added);
  });

  check(
    "every GET has a strong entity tag, and If-None-Match gets 304",
    ["d.1.c32967", "d.1.ac8ea3", "d.1.b85f73"],
    async (s) => {
      for (const path of await everyGet(s)) {
        const { etag } = (await s.director.get(path)).headers;
        expect(etag, path).toMatch(/^"[^"]+"$/);
        for (const tag of [etag!, `W/${etag!}`, `"other", ${etag!}`, "*", etag!.replace(/"$/, '-gzip"')]) {
          const answer = await s.director.get(path, { "if-none-match": tag });
          expect([answer.status, answer.headers.etag], `${path} ${tag}`).toEqual([304, etag]);
        }
        expect((await s.director.get(path, { "if-none-match": '"other"' })).status, path).toBe(200);
      }
    },
  );

  check(
    "gzip and br are honoured, each with a tag of its own that is accepted back",
    ["d.1.29922b", "d.1.c32967"],
    async (s) => {
      const plain = await s.director.get("/KeyFigure/");
      expect(plain.headers["content-encoding"]).toBeUndefined();
      const tags = [plain.headers.etag!];
      for (const [coding, decode] of [
        ["gzip", gunzipSync],
        ["br", brotliDecompressSync],
      ] as const) {
        const answer = await s.director.get("/KeyFigure/", { "accept-encoding": coding });
        expect(answer.headers["content-encoding"]).toBe(coding);
        expect(decode(answer.bytes).toString("utf8")).toBe(plain.text);
        tags.push(answer.headers.etag!);
      }
      expect(new Set(tags).size).toBe(3);
      for (const tag of tags) {
        expect((await s.director.get("/KeyFigure/", { "if-none-match": tag })).status, tag).toBe(304);
      }
      const { id } = await s.company();
      const path = `/Company/${id}/KeyFigurePreset/VisibleKeyFigures`;
      for (const coding of ["gzip", "br"]) {
        const { etag } = (await s.director.get(path, { "accept-encoding": coding })).headers;
        expect((await s.director.put(path, { name: coding }, { "if-match": etag! })).status, coding).toBe(200);
      }
    },
  );

  check(
    "If-Match is optional on PUT and DELETE, compares strongly, and changes nothing when it does not match",
    ["d.1.8a8660", "d.1.b85f73", "d.3.18bc51"],
    async (s) => {
      const { id } = await s.company();
      const path = `/Company/${id}`;
      const { etag } = (await s.director.get(path)).headers;
      expect((await s.director.put(path, { name: "first" }, { "if-match": `"x", ${etag!}` })).status).toBe(200);
      const current = (await s.director.get(path)).headers.etag!;
      for (const tag of [etag!, `W/${current}`, '"x"']) {
        const put = await s.director.put(path, { name: "second" }, { "if-match": tag });
        expect([put.status, put.body], tag).toMatchObject([412, { typeOfError: "PreconditionFailed" }]);
        expect((await s.director.delete(path, { "if-match": tag })).status, tag).toBe(412);
      }
      expect(ok(await s.director.get(path))).toMatchObject({ name: "first" });
      expect((await s.director.put(path, { name: "third" }, { "if-match": "*" })).status).toBe(200);
      expect((await s.director.put(path, { name: "fourth" })).status).toBe(200);
      const last = (await s.director.get(path)).headers.etag!;
      expect((await s.director.delete(path, { "if-match": last })).status).toBe(200);
    },
  );

  check(
    "on a PUT to a collection If-Match means the item's tag, or the unfiltered list's",
    ["d.1.40aec3"],
    async (s) => {
      const { id } = await s.company();
      const presets = `/Company/${id}/KeyFigurePreset`;
      const tagOf = async (path: string) => (await s.director.get(path)).headers.etag!;
      const [item, list] = [await tagOf(`${presets}/Overview`), await tagOf(presets)];
      const put = (tag: string) => s.director.put(presets, { id: "Overview", name: tag }, { "if-match": tag });
      expect((await put(list)).status).toBe(412);
      expect((await put(item)).status).toBe(200);
      const { userName } = await s.consultant();
      const user = await tagOf(`/User/${userName}`);
      expect((await s.director.put("/User/", { userName, phone: "1" }, { "if-match": '"x"' })).status).toBe(412);
      expect((await s.director.put("/User/", { userName, phone: "1" }, { "if-match": user })).status).toBe(200);
      const { data } = await companyWithYear(s);
      ok(await s.director.put(data, [figure(), figure({ dimensionId: "1_1" })]));
      const filtered = await tagOf(`${data}?dimensionId=1_1`);
      const whole = await tagOf(data);
      expect((await s.director.put(data, [figure({ value: 2 })], { "if-match": filtered })).status).toBe(412);
      expect((await s.director.put(data, [figure({ value: 2 })], { "if-match": whole })).status).toBe(200);
      expect((await s.director.delete(data, { "if-match": whole })).status).toBe(412);
      expect((await s.director.delete(`${data}?dimensionId=1_1`, { "if-match": await tagOf(data) })).status).toBe(200);
    },
  );

  check(
    "two writers' changes of different properties both survive; of the same, the last",
    ["d.1.73ac66", "i.general.9d0407", "i.general.91591d"],
    async (s) => {
      const { id } = await s.company();
      for (let round = 0; round < 8; round++) {
        const [name, typeOfCompany] = [`name ${round}`, `type ${round}`];
        const answers = await Promise.all([
          s.director.put(`/Company/${id}`, { name }),
          s.director.put(`/Company/${id}`, { typeOfCompany }),
          s.director.put(`/Company/${id}`, { contactInfo: { phone: name } }),
          s.director.put(`/Company/${id}`, { contactInfo: { address: name } }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        const contactInfo = { phone: name, address: name };
        expect(ok(await s.director.get(`/Company/${id}`))).toMatchObject({ name, typeOfCompany, contactInfo });
      }
      ok(await s.director.put(`/Company/${id}`, { name: "first" }));
      ok(await s.director.put(`/Company/${id}`, { name: "last" }));
      expect(ok(await s.director.get(`/Company/${id}`))).toMatchObject({ name: "last" });
    },
  );

  check("an object has the same tag through both of its paths", ["d.1.502bdb"], async (s) => {
    const { id } = await s.company();
    const direct = await s.director.get(`/Company/${id}`);
    const through = await s.director.get(`/Agency/${s.agencyId}/Company/${id}`);
    expect(through.headers.etag).toBe(direct.headers.etag);
    const put = await s.director.put(`/Company/${id}`, { name: "x" }, { "if-match": through.headers.etag! });
    expect(put.status).toBe(200);
  });

  check("X-Request-Id is echoed or assigned", ["d.1.2d15f7"], async (s) => {
    const given = await s.director.get("/Me", { "x-request-id": "mine-1" });
    expect(given.headers["x-request-id"]).toBe("mine-1");
    const assigned = [await s.director.get("/Me"), await s.anonymous.get("/Me"), await s.director.get("/nothing")];
    const ids = assigned.map(({ headers }) => headers["x-request-id"]);
    for (const id of ids) expect(id).toMatch(/\S/);
    expect(new Set(ids).size).toBe(3);
  });

  check("answers are private, unstored without asking, and vary by who asks and how", ["d.1.e7d3cf"], async (s) => {
    for (const answer of [await s.director.get("/Me"), await s.director.get("/nothing")]) {
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
      const vary = String(answer.headers.vary)
        .toLowerCase()
        .split(/\s*,\s*/);
      expect(vary).toEqual(expect.arrayContaining(["authorization", "accept-encoding"]));
    }
  });

  const MIB = 1024 * 1024;
  /** A body of exactly this many bytes that is wrong, so that nothing is written where its size is allowed. */
  const bodyOf = (bytes: number) => `"${"x".repeat(bytes - 2)}"`;

  check("bodies are limited to 1 MiB", ["d.1.a8cced", "d.3.87d72f"], async (s) => {
    const { id } = await s.company();
    for (const path of [`/Company/${id}`, `/Company/${id}/Comment`, `/Company/${id}/KeyFigurePreset`, "/User/"]) {
      const send = (bytes: number) => s.director.send("PUT", `/Api/v2${path}`, bodyOf(bytes));
      expect((await send(MIB)).status, path).toBe(400);
      expect(await send(MIB + 1), path).toMatchObject({ status: 413, body: { typeOfError: "BadRequest" } });
    }
  });

  check("key figure data is limited to 16 MiB", ["d.1.648360"], async (s) => {
    const path = `/Api/v2${(await companyWithYear(s)).data}`;
    expect((await s.director.send("PUT", path, bodyOf(16 * MIB))).status).toBe(400);
    expect((await s.director.send("PUT", path, bodyOf(16 * MIB + 1))).status).toBe(413);
  });

  check("SIE imports are limited to 64 MiB", ["d.1.85deea"], async (s) => {
    const path = `/Api/v2/SieImport/${s.agencyId}`;
    expect((await s.director.send("PUT", path, bodyOf(64 * MIB))).status).toBe(400);
    expect((await s.director.send("PUT", path, bodyOf(64 * MIB + 1))).status).toBe(413);
  });
});
