import { expect } from "vitest";
import type { PortfolioPreview, PortfolioView } from "@/contract/portfolio";
import { topic } from "../check";
import { ok } from "../fixture";

export const portfolioViewTopic = topic("PortfolioView", (check) => {
  check(
    "views are the agency's or one user's, and stay so",
    ["view-resource", "view-own-or-shared", "view-stays-own-or-shared"],
    async (s) => {
      const path = `/Agency/${s.agencyId}/PortfolioView`;
      const { client: consultant } = await s.consultant();
      const view = { name: "Sena", query: "late=true" };
      const shared = ok<PortfolioView>(await s.director.post(path, { ...view, isShared: true }));
      s.deleteLater(`${path}/${shared.id}`);
      const own = ok<PortfolioView>(await s.director.post(path, { ...view, isShared: false }));
      s.deleteLater(`${path}/${own.id}`);
      expect(shared).toEqual({ ...view, id: shared.id, isShared: true });
      const seen = ok<PortfolioView[]>(await consultant.get(path)).map(({ id }) => id);
      expect(seen).toContain(shared.id);
      expect(seen).not.toContain(own.id);
      expect((await consultant.get(`${path}/${own.id}`)).status).toBe(404);
      const changes = { name: "Mina", query: "sort=books", isShared: true };
      const changed = ok<PortfolioView>(await s.director.put(`${path}/${own.id}`, changes));
      expect(changed).toEqual({ id: own.id, name: "Mina", query: "sort=books", isShared: false });
    },
  );

  check("the view to open with is one's own choice or the agency's", ["view-default"], async (s) => {
    const path = `/Agency/${s.agencyId}/DefaultPortfolioView`;
    const { client: consultant } = await s.consultant();
    const view = { name: "Byråns", query: "late=true", isShared: true };
    const shared = ok<PortfolioView>(await s.director.post(`/Agency/${s.agencyId}/PortfolioView`, view));
    s.deleteLater(`/Agency/${s.agencyId}/PortfolioView/${shared.id}`);
    const before = ok<{ agency?: string }>(await s.director.get(path)).agency ?? null;
    ok(await s.director.put(path, { agency: shared.id }));
    expect(ok(await consultant.get(path))).toEqual({ agency: shared.id });
    // "late" is a standard view, which every user has.
    expect(ok(await consultant.put(path, { own: "late" }))).toMatchObject({ own: "late" });
    expect((await consultant.put(path, { own: "nothing" })).status).toBe(400);
    expect(ok(await consultant.get(path))).toEqual({ own: "late", agency: shared.id });
    expect(ok(await consultant.put(path, { own: null }))).toEqual({ agency: shared.id });
    ok(await s.director.put(path, { agency: before }));
  });

  check("a preview has the agency's first companies as their lists have them", ["preview-of-the-lists"], async (s) => {
    const agency = `/Agency/${s.agencyId}`;
    const later = await s.company({ name: "Öst AB" });
    const first = await s.company({ name: "Ander AB" });
    const { client } = await s.consultant([later.id, first.id]);
    const query = "keyFigures=NetSales&resolution=year";
    const preview = ok<PortfolioPreview>(await client.get(`${agency}/PortfolioPreview?${query}`));
    expect(preview).toEqual({
      total: 2,
      companies: ok(await client.get(`${agency}/Company`)),
      statuses: ok(await client.get(`${agency}/CompanyStatus`)),
      values: ok(await client.get(`${agency}/KeyFigureValue?${query}`)),
    });
  });
});
