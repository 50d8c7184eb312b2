import { expect } from "vitest";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { rowsOfFiscalYear } from "@/service/testing/fiscal-year-rows";
import { topic } from "../check";
import { ok } from "../fixture";
import { companyWithYear, inputOf } from "./samples";

export const fiscalYearTopic = topic("FiscalYear", (check) => {
  check(
    "the four requests of the resource; POST is not accepted",
    ["fiscal-year-list", "fiscal-year-read", "fiscal-year-update", "fiscal-year-delete"],
    async (s) => {
      const { id } = await s.company();
      const year = await s.fiscalYear(id);
      const path = `/Company/${id}/FiscalYear`;
      expect(ok(await s.director.get(path))).toEqual([year]);
      const updated = ok<FiscalYear>(await s.director.put(`${path}/${year.id}`, { currency: "EUR" }));
      expect(updated).toEqual({ ...year, currency: "EUR" });
      expect(ok(await s.director.put(`${path}/${year.id}`, updated))).toEqual(updated);
      expect(ok(await s.director.put(`${path}/${year.id}`, { chartOfAccountsId: "EUBAS97" }))).toEqual(updated);
      const other = await s.company();
      expect((await s.director.get(`/Company/${other.id}/FiscalYear/${year.id}`)).status).toBe(404);
      expect((await s.director.post(path, year)).status).toBe(405);
      expect((await s.director.delete(`${path}/${year.id}`)).text).toBe("null");
      expect(ok(await s.director.get(path))).toEqual([]);
    },
  );

  check("has these members", ["fiscal-year-members", "wire-period-days-have-no-zone"], async (s) => {
    const { id } = await s.company();
    const year = await s.fiscalYear(id, {
      start: "20250501",
      end: "20260430",
      vouchers: [{ date: "20250615", amount: 5 }],
    });
    expect(year).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      chartOfAccountsId: "EUBAS97",
      currency: "SEK",
      start: "2025-05-01T00:00:00",
      end: "2026-04-30T00:00:00",
      lastLedgerDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00$/),
      activePeriodLastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    });
    const optional = ["lastActiveDate"];
    const members = Object.keys(year).filter((member) => !optional.includes(member));
    expect(members.sort()).toEqual([
      "activePeriodLastUpdate",
      "chartOfAccountsId",
      "currency",
      "end",
      "id",
      "lastLedgerDate",
      "start",
    ]);
    // Milliseconds; the clock of a service elsewhere may be some minutes off.
    expect(Math.abs(Date.now() - Date.parse(`${year.activePeriodLastUpdate}Z`))).toBeLessThan(300_000);
  });

  check("a currency is an ISO 4217 code; a culture is read as its region's", ["fiscal-year-currency"], async (s) => {
    const { id, yearId } = await companyWithYear(s);
    const put = (currency: unknown) => s.director.put(`/Company/${id}/FiscalYear/${yearId}`, { currency });
    for (const [given, stored] of [
      ["EUR", "EUR"],
      ["sv-SE", "SEK"],
      ["fi-FI", "EUR"],
      ["nb-NO", "NOK"],
      ["en-US", "USD"],
      ["SEK", "SEK"],
    ]) {
      expect(ok(await put(given)), given).toMatchObject({ currency: stored });
    }
    for (const wrong of ["kronor", "", null, 1, "SE", "xx-YY"])
      expect((await put(wrong)).status, String(wrong)).toBe(400);
  });

  check(
    "PUT changes the chart of accounts, which the company must have, and the currency only",
    ["fiscal-year-put-changes-two-members", "body-read-only-members-ignored"],
    async (s) => {
      const { id, yearId } = await companyWithYear(s);
      const path = `/Company/${id}/FiscalYear/${yearId}`;
      const year = ok<FiscalYear>(await s.director.get(path));
      const others = {
        start: "2020-01-01T00:00:00",
        end: "2020-12-31T00:00:00",
        lastLedgerDate: "2020-01-01T00:00:00",
        activePeriodLastUpdate: "2020-01-01T00:00:00",
        lastActiveDate: "2020-01-01T00:00:00",
      };
      expect(ok(await s.director.put(path, { ...others, currency: "EUR" }))).toEqual({ ...year, currency: "EUR" });
      const unknown = await s.director.put(path, { chartOfAccountsId: "Nope" });
      expect([unknown.status, unknown.text]).toEqual([400, expect.stringContaining("$.chartOfAccountsId")]);
      expect((await s.director.put(path, { chartOfAccountsId: null })).status).toBe(400);
    },
  );

  check("at most 18 months long, without overlap within a company", ["fiscal-year-length-and-overlap"], async (s) => {
    const { id } = await companyWithYear(s);
    const outcome = async (start: string, end: string) => {
      const result = ok<{ success: boolean }>(await s.import(id, { start, end, vouchers: [] }));
      return result.success;
    };
    expect(await outcome("20251231", "20261230")).toBe(false);
    expect(await outcome("20240701", "20250101")).toBe(false);
    expect(await outcome("20260101", "20270701")).toBe(false);
    const stated = { fiscalYearStart: "2026-01-01", fiscalYearEnd: "2027-07-01" };
    const days = { start: "20260101", end: "20261231", vouchers: [] };
    expect(ok(await s.import(id, days, stated))).toMatchObject({ success: false });
    expect(await outcome("20260101", "20270630")).toBe(true);
    expect(ok<unknown[]>(await s.director.get(`/Company/${id}/FiscalYear`))).toHaveLength(2);
    const other = await s.company();
    expect((await s.fiscalYear(other.id)).start).toBe("2025-01-01T00:00:00");
  });

  check("lists are ordered by start", ["list-order-fiscal-years"], async (s) => {
    const { id } = await s.company();
    for (const year of ["2025", "2023", "2024"]) {
      await s.fiscalYear(id, { start: `${year}0101`, end: `${year}1231`, vouchers: [] });
    }
    const years = ok<FiscalYear[]>(await s.director.get(`/Company/${id}/FiscalYear`));
    expect(years.map(({ start }) => start.slice(0, 4))).toEqual(["2023", "2024", "2025"]);
  });

  check(
    "deleting one deletes its key figure data: an import makes another year without any",
    ["fiscal-year-delete-removes-its-data"],
    async (s) => {
      const { id, yearId, dataPath } = await companyWithYear(s);
      ok(await s.director.put(dataPath, [inputOf()]));
      ok(await s.director.delete(`/Company/${id}/FiscalYear/${yearId}`));
      expect((await s.director.get(dataPath)).status).toBe(404);
      const again = await s.fiscalYear(id);
      expect(again.id).not.toBe(yearId);
      expect(ok(await s.director.get(`/Company/${id}/FiscalYear/${again.id}/KeyFigureData`))).toEqual([]);
    },
  );

  check(
    "no row of a deleted fiscal year remains",
    ["fiscal-year-delete-removes-its-data"],
    async (s) => {
      const { id, yearId } = await companyWithYear(s);
      const { db } = s.own!.database;
      ok(await s.director.put(`/Company/${id}/FiscalYear/${yearId}/KeyFigureData`, [inputOf()]));
      // Without rows in several tables the test would show nothing.
      const before = await rowsOfFiscalYear(db, yearId);
      expect(Object.values(before).filter((count) => count > 0).length).toBeGreaterThan(4);
      ok(await s.director.delete(`/Company/${id}/FiscalYear/${yearId}`));
      expect(Object.values(await rowsOfFiscalYear(db, yearId)).every((count) => count === 0)).toBe(true);
    },
    "own service",
  );
});
