import { expect } from "vitest";
import type { AgencyFindings, Finding } from "@/contract/findings/finding";
import type { FindingRule, FindingRulePreview, StandardRule } from "@/contract/findings/finding-rule";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";
import { addComment } from "./samples";

const COMPARISON = { kind: "comparison", formula: "[NetSales] > 100", resolution: "year", isOn: true };

/** Creates a rule of the agency, a company that it finds, and a consultant of that company. */
async function foundCompany(s: Fixture) {
  const { id } = await s.company();
  await s.fiscalYear(id);
  const rule = ok<FindingRule>(await s.director.post(`/Agency/${s.agencyId}/FindingRule`, COMPARISON));
  const rulePath = `/Agency/${s.agencyId}/FindingRule/${rule.id}`;
  s.deleteLater(rulePath);
  const { client } = await s.consultant([id]);
  const list = async (query = "") => ok<AgencyFindings>(await client.get(`/Agency/${s.agencyId}/Finding${query}`));
  const find = async (query = ""): Promise<Finding | undefined> =>
    (await list(query)).findings.find(({ ruleId }) => ruleId === rule.id);
  const answerPath = `/Agency/${s.agencyId}/Company/${id}/FindingAnswer/${rule.id}`;
  return { id, rule, rulePath, client, list, find, answerPath };
}

export const findingTopic = topic("Finding", (check) => {
  check("a rule finds companies, with the numbers of the reason", ["finding-list"], async (s) => {
    const { id, rule, list, find } = await foundCompany(s);
    expect(await find()).toMatchObject({
      id: rule.id,
      companyId: id,
      companyName: "Övnings AB",
      kind: "comparison",
      keyFigureType: "NetSales",
      value: 1000,
      reference: 100,
      currency: "SEK",
      bookedThrough: "2025-02-28",
    });
    const { rules, keyFigures, companies, total, findings } = await list();
    expect(rules).toContainEqual(rule);
    expect(keyFigures.map((keyFigure) => keyFigure.id)).toContain("NetSales");
    expect({ companies, total }).toEqual({ companies: 1, total: findings.length });
  });

  check("an answer holds until it is taken back", ["finding-answered", "finding-answer-kinds"], async (s) => {
    const { client, list, find, answerPath } = await foundCompany(s);
    const others = (await list()).others;
    for (const body of [{ kind: "snoozed", until: "2999-01-01" }, { kind: "done" }, { kind: "notRelevant" }]) {
      expect(ok(await client.put(answerPath, body))).toMatchObject({ ...body, by: expect.any(String) as string });
      expect(await find()).toBeUndefined();
      expect((await list()).others).toBe(others + 1);
      expect(await find("?answered=true")).toMatchObject({ answer: body });
    }
    for (const body of [{ kind: "snoozed" }, { kind: "done", until: "2999-01-01" }, { kind: "commented" }]) {
      expect((await client.put(answerPath, body)).status).toBe(400);
    }
    expect((await client.delete(answerPath)).text).toBe("null");
    expect(await find()).toBeDefined();
    expect((await client.delete(answerPath)).status).toBe(404);
  });

  check("a comment on the key figure is an answer", ["finding-comment-answers"], async (s) => {
    const { id, find } = await foundCompany(s);
    const comment = await addComment(s, id);
    expect(await find()).toBeUndefined();
    expect(await find("?answered=true")).toMatchObject({ answer: { kind: "commented", commentId: comment.id } });
  });

  check(
    "rules are made, changed, switched off and deleted",
    ["finding-rule-resource", "finding-rule-stays-of-its-kind", "finding-rule-switched-off", "finding-rule-figures"],
    async (s) => {
      const { rule, rulePath, find } = await foundCompany(s);
      expect(rule).toEqual({ ...COMPARISON, id: rule.id, isStandard: false });
      expect(ok(await s.director.get(rulePath))).toEqual(rule);
      const changed = ok(await s.director.put(rulePath, { kind: "booksLate", name: "Stora", isOn: false }));
      expect(changed).toEqual({ ...rule, name: "Stora", isOn: false });
      expect(await find()).toBeUndefined();
      const rules = `/Agency/${s.agencyId}/FindingRule`;
      for (const wrong of [{ formula: "[Nothing] > 1" }, { formula: "[NetSales]" }, { formula: "[NetSales] = 1" }]) {
        expect((await s.director.post(rules, { ...COMPARISON, ...wrong })).status).toBe(400);
      }
      expect((await s.director.delete(rulePath)).text).toBe("null");
      expect(ok<FindingRule[]>(await s.director.get(rules)).map(({ id }) => id)).not.toContain(rule.id);
    },
  );

  check(
    "a standard rule is changed for one agency, and deleting it restores the original",
    ["finding-rule-standard"],
    async (s) => {
      const { agencyId, director } = await s.agency();
      const rules = `/Agency/${agencyId}/FindingRule`;
      const standard = ok<FindingRule[]>(await director.client.get(rules));
      expect(standard.length).toBeGreaterThan(0);
      expect(standard.every(({ isStandard }) => isStandard)).toBe(true);
      const path = `${rules}/${standard[0]!.id}`;
      const changed = { ...standard[0], isOn: false, isChanged: true };
      expect(ok(await director.client.put(path, { isOn: false }))).toEqual(changed);
      ok(await director.client.delete(path));
      expect(ok(await director.client.get(rules))).toEqual(standard);
    },
    "administrator",
  );

  check(
    "a company type inherits rules, and changes and hides them",
    ["finding-rule-standards", "finding-rule-of-type"],
    async (s) => {
      const { id, rule, find } = await foundCompany(s);
      const agency = `/Agency/${s.agencyId}`;
      const type = ok<{ Id: string }>(await s.director.post(`${agency}/CompanyType`, { Name: "Ärvande" }));
      const standards = `${agency}/CompanyType/${type.Id}/StandardFindingRule`;
      ok(await s.director.put(`/Company/${id}`, { companyTypeId: type.Id }));
      expect(ok(await s.director.get(`${standards}/${rule.id}`))).toEqual({ ...rule, origin: "agency" });
      const builtIn = ok<StandardRule[]>(await s.director.get("/StandardFindingRule"));
      expect(builtIn.every(({ isStandard, origin }) => isStandard && origin === undefined)).toBe(true);
      expect(await find()).not.toHaveProperty("rule");
      const changed = { ...rule, formula: "[NetSales] > 200", origin: "companyType" };
      expect(ok(await s.director.put(`${standards}/${rule.id}`, { formula: "[NetSales] > 200" }))).toEqual(changed);
      expect(await find()).toMatchObject({ reference: 200, rule: changed });
      ok(await s.director.delete(`${standards}/${rule.id}`));
      expect(await find()).toBeUndefined();
      expect(ok(await s.director.post(standards, rule))).toEqual({ ...rule, origin: "agency" });
      const versions = ok<{ state: string }[]>(await s.director.get(`${standards}/${rule.id}/Version`));
      expect(versions.map(({ state }) => state)).toEqual(["inherited", "hidden", "set"]);
      const preview = `${agency}/FindingRulePreview?companyTypeId=${type.Id}`;
      expect(ok(await s.director.post(preview, COMPARISON))).toEqual({ companies: 1, of: 1 });
      ok(await s.director.put(`/Company/${id}`, { companyTypeId: null }));
      ok(await s.director.delete(`${agency}/CompanyType/${type.Id}`));
    },
  );

  check("a rule is tried out without being made", ["finding-rule-preview"], async (s) => {
    await foundCompany(s);
    const path = `/Agency/${s.agencyId}`;
    const before = ok<FindingRule[]>(await s.director.get(`${path}/FindingRule`));
    const { companies, of } = ok<FindingRulePreview>(await s.director.post(`${path}/FindingRulePreview`, COMPARISON));
    expect(companies).toBeGreaterThan(0);
    expect(of).toBeGreaterThanOrEqual(companies);
    expect(ok(await s.director.get(`${path}/FindingRule`))).toEqual(before);
  });
});
