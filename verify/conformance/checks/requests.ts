import { expect } from "vitest";
import { topic } from "../check";
import { ok } from "../fixture";
import { addComment, commentOf, companyWithYear } from "./samples";

export const requestsTopic = topic("Requests", (check) => {
  check("a body is JSON whatever its Content-Type", ["body-is-json-whatever-its-type"], async (s) => {
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
      const response = await s.director.put(`/Company/${id}`, { name }, headers);
      expect(ok(response), String(type)).toMatchObject({ name });
      expect(response.headers["content-type"]).toMatch(/^application\/json\b/);
    }
  });

  check("a body must be UTF-8", ["body-must-be-utf8"], async (s) => {
    const { id, name } = await s.company();
    const latin1 = Buffer.from('{"name":"Åkeriet"}', "latin1");
    const response = await s.director.send("PUT", `/Api/v2/Company/${id}`, latin1);
    expect([response.status, response.body]).toMatchObject([400, { typeOfError: "BadRequest" }]);
    expect(ok(await s.director.get(`/Company/${id}`))).toMatchObject({ name });
  });

  check(
    "unknown, computed and read-only members of a request are ignored",
    ["body-unknown-members-ignored", "body-read-only-members-ignored"],
    async (s) => {
      const sent = { name: "x", businessIdentityCode: s.code(), isFortnoxCompany: false, extra: { deep: [1] } };
      const path = `/Agency/${s.agencyId}/Company`;
      const company = ok<{ id: string }>(await s.director.post(path, sent));
      expect(company).not.toHaveProperty("isFortnoxCompany");
      const comments = `/Company/${company.id}/Comment`;
      const setByService = { created: "0001-01-01T00:00:00", lastModified: 17, author: null };
      const created = await addComment(s, company.id, setByService);
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
    ["post-to-collection", "post-to-item-with-same-id"],
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
      // A comment gets its id from the service, whatever path and body say.
      const made = await s.director.post(`/Company/${id}/Comment/mine`, commentOf({ id: "other" }));
      expect(ok<{ id: string }>(made).id).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  check(
    "PUT of a comment, a preset or a user goes to the collection, or to the item",
    ["put-to-collection-with-id-in-body"],
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

  check(
    "an id in a PUT body that differs from the path is refused, or ignored for a fiscal year",
    ["put-body-id-differs", "put-body-id-null-ignored"],
    async (s) => {
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
    },
  );

  check("an optional member that is null in a POST counts as absent", ["post-optional-null-is-absent"], async (s) => {
    const sent = {
      id: null,
      name: "Null AB",
      businessIdentityCode: s.code(),
      typeOfCompany: null,
      contactInfo: null,
      CompanyTypeId: null,
    };
    const company = ok<{ id: string }>(await s.director.post(`/Agency/${s.agencyId}/Company`, sent));
    expect(Object.keys(company).sort()).toEqual(["businessIdentityCode", "id", "name", "typeOfCompany"]);
    const preset = { id: "nulls", name: "x", description: null, keyFigureTypes: [] };
    const created = ok(await s.director.post(`/Company/${company.id}/KeyFigurePreset`, preset));
    expect(created).toEqual({ id: "nulls", name: "x", keyFigureTypes: [] });
    ok(await s.director.delete(`/Company/${company.id}`));
  });

  const MIB = 1024 * 1024;
  /** An invalid body of exactly this many bytes: nothing is written even when its size is allowed. */
  const bodyOf = (bytes: number) => `"${"x".repeat(bytes - 2)}"`;
  check("bodies are limited to 1 MiB", ["body-limit-1-mib", "error-413-body-too-large"], async (s) => {
    const { id } = await s.company();
    for (const path of [`/Company/${id}`, `/Company/${id}/Comment`, `/Company/${id}/KeyFigurePreset`, "/User/"]) {
      const send = (bytes: number) => s.director.send("PUT", `/Api/v2${path}`, bodyOf(bytes));
      expect((await send(MIB)).status, path).toBe(400);
      expect(await send(MIB + 1), path).toMatchObject({ status: 413, body: { typeOfError: "BadRequest" } });
    }
  });

  check("key figure data is limited to 16 MiB", ["body-limit-key-figure-data"], async (s) => {
    const path = `/Api/v2${(await companyWithYear(s)).dataPath}`;
    expect((await s.director.send("PUT", path, bodyOf(16 * MIB))).status).toBe(400);
    expect((await s.director.send("PUT", path, bodyOf(16 * MIB + 1))).status).toBe(413);
  });

  check("SIE imports are limited to 64 MiB", ["body-limit-sie-import"], async (s) => {
    const path = `/Api/v2/SieImport/${s.agencyId}`;
    expect((await s.director.send("PUT", path, bodyOf(64 * MIB))).status).toBe(400);
    expect((await s.director.send("PUT", path, bodyOf(64 * MIB + 1))).status).toBe(413);
  });
});
