import { expect } from "vitest";
import type { KeyFigurePreset } from "@/contract/presets";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";

const STANDARD = [
  "Overview",
  "MyKeyFigures",
  "VisibleKeyFigures",
  "ProfitStructure",
  "IncomeCostStructure",
  "EquityStructure",
];

async function listed(s: Fixture, companyId: string): Promise<KeyFigurePreset[]> {
  return ok(await s.director.get(`/Company/${companyId}/KeyFigurePreset`));
}

export const presetTopic = topic("KeyFigurePreset", (check) => {
  check(
    "the five requests of the resource",
    ["preset-list", "preset-read", "preset-create", "preset-update", "preset-delete"],
    async (s) => {
      const { id } = await s.company();
      const path = `/Company/${id}/KeyFigurePreset`;
      const sent = { id: "own", name: "Egna", description: "Mina", keyFigureTypes: ["NetSales", "TaxRate"] };
      expect(ok(await s.director.post(path, sent))).toEqual(sent);
      expect(ok(await s.director.get(`${path}/own`))).toEqual(sent);
      expect(await listed(s, id)).toContainEqual(sent);
      const updated = { ...sent, name: "Andra", keyFigureTypes: ["TaxRate"] };
      expect(ok(await s.director.put(path, { id: "own", name: "Andra", keyFigureTypes: ["TaxRate"] }))).toEqual(
        updated,
      );
      expect((await s.director.post(path, sent)).status).toBe(409);
      expect((await s.director.delete(`${path}/own`)).text).toBe("null");
      expect((await s.director.get(`${path}/own`)).status).toBe(404);
    },
  );

  check(
    "members have limits; key figures are an ordered list without repeats, possibly empty, of ids known or not",
    ["preset-members", "preset-unknown-key-figures-stored", "preset-chooses-key-figures"],
    async (s) => {
      const { id } = await s.company();
      const path = `/Company/${id}/KeyFigurePreset`;
      const put = (keyFigureTypes: unknown) => s.director.put(path, { id: "Overview", keyFigureTypes });
      for (const types of [["TaxRate", "NetSales"], ["NetSales", "TaxRate"], [], ["NotYetKnown", "NetSales"]]) {
        expect(ok<KeyFigurePreset>(await put(types)).keyFigureTypes).toEqual(types);
        expect(ok<KeyFigurePreset>(await s.director.get(`${path}/Overview`)).keyFigureTypes).toEqual(types);
      }
      for (const types of [["NetSales", "NetSales"], "NetSales", [1], [""], {}]) {
        expect((await put(types)).status, JSON.stringify(types)).toBe(400);
      }
      for (const member of ["name", "keyFigureTypes"]) {
        const sent = { id: "new", name: "x", keyFigureTypes: [], [member]: undefined };
        expect((await s.director.post(path, sent)).status, member).toBe(400);
      }
      const longest = "x".repeat(10_000);
      expect(ok(await s.director.put(path, { id: "Overview", description: longest }))).toMatchObject({
        description: longest,
      });
      expect((await s.director.put(path, { id: "Overview", description: `${longest}x` })).status).toBe(400);
      expect(ok(await s.director.put(path, { id: "Overview", description: null }))).not.toHaveProperty("description");
    },
  );

  check(
    "a new company has the six standard presets, first and in their order",
    ["preset-standard-six", "list-order-presets"],
    async (s) => {
      for (const { id } of [await s.company(), await s.directCompany()]) {
        const presets = await listed(s, id);
        expect(presets.map((preset) => preset.id)).toEqual(STANDARD);
        expect(presets.find((preset) => preset.id === "Overview")!.keyFigureTypes.length).toBeGreaterThan(0);
        for (const own of ["b", "A", "a", "0"]) {
          ok(await s.director.post(`/Company/${id}/KeyFigurePreset`, { id: own, name: "x", keyFigureTypes: [] }));
        }
        expect((await listed(s, id)).map((preset) => preset.id)).toEqual([...STANDARD, "0", "A", "a", "b"]);
      }
    },
  );

  check("more presets may be created, any deleted", ["preset-ids-and-deletion"], async (s) => {
    const { id } = await s.company();
    const path = `/Company/${id}/KeyFigurePreset`;
    for (const preset of ["x".repeat(64), "A-z_9"]) {
      expect((await s.director.post(path, { id: preset, name: "x", keyFigureTypes: [] })).status).toBe(200);
    }
    for (const preset of ["x".repeat(65), "", "å", "a b", "a.b", undefined]) {
      const response = await s.director.post(path, { id: preset, name: "x", keyFigureTypes: [] });
      expect(response.status, preset).toBe(400);
    }
    for (const preset of await listed(s, id)) ok(await s.director.delete(`${path}/${preset.id}`));
    expect(await listed(s, id)).toEqual([]);
  });

  check(
    "an agency's presets are inherited by its types and companies",
    ["preset-standards-of-agency", "preset-standards-overridden", "preset-standards-versions"],
    async (s) => {
      const agency = `/Agency/${s.agencyId}`;
      const type = ok<{ Id: string }>(await s.director.post(`${agency}/CompanyType`, { Name: "Ärvande" }));
      s.deleteLater(`${agency}/CompanyType/${type.Id}`);
      const company = await s.company({ companyTypeId: type.Id });
      const standards = `${agency}/StandardKeyFigurePreset`;
      const ofType = `${agency}/CompanyType/${type.Id}/StandardKeyFigurePreset`;
      const own = `/Company/${company.id}/KeyFigurePreset`;
      const preset = { id: s.name("bank"), name: "Bank", keyFigureTypes: ["EquityRatio"] };
      const inherited = { ...preset, origin: "agency" };
      expect(ok(await s.director.post(standards, preset))).toEqual(inherited);
      s.deleteLater(`${standards}/${preset.id}`);
      expect(ok(await s.director.get(`${ofType}/${preset.id}`))).toEqual(inherited);
      expect(ok(await s.director.get(`${own}/${preset.id}`))).toEqual(inherited);
      const changed = { ...preset, name: "Banken" };
      expect(ok(await s.director.put(ofType, changed))).toEqual({ ...changed, origin: "companyType" });
      expect(ok(await s.director.get(own))).toContainEqual({ ...changed, origin: "companyType" });
      expect(ok(await s.director.put(own, { id: preset.id, name: "Egen" }))).toEqual({ ...preset, name: "Egen" });
      const list = ok<object[]>(await s.director.get(`/Company/${company.id}/StandardKeyFigurePreset`));
      expect(list).toContainEqual({ ...changed, origin: "companyType" });
      // A preset of the company that says the same as the one it would inherit is inherited again.
      expect(ok(await s.director.put(own, changed))).toEqual({ ...changed, origin: "companyType" });
      ok(await s.director.delete(`${own}/${preset.id}`));
      expect((await s.director.get(`${own}/${preset.id}`)).status).toBe(404);
      ok(await s.director.delete(`${ofType}/${preset.id}`));
      const versions = ok<{ state: string }[]>(await s.director.get(`${ofType}/${preset.id}/Version`));
      expect(versions.map(({ state }) => state)).toEqual(["hidden", "set"]);
      // All companies of the agency inherit it until it goes.
      ok(await s.director.delete(`${standards}/${preset.id}`));
    },
  );
});
