import { expect } from "vitest";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { topic } from "../check";
import { ok } from "../fixture";
import { companyWithYear, reportOf } from "./samples";

export const reportTemplateTopic = topic("ReportTemplate", (check) => {
  check(
    "templates are made, listed by name, changed and deleted, and reports made of them stay",
    ["report-template", "report-template-is-copied"],
    async (s) => {
      const path = `/Agency/${s.agencyId}/ReportTemplate`;
      const blocks = [{ id: "a", type: "comments" }];
      const make = async (name: string) => {
        const template = ok<ReportTemplate>(await s.director.post(path, { name: s.name(name), blocks }));
        s.deleteLater(`${path}/${template.id}`);
        return template;
      };
      const [made, last, first] = [await make("Mall"), await make("Sammandrag"), await make("Bokslut")];
      expect(made).toEqual({ id: made.id, name: made.name, blocks });
      const listed = ok<ReportTemplate[]>(await s.director.get(path));
      const ids = new Set([made.id, last.id, first.id]);
      expect(listed.filter(({ id }) => ids.has(id))).toEqual([first, made, last]);
      expect((await s.director.put(`${path}/${made.id}`, { companyTypeId: "nothing" })).status).toBe(400);
      const { id } = await companyWithYear(s);
      const reports = `/Company/${id}/PeriodReport`;
      const report = ok<{ id: string }>(await s.director.post(reports, reportOf("Av mall", { blocks: made.blocks })));
      const changed = ok(await s.director.put(`${path}/${made.id}`, { blocks: [{ id: "b", type: "letterhead" }] }));
      expect(changed).toMatchObject({ name: made.name, blocks: [{ id: "b", type: "letterhead" }] });
      expect((await s.director.delete(`${path}/${made.id}`)).text).toBe("null");
      expect((await s.director.get(`${path}/${made.id}`)).status).toBe(404);
      expect(ok(await s.director.get(path))).not.toContainEqual(changed);
      expect(ok(await s.director.get(`${reports}/${report.id}`))).toMatchObject({ blocks });
    },
  );
});
