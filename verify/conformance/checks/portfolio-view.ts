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
    expect(ok(await consultant.put(path, { own: "late" }))).toMatchObject({ own: "late" });
    expect((await consultant.put(path, { own: "nothing" })).status).toBe(400);
    expect(ok<{ own?: string }>(await consultant.put(path, { own: null })).own).toBeUndefined();
  });

  check("a preview is the beginning of the lists of all", ["preview-of-the-lists"], async (s) => {
    const of = `/Agency/${s.agencyId}`;
    const { client } = await s.consultant([(await s.company()).id]);
    const query = "keyFigures=NetSales&resolution=year";
    const preview = ok<PortfolioPreview>(await client.get(`${of}/PortfolioPreview?${query}`));
    expect(preview).toEqual({
      total: 1,
      companies: ok(await client.get(`${of}/Company`)),
      statuses: ok(await client.get(`${of}/CompanyStatus`)),
      values: ok(await client.get(`${of}/KeyFigureValue?${query}`)),
    });
  });
});
