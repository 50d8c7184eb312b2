import { expect } from "vitest";
import type { StandardText } from "@/contract/texts";
import { topic } from "../check";
import { ok } from "../fixture";

export const standardTextTopic = topic("StandardText", (check) => {
  check(
    "texts of an agency are inherited by its types and companies",
    ["text-resource", "text-standards-of-agency"],
    async (s) => {
      const agency = `/Agency/${s.agencyId}`;
      const { id } = await s.company();
      const type = ok<{ Id: string }>(await s.director.post(`${agency}/CompanyType`, { Name: "Skrivande" }));
      ok(await s.director.put(`/Company/${id}`, { companyTypeId: type.Id }));
      const written = { name: "Soliditet", text: "Soliditeten är {[EquityRatio]}." };
      const text = ok<StandardText>(await s.director.post(`${agency}/StandardText`, written));
      s.deleteLater(`${agency}/StandardText/${text.id}`);
      expect(text).toEqual({ ...written, id: text.id, origin: "agency" });
      const ofCompany = async () => ok<StandardText[]>(await s.director.get(`/Company/${id}/StandardText`));
      expect(await ofCompany()).toContainEqual(text);
      const ofType = `${agency}/CompanyType/${type.Id}/StandardText`;
      const changed = { ...text, text: "Branschens {[EquityRatio]}.", origin: "companyType" };
      expect(ok(await s.director.put(ofType, { id: text.id, text: changed.text }))).toEqual(changed);
      expect(await ofCompany()).toContainEqual(changed);
      ok(await s.director.delete(`${ofType}/${text.id}`));
      expect((await ofCompany()).map((each) => each.id)).not.toContain(text.id);
      // A text of the type that says the same as the one it would inherit is inherited again, also after it was hidden.
      expect(ok(await s.director.post(ofType, { ...written, id: text.id }))).toEqual(text);
      const versions = ok<{ state: string }[]>(await s.director.get(`${ofType}/${text.id}/Version`));
      expect(versions.map(({ state }) => state)).toEqual(["inherited", "hidden", "set"]);
      ok(await s.director.put(`/Company/${id}`, { companyTypeId: null }));
      ok(await s.director.delete(`${agency}/CompanyType/${type.Id}`));
    },
  );
});
