import { expect } from "vitest";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { topic } from "../check";
import { ok } from "../fixture";
import { companyWithYear, reportOf } from "./samples";

export const reportTemplateTopic = topic("ReportTemplate", (check) => {
  check(
    "are made, listed and changed, and reports made of them stay",
    ["report-template", "report-template-is-copied"],
    async (s) => {
      const path = `/Agency/${s.agencyId}/ReportTemplate`;
      const blocks = [{ id: "a", type: "comments" }];
      const made = ok<ReportTemplate>(await s.director.post(path, { name: s.name("Mall"), blocks }));
      s.deleteLater(`${path}/${made.id}`);
      expect(made).toEqual({ id: made.id, name: made.name, blocks });
      expect(ok<object[]>(await s.director.get(path))).toContainEqual(made);
      expect((await s.director.put(`${path}/${made.id}`, { companyTypeId: "nothing" })).status).toBe(400);
      const { id } = await companyWithYear(s);
      const reports = `/Company/${id}/PeriodReport`;
      const report = ok<{ id: string }>(await s.director.post(reports, reportOf("Av mall", { blocks: made.blocks })));
      const changed = ok(await s.director.put(`${path}/${made.id}`, { blocks: [{ id: "b", type: "letterhead" }] }));
      expect(changed).toMatchObject({ name: made.name, blocks: [{ id: "b", type: "letterhead" }] });
      expect(ok(await s.director.get(`${reports}/${report.id}`))).toMatchObject({ blocks });
    },
  );
});
