import { expect, it } from "vitest";
import type { AgencyFindings, Finding } from "@/contract/findings/finding";
import { withoutFinding } from "./queries";

const finding = (companyId: string, id: string): Finding => ({
  ...{ companyId, companyName: companyId, id, ruleId: id, kind: "monthsMissing" },
});
const list: AgencyFindings = {
  ...{ rules: [], keyFigures: [], companies: 2, total: 3, others: 1 },
  findings: [finding("a", "x"), finding("a", "y"), finding("b", "x")],
};

it("an answered finding leaves the list, and its company with the last one", () => {
  const one = withoutFinding(list, { companyId: "a", id: "x" });
  expect(one).toMatchObject({ companies: 2, total: 2, others: 2 });
  expect(withoutFinding(one, { companyId: "a", id: "y" })).toEqual({
    ...{ ...list, companies: 1, total: 1, others: 3 },
    findings: [finding("b", "x")],
  });
  expect(withoutFinding(list, { companyId: "b", id: "y" })).toBe(list);
});
