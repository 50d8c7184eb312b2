import { expect } from "vitest";
import { topic } from "../check";
import { ok } from "../fixture";

export const companyTypeTopic = topic("CompanyType", (check) => {
  check("is listed and read, with capital letters in its members", ["company-type-resource"], async (s) => {
    const type = { Id: s.name("type"), Name: "Åkeri" };
    const path = `/Agency/${s.agencyId}/CompanyType`;
    ok(await s.director.post(path, type));
    s.deleteLater(`${path}/${type.Id}`);
    expect(ok(await s.director.get(path))).toContainEqual(type);
    expect(ok(await s.director.get(`${path}/${type.Id}`))).toEqual(type);
    expect((await s.director.get(`${path}/nothing`)).status).toBe(404);
    for (const verb of ["PUT", "DELETE"]) {
      expect((await s.director.send(verb, `/Api/v2${path}`, "{}")).status).toBe(405);
    }
  });

  check("is created, renamed, and deleted where no company has it", ["company-type-written"], async (s) => {
    const path = `/Agency/${s.agencyId}/CompanyType`;
    const type = ok<{ Id: string }>(await s.director.post(path, { Name: "Åkeri" }));
    expect(type).toMatchObject({ Id: expect.stringMatching(/^.+$/) as string, Name: "Åkeri" });
    expect((await s.director.post(path, { ...type, Name: "Samma" })).status).toBe(409);
    expect(ok(await s.director.put(`${path}/${type.Id}`, { Name: "Åkerier" }))).toEqual({ ...type, Name: "Åkerier" });
    const { id } = await s.company({ companyTypeId: type.Id });
    const refused = await s.director.delete(`${path}/${type.Id}`);
    expect([refused.status, refused.text]).toEqual([412, expect.stringContaining("1 company has it")]);
    ok(await s.director.put(`/Company/${id}`, { companyTypeId: null }));
    ok(await s.director.delete(`${path}/${type.Id}`));
    expect((await s.director.get(`${path}/${type.Id}`)).status).toBe(404);
  });
});
