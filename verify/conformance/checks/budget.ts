import { expect } from "vitest";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { Statement } from "@/contract/statements/statement";
import { sieText } from "@/service/testing/sie-text";
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

  check("when typed, takes the place of the file's in figures and statements", ["budget-typed-in-force"], async (s) => {
    const { id } = await s.company();
    const ofFile = "#PBUDGET 0 202501 3010 {} -500\r\n#PBUDGET 0 202502 3010 {} -250\r\n#VER";
    const year = await s.fiscalYear(id, {}, { data: sieText().replace("#VER", ofFile) });
    const ofYear = `/Company/${id}/FiscalYear/${year.id}`;
    const budgets = async () => {
      const sales = await s.director.get(`/Company/${id}/KeyFigureValue/NetSales?resolution=month`);
      const { incomeStatement } = ok<Statement>(await s.director.get(`${ofYear}/Statement`));
      return {
        figures: ok<KeyFigureResult>(sales)
          .keyFigureValues.slice(0, 2)
          .map(({ budget }) => budget),
        statement: incomeStatement.find((line) => line.id === "NetSales")?.budget?.slice(0, 2),
      };
    };
    const before = await budgets();
    expect(before).toEqual({ figures: [500, 250], statement: [500_00, 250_00] });
    ok(await s.director.put(`${ofYear}/Budget`, [{ account: "3010", month: "2025-01", amount: -100_00 }]));
    expect(await budgets()).toEqual({ figures: [100, 0], statement: [100_00, 0] });
    ok(await s.director.delete(`${ofYear}/Budget`));
    expect(await budgets()).toEqual(before);
  });
});
