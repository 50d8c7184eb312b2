import { expect } from "vitest";
import { topic } from "../check";
import type { ApiResponse } from "../client";
import { ok, type Fixture } from "../fixture";
import { addComment, commentOf, companyWithYear, inputOf } from "./samples";

/** Puts an item of key figure data whose value is the literal, with exactly these characters. */
async function sendNumber(s: Fixture, dataPath: string, literal: string): Promise<ApiResponse> {
  const period = '{"start":"2025-01-01","end":"2025-12-31"}';
  const text = `[{"keyFigureInfoId":"n","period":${period},"value":${literal}}]`;
  return s.director.send("PUT", `/Api/v2${dataPath}`, text);
}

/** The literal of the first value in the response to a GET; undefined if there is none. */
async function readNumber(s: Fixture, dataPath: string): Promise<string | undefined> {
  return /"value":\s*([^,}\s]+)/.exec((await s.director.get(dataPath)).text)?.[1];
}

async function expectRefused(s: Fixture, path: string, texts: (string | Buffer)[]): Promise<void> {
  for (const text of texts) {
    const response = await s.director.send("PUT", path, text);
    expect([response.status, response.body], String(text)).toMatchObject([400, { typeOfError: "BadRequest" }]);
  }
}

export const wireTopic = topic("Wire format", (check) => {
  check(
    "the bare literals Infinity, -Infinity and NaN are read and written",
    ["wire-json-with-literals", "wire-literals-written"],
    async (s) => {
      const { dataPath } = await companyWithYear(s);
      for (const literal of ["Infinity", "-Infinity", "NaN"]) {
        expect((await sendNumber(s, dataPath, literal)).text).toContain(literal);
        expect(await readNumber(s, dataPath)).toBe(literal);
      }
      for (const literal of ["infinity", "+Infinity", "- Infinity", "-NaN", "nan", '"Infinity"', "Infinity1", "INF"]) {
        expect((await sendNumber(s, dataPath, literal)).status, literal).toBe(400);
      }
      expect(await readNumber(s, dataPath)).toBe("NaN");
    },
  );

  check("JSON of every form is read: numbers, escapes, spaces", ["wire-json-with-literals"], async (s) => {
    const { id, dataPath } = await companyWithYear(s);
    for (const [literal, written] of [
      ["1.5e3", "1500"],
      ["-0.25", "-0.25"],
      ["2E-2", "0.02"],
      ["100", "100"],
    ] as const) {
      expect((await sendNumber(s, dataPath, literal)).status, literal).toBe(200);
      expect(await readNumber(s, dataPath)).toBe(written);
    }
    const text = '\r\n\t { "name" : "\\u00c5ke \\"\\\\\\/\\b\\f\\n\\r\\t \\ud83d\\ude00" } ';
    const response = await s.director.send("PUT", `/Api/v2/Company/${id}`, text);
    expect(ok(response)).toMatchObject({ name: 'Åke "\\/\b\f\n\r\t 😀' });
  });

  check("anything else that is not JSON is an error", ["wire-nothing-else-relaxed"], async (s) => {
    const { id } = await s.company();
    await expectRefused(s, `/Api/v2/Company/${id}`, [
      '{"name":"x"/* comment */}',
      '{"name":"x"} // comment',
      '{"name":"x",}',
      "{'name':'x'}",
      '{name:"x"}',
      '{"name":"x","n":0x10}',
      '{"name":"x","n":+1}',
      '{"name":"x","n":01}',
      '{"name":"x","n":.5}',
      '{"name":"x","n":1.}',
      '{"name":"x","l":[1,]}',
      '{"name":"x","n":undefined}',
      '{"name":"x\ty"}',
      '{"name":"\\x41"}',
      '\ufeff{"name":"x"}',
      '{"name":"x"}{"name":"y"}',
      "",
    ]);
  });

  check(
    "duplicates, lone surrogates, overflowing numbers, U+0000 and deep nesting are errors",
    ["wire-ambiguous-input-rejected"],
    async (s) => {
      const { id, dataPath } = await companyWithYear(s);
      const nested = (depth: number) => `{"name":"x","n":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
      await expectRefused(s, `/Api/v2/Company/${id}`, [
        '{"name":"x","name":"y"}',
        '{"name":"x","n":{"a":1,"\\u0061":2}}',
        '{"name":"\\ud800"}',
        '{"name":"\\udc00x"}',
        '{"name":"a\\u0000b"}',
        Buffer.from('{"name":"a\0b"}'),
        nested(65),
      ]);
      expect((await s.director.send("PUT", `/Api/v2/Company/${id}`, nested(64))).status).toBe(200);
      for (const literal of ["1e999", "-1e999", "1.8e308"]) {
        expect((await sendNumber(s, dataPath, literal)).status, literal).toBe(400);
      }
      expect((await sendNumber(s, dataPath, "1.7976931348623157e308")).status).toBe(200);
    },
  );

  check("syntax errors name line and column", ["wire-errors-have-position"], async (s) => {
    const { id } = await s.company();
    const response = await s.director.send("PUT", `/Api/v2/Company/${id}`, '{\n  "name": "x",\n  "n": 0x1 }');
    expect(response.status).toBe(400);
    expect((response.body as { message: string }).message).toMatch(/\bline 3, column \d+\b/);
  });

  check(
    "numbers are written as the shortest decimal that reads back the same",
    ["wire-shortest-decimal"],
    async (s) => {
      const { dataPath } = await companyWithYear(s);
      const values = [0.1 + 0.2, 1 / 3, 5e-324, Number.MAX_VALUE, 123456789.12345679, 2 ** 53, -0.1, 1e21, 1e-7, 1e300];
      for (const value of values) {
        ok(await s.director.put(dataPath, [inputOf({ keyFigureInfoId: "n", value })]));
        const written = (await readNumber(s, dataPath))!;
        expect(Object.is(Number(written), value), written).toBe(true);
        const digits = (text: string) =>
          text
            .replace(/e.*$/i, "")
            .replace(/\D/g, "")
            .replace(/^0+|0+$/g, "").length;
        expect(digits(written), written).toBeLessThanOrEqual(digits(String(value)));
      }
      ok(await s.director.put(dataPath, [inputOf({ keyFigureInfoId: "n", value: -0 })]));
      expect(Object.is(Number(await readNumber(s, dataPath)), -0)).toBe(true);
    },
  );

  check("answers carry no byte order mark", ["wire-no-byte-order-mark-written"], async (s) => {
    const { id } = await s.company();
    for (const path of [`/Company/${id}`, "/Company/", "/KeyFigure/", "/nothing"]) {
      const { bytes } = await s.director.get(path);
      expect(["{", "["], path).toContain(bytes.subarray(0, 1).toString("latin1"));
    }
  });

  check(
    "dates and timestamps are read with or without an offset, fractions and Z, and written without them",
    [
      "wire-dates-iso-8601",
      "wire-timestamp-forms",
      "wire-fractions-and-z-read-only",
      "wire-period-days-have-no-zone",
      "period-widened-to-whole-days",
    ],
    async (s) => {
      const { id } = await s.company();
      const written = { start: "2025-03-01T00:00:00", end: "2025-03-31T23:59:59" };
      for (const [start, end] of [
        ["2025-03-01", "2025-03-31"],
        ["2025-03-01T00:00:00", "2025-03-31T23:59:59"],
        ["2025-03-01T13:14:15", "2025-03-31T00:00:00"],
        ["2025-03-01T00:00:00+02:00", "2025-03-31T23:30:00-05:30"],
        ["2025-03-01T00:00:00.123Z", "2025-03-31T23:59:59.999999Z"],
        ["2025-03-01T00:00:00Z", "2025-03-31T23:59:59.5+01:00"],
      ] as const) {
        const comment = await s.director.post(`/Company/${id}/Comment`, commentOf({ period: { start, end } }));
        expect(ok(comment), start).toMatchObject({ period: written });
      }
      const made = await addComment(s, id);
      expect(made.created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
      // Five minutes, because the clock of a remote service may differ from this one.
      const apartMs = Math.abs(Date.now() - Date.parse(`${made.created}Z`));
      expect(apartMs).toBeLessThan(5 * 60_000);
    },
  );

  check(
    "impossible dates, and dates in any other form, are errors",
    ["wire-impossible-dates-rejected", "wire-dates-iso-8601", "wire-timestamp-forms"],
    async (s) => {
      const { id } = await s.company();
      const wrong = [
        "2023-02-29",
        "2025-13-01",
        "2025-00-10",
        "2025-04-31",
        "2025-1-1",
        "20250101",
        "2025-01",
        "2025",
        "",
        "01/02/2025",
        "2025-01-01 00:00:00",
        "2025-01-01T24:00:01",
        "2025-01-01T10:61:00",
        "2025-01-01T10:00",
        "2025-01-01T00:00:00+2:00",
        "2025-01-01T00:00:00+0200",
        "2025-01-01T00:00:00+25:00",
      ];
      for (const start of [...wrong, 20250101, null, {}]) {
        const sent = commentOf({ period: { start, end: "2025-12-31" } });
        const response = await s.director.post(`/Company/${id}/Comment`, sent);
        expect(response.status, JSON.stringify(start)).toBe(400);
        expect(response.text).toContain("$.period");
      }
      expect((await addComment(s, id, { period: { start: "2024-02-29", end: "2024-02-29" } })).id).toBeTruthy();
    },
  );

  check(
    "null in a PUT removes an optional member or an input, and is a 400 for a required member or in a list",
    ["put-null-deletes", "put-null-never-for-required", "put-may-be-partial"],
    async (s) => {
      const { id, dataPath } = await companyWithYear(s);
      const company = `/Company/${id}`;
      ok(await s.director.put(company, { contactInfo: { phone: "1", name: "Kim" }, companyTypeId: "t" }));
      const deleted = { contactInfo: { phone: null }, companyTypeId: null };
      const after = ok<Record<string, unknown>>(await s.director.put(company, deleted));
      expect(after["contactInfo"]).toEqual({ name: "Kim" });
      expect(after).not.toHaveProperty("companyTypeId");
      for (const member of ["name", "businessIdentityCode"]) {
        const response = await s.director.put(company, { [member]: null });
        expect([response.status, response.text]).toEqual([400, expect.stringContaining(`$.${member}`)]);
      }
      const presets = `${company}/KeyFigurePreset/Overview`;
      for (const keyFigureTypes of [null, [null]]) {
        expect((await s.director.put(presets, { keyFigureTypes })).status).toBe(400);
      }
      ok(await s.director.put(dataPath, [inputOf()]));
      ok(await s.director.put(dataPath, [inputOf({ value: null })]));
      expect(ok(await s.director.get(dataPath))).toEqual([]);
      const comment = await addComment(s, id);
      for (const member of ["message", "keyFigureType", "period", "type"]) {
        const response = await s.director.put(`${company}/Comment`, { id: comment.id, [member]: null });
        expect(response.status, member).toBe(400);
      }
    },
  );

  check("null is a 400 for the number that a POST requires", ["wire-null-is-no-number"], async (s) => {
    const types = `/Agency/${s.agencyId}/CompanyType`;
    const type = ok<{ Id: string }>(await s.director.post(types, { Name: "Med mål" }));
    s.deleteLater(`${types}/${type.Id}`);
    const path = `${types}/${type.Id}/StandardKeyFigureTarget`;
    const sent = { keyFigureType: "NetSales", period: { start: "2025-01-01", end: "2025-12-31" }, value: 1 };
    for (const value of [null, [null], "1"]) {
      const response = await s.director.post(path, { ...sent, value });
      expect([response.status, response.text]).toEqual([400, expect.stringContaining("$.value")]);
    }
    expect(ok(await s.director.post(path, sent))).toMatchObject({ value: 1 });
  });

  check(
    "null for the number of licences in a POST of an agency counts as absent; a text or NaN is a 400",
    ["wire-null-is-no-number"],
    async (s) => {
      const shortName = s.name("agency");
      const sent = { shortName, name: "x", numberOfLicences: "3" };
      expect((await s.administrator!.post("/Agency", sent)).status).toBe(400);
      expect((await s.administrator!.post("/Agency", { ...sent, numberOfLicences: NaN })).status).toBe(400);
      const created = ok(await s.administrator!.post("/Agency", { ...sent, numberOfLicences: null }));
      expect(created).toEqual({ shortName, name: "x" });
      ok(await s.administrator!.delete(`/Agency/${shortName}`));
    },
    "administrator",
  );

  check("lists are arrays: of objects in responses, of anything in requests", ["wire-lists-are-arrays"], async (s) => {
    const { id, dataPath } = await companyWithYear(s);
    ok(await s.director.put(dataPath, [inputOf()]));
    await addComment(s, id);
    const company = `/Company/${id}`;
    const lists = ["/Company/", "/User/", "/KeyFigure/", "/Agency/", `/Agency/${s.agencyId}/Company`, dataPath];
    for (const path of [...lists, ...["Comment", "KeyFigurePreset", "FiscalYear"].map((x) => `${company}/${x}`)]) {
      const list = ok<unknown[]>(await s.director.get(path));
      expect(Array.isArray(list), path).toBe(true);
      expect(list.length, path).toBeGreaterThan(0);
      for (const item of list) expect(Object.prototype.toString.call(item), path).toBe("[object Object]");
    }
    const unknownMember = [1, "x", null, true, { a: [] }, [[NaN]]];
    expect((await s.director.put(company, { name: "x", list: unknownMember })).status).toBe(200);
  });
});
