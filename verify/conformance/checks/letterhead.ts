import { expect } from "vitest";
import type { Letterhead } from "@/contract/letterhead/letterhead";
import { topic } from "../check";
import { ok } from "../fixture";
import { companyWithYear, reportOf } from "./samples";

/** A PNG of 16 × 16 red pixels. */
const RED =
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mM4ISdHEmIY1TCqYfhqAADkYgQQ6ZuA8QAAAABJRU5ErkJggg==";

export const letterheadTopic = topic("Letterhead", (check) => {
  check(
    "is set and taken away, refuses what is no PNG or JPEG, and stays in a report as it was published",
    ["letterhead-resource", "letterhead-images", "letterhead-is-frozen"],
    async (s) => {
      const path = `/Agency/${s.agencyId}/Letterhead`;
      const before = ok<Letterhead>(await s.director.get(path));
      try {
        const set = ok<Letterhead>(await s.director.put(path, { colour: "#A52A1F", logo: { data: RED } }));
        expect(set).toMatchObject({ colour: "#a52a1f", logo: { contentType: "image/png", width: 16, height: 16 } });
        expect(ok(await s.director.get(path))).toEqual(set);
        for (const image of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a"]) {
          const refused = await s.director.put(path, { logo: { data: Buffer.from(image).toString("base64") } });
          expect(refused).toMatchObject({ status: 400, text: expect.stringContaining("a PNG or JPEG image") });
        }
        const cut = Buffer.from(RED, "base64").subarray(0, -8).toString("base64");
        expect((await s.director.put(path, { logo: { data: cut } })).status).toBe(400);
        expect((await s.director.put(path, { colour: "red" })).status).toBe(400);
        const { id } = await companyWithYear(s);
        const reports = `/Company/${id}/PeriodReport`;
        const blocks = [{ id: "head", type: "letterhead" }];
        const marked = reportOf("Märkt", { blocks, isPublished: true });
        const published = ok<{ id: string }>(await s.director.post(reports, marked));
        const draft = ok<{ id: string }>(await s.director.post(reports, reportOf("Utkast", { blocks })));
        expect(ok(await s.director.put(path, { logo: null }))).toEqual({ colour: "#a52a1f" });
        expect(ok(await s.director.put(path, { colour: null }))).toEqual({});
        const agencyIn = async (report: { id: string }) =>
          ok<{ agency: object }>(await s.director.get(`${reports}/${report.id}/Content`)).agency;
        expect(await agencyIn(published)).toMatchObject(set);
        expect(Object.keys(await agencyIn(draft)).sort()).toEqual(["id", "name"]);
      } finally {
        await s.director.put(path, { colour: before.colour ?? null, logo: before.logo ?? null });
      }
    },
  );
});
