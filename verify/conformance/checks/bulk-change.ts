import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { ActivityPage } from "@/contract/activity";
import type { BulkChange, BulkChangePart, BulkChangePreviewPart } from "@/contract/bulk-changes/bulk-change";
import type { ReportScheduleState } from "@/contract/bulk-changes/report-schedule";
import { BULK_CHANGE_KINDS, WORKING_PART_STATES } from "@/contract/bulk-changes/bulk-change-states";
import { topic } from "../check";
import type { Client } from "../client";
import { ok, type Fixture } from "../fixture";
import { YEAR } from "./samples";

const FEBRUARY = { start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" };

const listOf = (s: Fixture) => `/Agency/${s.agencyId}/BulkChange`;

/** A change that every company of the suite can have. */
const EMPTY_PRESET = { kind: "preset", preset: { id: "Bulk", name: "Många", keyFigureTypes: [] as string[] } };

const presetOf = (companyId: string) => `/Company/${companyId}/KeyFigurePreset/Bulk`;

/** The companies once the service has nothing more to do with them. */
async function settled(path: string, client: Client): Promise<BulkChangePart[]> {
  for (;;) {
    const { states } = ok<BulkChange>(await client.get(path));
    if (WORKING_PART_STATES.every((state) => states[state] === 0)) return ok(await client.get(`${path}/Company`));
    await sleep(50);
  }
}

/** Begins a change of these companies; resolves to its path. */
async function begin(s: Fixture, companyIds: string[], client: Client = s.director): Promise<string> {
  const { id } = ok<BulkChange>(await client.post(listOf(s), { change: EMPTY_PRESET, companyIds }));
  return `${listOf(s)}/${id}`;
}

export const bulkChangeTopic = topic("BulkChange", (check) => {
  check(
    "a change is shown, made to one company after the other, and taken back but for what was changed since",
    ["bulk-resource", "bulk-preview", "bulk-by-itself", "bulk-failures", "bulk-taken-back"],
    async (s) => {
      const [one, other] = [await s.company(), await s.company()];
      const body = { change: EMPTY_PRESET, companyIds: [one.id, other.id, "a-nowhere-1"] };
      const shown = ok<BulkChangePreviewPart[]>(await s.director.post(`/Agency/${s.agencyId}/BulkChangePreview`, body));
      expect(shown.map(({ companyId, outcome }) => [companyId, outcome])).toEqual([
        [one.id, "change"],
        [other.id, "change"],
        ["a-nowhere-1", "refused"],
      ]);
      expect((await s.director.get(presetOf(one.id))).status).toBe(404);
      const begun = ok<BulkChange>(await s.director.post(listOf(s), body));
      expect(begun).toMatchObject({ user: s.directorName, change: EMPTY_PRESET, companies: 3 });
      const path = `${listOf(s)}/${begun.id}`;
      const parts = await settled(path, s.director);
      expect(parts.map(({ state }) => state)).toEqual(["changed", "changed", "failed"]);
      expect([parts[0]!.differences, parts[2]!.cause?.code]).toEqual([[{ before: null, after: [] }], "notFound"]);
      ok(await s.director.get(presetOf(one.id)));
      ok(await s.director.put(presetOf(other.id), { name: "Annat" }));
      ok(await s.director.put(path, { decision: "takeBack" }));
      expect((await settled(path, s.director)).map(({ state }) => state)).toEqual([
        "takenBack",
        "notTakenBack",
        "failed",
      ]);
      expect((await s.director.get(presetOf(one.id))).status).toBe(404);
      ok(await s.director.get(presetOf(other.id)));
    },
  );

  check("a change is of one of the kinds", ["bulk-kinds"], async (s) => {
    const { id } = await s.company();
    await s.fiscalYear(id);
    const { userName } = await s.consultant();
    const templates = `/Agency/${s.agencyId}/ReportTemplate`;
    const template = { name: s.name("Mall"), blocks: [{ id: "a", type: "comments" }] };
    const { id: reportTemplateId } = ok<{ id: string }>(await s.director.post(templates, template));
    s.deleteLater(`${templates}/${reportTemplateId}`);
    const changes: Record<string, object> = {
      companyType: { companyTypeId: null },
      preset: EMPTY_PRESET,
      chartOfAccounts: { chartOfAccountsId: "EUBAS97", years: "latest" },
      currency: { currency: "EUR", years: "all" },
      target: { targets: [{ keyFigureType: "NetSales", period: YEAR, value: 1 }] },
      consultant: { userName, isClient: true },
      comment: { comment: { message: "Hej", keyFigureType: "NetSales", period: YEAR } },
      report: { report: { title: "Februari", period: FEBRUARY, reportTemplateId } },
      publishing: { publishing: { period: FEBRUARY, language: "sv" } },
    };
    expect(Object.keys(changes)).toEqual(BULK_CHANGE_KINDS);
    for (const [kind, change] of Object.entries(changes)) {
      const body = { change: { kind, ...change }, companyIds: [id] };
      const { id: made } = ok<BulkChange>(await s.director.post(listOf(s), body));
      const [part] = await settled(`${listOf(s)}/${made}`, s.director);
      expect(["changed", "unchanged"], kind).toContain(part!.state);
    }
    const unknown = { change: { kind: "other" }, companyIds: [id] };
    expect((await s.director.post(listOf(s), unknown)).status).toBe(400);
  });

  check(
    "a schedule of reports is set, with the day of its next run, and taken away",
    ["report-schedule"],
    async (s) => {
      const path = `/Agency/${s.agencyId}/ReportSchedule`;
      const templates = `/Agency/${s.agencyId}/ReportTemplate`;
      const template = { name: s.name("Mall"), blocks: [{ id: "a", type: "letterhead" }] };
      const { id: reportTemplateId } = ok<{ id: string }>(await s.director.post(templates, template));
      s.deleteLater(`${templates}/${reportTemplateId}`);
      s.deleteLater(path);
      // No company has this type, so no reports are made on the day itself.
      const type = { Id: s.name("type"), Name: "Månadskunder" };
      const types = `/Agency/${s.agencyId}/CompanyType`;
      const companyTypeId = ok<{ Id: string }>(await s.director.post(types, type)).Id;
      s.deleteLater(`${types}/${companyTypeId}`);
      const sent = { day: 1, title: "Månaden", reportTemplateId, companyTypeId, publishes: true, language: "sv" };
      const state = ok<ReportScheduleState>(await s.director.put(path, sent));
      expect(state).toMatchObject({ schedule: sent, nextRun: expect.stringMatching(/-01$/) as string });
      expect(ok<ReportScheduleState>(await s.director.get(path)).schedule).toEqual(sent);
      expect(state.runs).toEqual(expect.any(Array));
      for (const wrong of [{ day: 29 }, { day: 0 }, { reportTemplateId: "nothing" }, { companyTypeId: "nothing" }]) {
        expect((await s.director.put(path, { ...sent, ...wrong })).status).toBe(400);
      }
      ok(await s.director.delete(path));
      expect(ok<ReportScheduleState>(await s.director.get(path)).schedule).toBeUndefined();
    },
    // A director's own agency may have a schedule, which this would replace and delete.
    "administrator",
  );

  check(
    "users see their own companies of a change, and try again what failed",
    ["bulk-seen", "bulk-retry", "bulk-activity"],
    async (s) => {
      const [own, hidden] = [await s.company(), await s.company()];
      const { client } = await s.consultant([own.id]);
      const path = await begin(s, [own.id, hidden.id], client);
      expect((await settled(path, client)).map(({ state }) => state)).toEqual(["changed", "failed"]);
      const other = await s.consultant([hidden.id]);
      expect((await settled(path, other.client)).map(({ companyId }) => companyId)).toEqual([hidden.id]);
      const nobodys = await s.consultant();
      expect((await nobodys.client.get(path)).status).toBe(404);
      ok(await s.director.put(path, { decision: "retry", companyIds: [own.id] }));
      expect((await settled(path, s.director)).map(({ state }) => state)).toEqual(["changed", "failed"]);
      ok(await s.director.put(path, { decision: "retry" }));
      expect((await settled(path, s.director)).map(({ state }) => state)).toEqual(["changed", "changed"]);
      const activity = `/Agency/${s.agencyId}/Activity?limit=50`;
      const id = path.split("/").at(-1)!;
      const { entries } = ok<ActivityPage>(await s.director.get(activity));
      // One of the change and one of the second retry; the first retry changed nothing, so it has no entry.
      expect(entries.filter(({ resource, resourceId }) => resource === "BulkChange" && resourceId === id)).toHaveLength(
        2,
      );
      // Entries of its companies are listed only for a request that names the change or a company.
      expect(entries.filter(({ bulkChangeId }) => bulkChangeId === id)).toEqual([]);
      const parts = ok<ActivityPage>(await s.director.get(`${activity}&bulkChangeId=${id}`)).entries;
      expect(parts.map(({ companyId }) => companyId).sort()).toEqual([own.id, hidden.id].sort());
    },
  );
});
