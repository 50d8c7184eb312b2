import { expect } from "vitest";
import { topic } from "../check";
import { ok } from "../fixture";
import { companyWithYear } from "./samples";

export const budgetTopic = topic("Budget", (check) => {
  check("has amounts by account and month, typed in and of the file", ["budget-resource"], async (s) => {
    const { dataPath } = await companyWithYear(s);
    const path = dataPath.replace("KeyFigureData", "Budget");
    expect(ok(await s.director.get(path))).toEqual({ typed: [], file: [] });
    const amounts = [
      { account: "3010", month: "2025-01", amount: -100_00 },
      { account: "4010", month: "2025-01", amount: 40_00 },
    ];
    expect(ok(await s.director.put(path, amounts))).toEqual(amounts);
    const cleared = { ...amounts[0]!, amount: null };
    expect(ok(await s.director.put(path, [cleared]))).toEqual([cleared]);
    expect(ok(await s.director.get(path))).toEqual({ typed: [amounts[1]], file: [] });
    ok(await s.director.delete(path));
    expect(ok(await s.director.get(path))).toEqual({ typed: [], file: [] });
  });

  check("makes a statement say that there is a budget", ["budget-typed-in-force"], async (s) => {
    const { dataPath } = await companyWithYear(s);
    const path = dataPath.replace("KeyFigureData", "Budget");
    const hasBudget = async () =>
      ok<{ hasBudget: boolean }>(await s.director.get(dataPath.replace("KeyFigureData", "Statement"))).hasBudget;
    const before = await hasBudget();
    ok(await s.director.put(path, [{ account: "3010", month: "2025-01", amount: -100_00 }]));
    expect([before, await hasBudget()]).toEqual([false, true]);
  });
});
