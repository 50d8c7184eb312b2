import { expect } from "vitest";
import type { ChartNode, ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { sieText } from "@/service/testing/sie-text";
import { topic } from "../check";
import { ok } from "../fixture";
import { companyWithYear } from "./samples";

function nodesOf(nodes: readonly ChartNode[]): ChartNode[] {
  return nodes.flatMap((node) => [node, ...(node.type === "AccountGroup" ? nodesOf(node.children) : [])]);
}

export const chartOfAccountsTopic = topic("ChartOfAccounts", (check) => {
  check(
    "EUBAS97 is built in, a tree of groups with known groups",
    ["chart-eubas97-built-in", "chart-resource"],
    async (s) => {
      const { id } = await s.company();
      const charts = ok<ChartOfAccounts[]>(await s.director.get(`/Company/${id}/ChartOfAccounts`));
      expect(charts.map((chart) => chart.id)).toEqual(["EUBAS97"]);
      const chart = ok<ChartOfAccounts>(await s.director.get(`/Company/${id}/ChartOfAccounts/EUBAS97`));
      expect(chart).toEqual(charts[0]);
      const nodes = nodesOf(chart.children);
      const groups = new Set(nodes.filter(({ type }) => type === "AccountGroup").map((node) => node.id));
      for (const node of nodes) {
        if (node.type === "AccountIntervalGroup") {
          for (const { start, end } of node.intervals) expect(start <= end).toBe(true);
        } else if (node.type === "AccountListGroup") {
          expect(node.accounts.length).toBeGreaterThan(0);
        } else expect(node.name).not.toBe("");
      }
      expect(nodes.some(({ type }) => type === "AccountIntervalGroup")).toBe(true);
      const known = Object.entries(chart.knownGroups);
      expect(known.length).toBeGreaterThan(10);
      for (const [name, group] of known) {
        if (typeof group === "string") expect(groups.has(group), name).toBe(true);
        else
          for (const child of group.children)
            expect(
              nodes.some((node) => node.id === child),
              name,
            ).toBe(true);
      }
    },
  );

  check("a company may have charts of its own, with all verbs", ["chart-resource"], async (s) => {
    const { id, yearId } = await companyWithYear(s);
    const path = `/Company/${id}/ChartOfAccounts`;
    const builtIn = ok<ChartOfAccounts>(await s.director.get(`${path}/EUBAS97`));
    const list: ChartNode = { type: "AccountListGroup", id: "OwnList", accounts: ["3001", "3041"] };
    const group: ChartNode = { type: "AccountGroup", id: "Own", name: "Egna", children: [list] };
    const together = { id: "Together", name: "Ihop", children: ["OwnList"] };
    const sent = {
      id: "Own97",
      name: "Egen plan",
      children: [...builtIn.children, group],
      knownGroups: { ...builtIn.knownGroups, Own: "Own", Together: together },
    };
    const created = ok<ChartOfAccounts>(await s.director.post(path, sent));
    expect(created).toEqual(sent);
    expect(ok(await s.director.get(`${path}/Own97`))).toEqual(created);
    expect(
      ok<ChartOfAccounts[]>(await s.director.get(path))
        .map((chart) => chart.id)
        .sort(),
    ).toEqual(["EUBAS97", "Own97"]);
    expect((await s.director.post(path, sent)).status).toBe(409);
    expect(ok(await s.director.put(path, { id: "Own97", name: "Ny" }))).toEqual({ ...created, name: "Ny" });
    const year = `/Company/${id}/FiscalYear/${yearId}`;
    expect(ok(await s.director.put(year, { chartOfAccountsId: "Own97" }))).toMatchObject({
      chartOfAccountsId: "Own97",
    });
    expect((await s.director.delete(`${path}/Own97`)).status).toBe(412);
    ok(await s.director.put(year, { chartOfAccountsId: "EUBAS97" }));
    expect((await s.director.delete(`${path}/Own97`)).text).toBe("null");
    for (const response of [
      await s.director.put(`${path}/EUBAS97`, { name: "x" }),
      await s.director.delete(`${path}/EUBAS97`),
    ]) {
      expect(response.status).toBe(412);
    }
  });

  check("a chart that is inconsistent or incomplete is a 400", ["chart-resource"], async (s) => {
    const { id } = await s.company();
    const path = `/Company/${id}/ChartOfAccounts`;
    const { children, knownGroups } = ok<ChartOfAccounts>(await s.director.get(`${path}/EUBAS97`));
    const interval = (start: string, end: string) => ({
      type: "AccountIntervalGroup",
      id: "i",
      intervals: [{ start, end }],
    });
    const wrong = [
      { children: [...children, ...children], knownGroups },
      { children: [...children, interval("2000", "1000")], knownGroups },
      { children: [...children, { type: "Other", id: "x" }], knownGroups },
      { children, knownGroups: { ...knownGroups, Nothing: "nowhere" } },
      { children, knownGroups: {} },
    ];
    for (const chart of wrong) {
      expect((await s.director.post(path, { id: "Own", name: "x", ...chart })).status).toBe(400);
    }
    expect(ok<unknown[]>(await s.director.get(path))).toHaveLength(1);
  });

  check("accounts longer than four digits are grouped by their first four", ["chart-long-accounts"], async (s) => {
    const { id } = await s.company();
    const data = sieText({ vouchers: [{ date: "20250215", amount: 1000 }] });
    const sent = { data: data.replaceAll("3001", "300199").replaceAll("1930", "19301"), companyId: id };
    expect(ok(await s.director.put(`/SieImport/${s.agencyId}`, sent))).toMatchObject({ success: true });
    const sales = ok<{ keyFigureValues: { value: number }[] }>(
      await s.director.get(`/Company/${id}/KeyFigureValue/NetSales`),
    );
    expect(sales.keyFigureValues).toMatchObject([{ value: 1000 }]);
  });

  check(
    "an agency's charts are inherited by its types and companies, which may change, hide and use them",
    ["chart-standards-of-agency"],
    async (s) => {
      const agency = `/Agency/${s.agencyId}`;
      const type = ok<{ Id: string }>(await s.director.post(`${agency}/CompanyType`, { Name: "Ärvande" }));
      s.deleteLater(`${agency}/CompanyType/${type.Id}`);
      const { id, yearId } = await companyWithYear(s);
      ok(await s.director.put(`/Company/${id}`, { companyTypeId: type.Id }));
      const standards = `${agency}/StandardChartOfAccounts`;
      const ofType = `${agency}/CompanyType/${type.Id}/StandardChartOfAccounts`;
      const own = `/Company/${id}/ChartOfAccounts`;
      const chart = { ...ok<ChartOfAccounts>(await s.director.get(`${own}/EUBAS97`)), id: s.name("chart") };
      const inherited = { ...chart, origin: "agency" };
      expect(ok(await s.director.post(standards, chart))).toEqual(inherited);
      s.deleteLater(`${standards}/${chart.id}`);
      expect(ok(await s.director.get(`${ofType}/${chart.id}`))).toEqual(inherited);
      expect(ok(await s.director.get(own))).toContainEqual(inherited);
      const use = (chartOfAccountsId: string) =>
        s.director.put(`/Company/${id}/FiscalYear/${yearId}`, { chartOfAccountsId });
      expect(ok(await use(chart.id))).toMatchObject({ chartOfAccountsId: chart.id });
      const changed = { ...chart, name: "Typens", origin: "companyType" };
      expect(ok(await s.director.put(ofType, { id: chart.id, name: "Typens" }))).toEqual(changed);
      expect(ok(await s.director.get(`${own}/${chart.id}`))).toEqual(changed);
      expect(ok(await s.director.get(`${standards}/${chart.id}`))).toEqual(inherited);
      expect(ok(await s.director.get(`/Company/${id}/StandardChartOfAccounts`))).toContainEqual(changed);
      ok(await use("EUBAS97"));
      ok(await s.director.delete(`${own}/${chart.id}`));
      expect((await s.director.get(`${own}/${chart.id}`)).status).toBe(404);
      expect((await use(chart.id)).status).toBe(400);
      ok(await s.director.delete(`${ofType}/${chart.id}`));
      const versions = ok<{ state: string }[]>(await s.director.get(`${ofType}/${chart.id}/Version`));
      expect(versions.map(({ state }) => state)).toEqual(["hidden", "set"]);
      // Deleted here and not after all checks, because all companies of the agency inherit it.
      ok(await s.director.delete(`${standards}/${chart.id}`));
      expect((await s.director.get(`${standards}/${chart.id}`)).status).toBe(404);
    },
  );

  check(
    "a company type's charts are inherited by its companies, and stay while fiscal years use them",
    ["chart-standards-of-agency", "chart-standards-in-use"],
    async (s) => {
      const agency = `/Agency/${s.agencyId}`;
      const type = ok<{ Id: string }>(await s.director.post(`${agency}/CompanyType`, { Name: "Ärvande" }));
      s.deleteLater(`${agency}/CompanyType/${type.Id}`);
      const { id, yearId } = await companyWithYear(s);
      ok(await s.director.put(`/Company/${id}`, { companyTypeId: type.Id }));
      const standards = `${agency}/CompanyType/${type.Id}/StandardChartOfAccounts`;
      const own = `/Company/${id}/ChartOfAccounts`;
      const builtIn = ok<ChartOfAccounts>(await s.director.get(`${own}/EUBAS97`));
      const chart = { ...builtIn, id: s.name("chart") };
      const inherited = { ...chart, origin: "companyType" };
      expect(ok(await s.director.post(standards, chart))).toEqual(inherited);
      s.deleteLater(`${standards}/${chart.id}`);
      expect(ok(await s.director.get(`${own}/${chart.id}`))).toEqual(inherited);
      expect(ok(await s.director.get(`/Company/${id}/StandardChartOfAccounts`))).toContainEqual(inherited);
      ok(await s.director.put(`/Company/${id}/FiscalYear/${yearId}`, { chartOfAccountsId: chart.id }));
      expect((await s.director.delete(`${standards}/${chart.id}`)).status).toBe(412);
      expect((await s.director.delete(`${own}/${chart.id}`)).status).toBe(412);
      expect(ok(await s.director.put(own, { id: chart.id, name: "Egen" }))).toEqual({ ...chart, name: "Egen" });
      // A chart that has become equal to the inherited one is inherited again.
      expect(ok(await s.director.put(own, { id: chart.id, name: chart.name }))).toEqual(inherited);
      ok(await s.director.put(`/Company/${id}`, { companyTypeId: null }));
      expect(ok(await s.director.get(`${own}/${chart.id}`))).toEqual(chart);
      ok(await s.director.delete(`${standards}/${chart.id}`));
      const versions = ok<{ state: string }[]>(await s.director.get(`${standards}/${chart.id}/Version`));
      expect(versions.map(({ state }) => state)).toEqual(["inherited", "set"]);
    },
  );
});
