import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { isShort } from "@/service/testing/test-settings.mjs";
import { topic } from "../check";
import { everyGet } from "./every-get";
import { ok } from "../fixture";
import { companyWithYear, inputOf } from "./samples";

export const entityTagsTopic = topic("Entity tags", (check) => {
  check(
    "every GET has a strong entity tag, and If-None-Match gets 304",
    ["etag-on-every-get", "if-none-match-gives-304", "if-none-match-compares-weakly"],
    async (s) => {
      for (const [i, path] of (await everyGet(s)).entries()) {
        const { etag } = (await s.director.get(path)).headers;
        expect(etag, path).toMatch(/^"[^"]+"$/);
        const forms = [`W/${etag!}`, `"other", ${etag!}`, "*", etag!.replace(/"$/, '-gzip"')];
        // In a short run the forms take turns, because one code reads them for all paths.
        for (const tag of [etag!, ...(isShort ? [forms[i % forms.length]!] : forms)]) {
          const response = await s.director.get(path, { "if-none-match": tag });
          expect([response.status, response.headers.etag], `${path} ${tag}`).toEqual([304, etag]);
        }
        expect((await s.director.get(path, { "if-none-match": '"other"' })).status, path).toBe(200);
      }
    },
  );

  check(
    "gzip and br are honoured, each with a tag of its own that is accepted back",
    ["encoding-gzip-and-br", "etag-per-encoding"],
    async (s) => {
      const plain = await s.director.get("/KeyFigure/");
      expect(plain.headers["content-encoding"]).toBeUndefined();
      const tags = [plain.headers.etag!];
      for (const [coding, decode] of [
        ["gzip", gunzipSync],
        ["br", brotliDecompressSync],
      ] as const) {
        const response = await s.director.get("/KeyFigure/", { "accept-encoding": coding });
        expect(response.headers["content-encoding"]).toBe(coding);
        expect(decode(response.bytes).toString("utf8")).toBe(plain.text);
        tags.push(response.headers.etag!);
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
    ["if-match-optional", "if-match-compares-strongly"],
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
    "on a PUT to a collection If-Match means the item's tag, for key figure data the unfiltered list's",
    ["if-match-on-collection"],
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
      const { dataPath } = await companyWithYear(s);
      ok(await s.director.put(dataPath, [inputOf(), inputOf({ dimensionId: "1_1" })]));
      const filtered = await tagOf(`${dataPath}?dimensionId=1_1`);
      const whole = await tagOf(dataPath);
      expect((await s.director.put(dataPath, [inputOf({ value: 2 })], { "if-match": filtered })).status).toBe(412);
      expect((await s.director.put(dataPath, [inputOf({ value: 2 })], { "if-match": whole })).status).toBe(200);
      expect((await s.director.delete(dataPath, { "if-match": whole })).status).toBe(412);
      expect(
        (await s.director.delete(`${dataPath}?dimensionId=1_1`, { "if-match": await tagOf(dataPath) })).status,
      ).toBe(200);
    },
  );

  check(
    "two writers' changes of different properties both survive; of the same property the last one does",
    ["concurrent-puts-merge", "put-may-be-partial"],
    async (s) => {
      const { id } = await s.company();
      for (let round = 0; round < 8; round++) {
        const [name, typeOfCompany] = [`name ${round}`, `type ${round}`];
        const responses = await Promise.all([
          s.director.put(`/Company/${id}`, { name }),
          s.director.put(`/Company/${id}`, { typeOfCompany }),
          s.director.put(`/Company/${id}`, { contactInfo: { phone: name } }),
          s.director.put(`/Company/${id}`, { contactInfo: { address: name } }),
        ]);
        expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        const contactInfo = { phone: name, address: name };
        expect(ok(await s.director.get(`/Company/${id}`))).toMatchObject({ name, typeOfCompany, contactInfo });
      }
      ok(await s.director.put(`/Company/${id}`, { name: "first" }));
      ok(await s.director.put(`/Company/${id}`, { name: "last" }));
      expect(ok(await s.director.get(`/Company/${id}`))).toMatchObject({ name: "last" });
    },
  );

  check("an object has the same tag through both of its paths", ["etag-same-through-both-paths"], async (s) => {
    const { id } = await s.company();
    const direct = await s.director.get(`/Company/${id}`);
    const through = await s.director.get(`/Agency/${s.agencyId}/Company/${id}`);
    expect(through.headers.etag).toBe(direct.headers.etag);
    const put = await s.director.put(`/Company/${id}`, { name: "x" }, { "if-match": through.headers.etag! });
    expect(put.status).toBe(200);
  });
});
