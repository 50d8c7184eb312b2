import { expect } from "vitest";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { topic } from "../check";
import { ok } from "../fixture";
import { companyWithYear, YEAR } from "./samples";

/** A target for this period, of a figure that is not an amount, holds wherever no target for a shorter period does. */
const EVERY_PERIOD = { start: "0001-01-01T00:00:00", end: "9999-12-31T23:59:59" };

export const targetTopic = topic("KeyFigureTarget", (check) => {
  check("targets are a list of values, which null clears", ["target-list-of-values"], async (s) => {
    const { id } = await s.company();
    const path = `/Company/${id}/KeyFigureTarget`;
    const target = { keyFigureType: "EquityRatio", period: YEAR, value: 30 };
    expect(ok(await s.director.get(path))).toEqual([]);
    expect(ok(await s.director.put(path, [target]))).toEqual([target]);
    expect(ok(await s.director.get(path))).toEqual([target]);
    expect(ok(await s.director.put(path, [{ ...target, value: null }]))).toEqual([{ ...target, value: null }]);
    expect(ok(await s.director.get(path))).toEqual([]);
  });

  check("targets of amounts that add up are added up", ["target-amounts-add-up"], async (s) => {
    const { id } = await companyWithYear(s);
    const months = [
      { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" },
      { start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" },
    ];
    const targets = ["NetSales", "CashFlow", "NetSalesPerEmployee"].flatMap((keyFigureType) =>
      months.map((period) => ({ keyFigureType, period, value: 500 })),
    );
    ok(await s.director.put(`/Company/${id}/KeyFigureTarget`, targets));
    const of = async (keyFigureId: string) => {
      const path = `/Company/${id}/KeyFigureValue/${keyFigureId}?startDate=2025-01-01&endDate=2025-02-28`;
      const { keyFigure, keyFigureValues } = ok<KeyFigureResult>(await s.director.get(path));
      return [keyFigure.addsUp, keyFigureValues[0]!.target];
    };
    expect(await of("NetSales")).toEqual([true, 1000]);
    expect(await of("CashFlow")).toEqual([true, 1000]);
    expect(await of("NetSalesPerEmployee")).toEqual([false, undefined]);
  });

  check(
    "the targets of a company type are inherited by its companies",
    ["target-standards-of-agency", "target-standards-overridden", "target-every-period"],
    async (s) => {
      const agency = `/Agency/${s.agencyId}`;
      const type = ok<{ Id: string }>(await s.director.post(`${agency}/CompanyType`, { Name: "Ärvande" }));
      s.deleteLater(`${agency}/CompanyType/${type.Id}`);
      const { id } = await companyWithYear(s);
      ok(await s.director.put(`/Company/${id}`, { companyTypeId: type.Id }));
      const standards = `${agency}/CompanyType/${type.Id}/StandardKeyFigureTarget`;
      const own = `/Company/${id}/KeyFigureTarget`;
      const target = { keyFigureType: "EquityRatio", period: EVERY_PERIOD, value: 30 };
      const made = ok<{ id: string }>(await s.director.post(standards, target));
      expect(made).toEqual({ id: "EquityRatio_0001-01-01_9999-12-31", ...target, origin: "companyType" });
      s.deleteLater(`${standards}/${made.id}`);
      const inherited = { ...target, origin: "companyType" };
      expect(ok(await s.director.get(own))).toEqual([inherited]);
      expect(ok(await s.director.get(`/Company/${id}/StandardKeyFigureTarget`))).toEqual([made]);
      for (const resolution of ["month", "year"]) {
        const path = `/Company/${id}/KeyFigureValue/EquityRatio?resolution=${resolution}`;
        const { keyFigureValues } = ok<KeyFigureResult>(await s.director.get(path));
        expect(new Set(keyFigureValues.map((value) => value.target))).toEqual(new Set([30]));
      }
      expect(ok(await s.director.put(own, [{ ...target, value: 35 }]))).toEqual([{ ...target, value: 35 }]);
      // A target of the company that says the same as the one it would inherit is inherited again.
      expect(ok(await s.director.put(own, [target]))).toEqual([inherited]);
      ok(await s.director.put(`${standards}/${made.id}`, { value: 31 }));
      expect(ok(await s.director.get(own))).toEqual([{ ...inherited, value: 31 }]);
      ok(await s.director.put(own, [{ ...target, value: null }]));
      expect(ok(await s.director.get(own))).toEqual([]);
      const versions = ok<{ state: string }[]>(await s.director.get(`${standards}/${made.id}/Version`));
      expect(versions.map(({ state }) => state)).toEqual(["set", "set"]);
      ok(await s.director.delete(`${standards}/${made.id}`));
    },
  );
});
