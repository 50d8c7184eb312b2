import { expect } from "vitest";
import { topic } from "../check";
import { ok } from "../fixture";
import { addComment, companyWithYear, inputOf } from "./samples";

interface Entry {
  id: string;
  at: string;
  user: string;
  action: string;
  resource: string;
  resourceId: string;
  before: unknown;
  after: unknown;
  /** Only entries in pages have it. */
  companyId?: string;
}

export const activityTopic = topic("Activity", (check) => {
  check("holds an entry of every write, with the object before and after", ["activity-resource"], async (s) => {
    const { id, dataPath } = await companyWithYear(s);
    // Entries are the same for every reader, and therefore have no `isOwn`.
    const { isOwn: _, ...comment } = await addComment(s, id);
    ok(await s.director.put(`/Company/${id}`, { name: "Ny" }));
    // Entries keep numbers that standard JSON does not have.
    ok(await s.director.put(dataPath, [inputOf({ value: -Infinity })]));
    ok(await s.director.delete(`/Company/${id}/Comment/${comment.id}`));
    const entries = ok<Entry[]>(await s.director.get(`/Company/${id}/Activity`));
    for (const entry of entries) {
      expect(Object.keys(entry).sort()).toEqual(
        ["action", "after", "at", "before", "id", "resource", "resourceId", "user"].sort(),
      );
      expect(entry.user).toBe(s.directorName);
      expect(entry.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    }
    const of = (resource: string, action: string) =>
      entries.filter((entry) => entry.resource === resource && entry.action === action);
    expect(of("Company", "create")).toMatchObject([{ resourceId: id, before: null, after: { id } }]);
    expect(of("Company", "update")).toMatchObject([{ before: { name: "Övnings AB" }, after: { name: "Ny" } }]);
    expect(of("Comment", "create")).toMatchObject([{ resourceId: comment.id, before: null, after: comment }]);
    expect(of("Comment", "delete")).toMatchObject([{ resourceId: comment.id, before: comment, after: null }]);
    expect(of("KeyFigureData", "update")).toMatchObject([{ before: [], after: [{ value: -Infinity }] }]);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  check("startDate and endDate keep the days between, both included", ["activity-filter-by-dates"], async (s) => {
    const { id } = await s.company();
    const path = `/Company/${id}/Activity`;
    const all = ok<Entry[]>(await s.director.get(path));
    expect(all.length).toBeGreaterThan(0);
    const day = all[0]!.at.slice(0, 10);
    expect(ok(await s.director.get(`${path}?startDate=${day}&endDate=9999-12-31`))).toEqual(all);
    expect(ok(await s.director.get(`${path}?endDate=${day}`))).toEqual(all);
    expect(ok(await s.director.get(`${path}?endDate=2020-01-01`))).toEqual([]);
    expect(ok(await s.director.get(`${path}?startDate=9999-01-01`))).toEqual([]);
    expect((await s.director.get(`${path}?startDate=x`)).status).toBe(400);
  });

  check("narrows by author and kind", ["activity-filter-by-author-and-kind"], async (s) => {
    const { id } = await s.company();
    await addComment(s, id);
    const path = `/Company/${id}/Activity`;
    const of = async (query: string) =>
      ok<Entry[]>(await s.director.get(`${path}?${query}`)).map(({ resource }) => resource);
    expect(await of("resource=Comment")).toEqual(["Comment"]);
    expect(await of("action=create&resource=Company")).toEqual(["Company"]);
    // The filter compares names without regard to case.
    expect(await of(`user=${encodeURIComponent(s.directorName.toUpperCase())}`)).toEqual(["Comment", "Company"]);
    expect(await of("user=nobody-at-all")).toEqual([]);
  });

  check("comes in pages when a request has a limit", ["activity-in-pages"], async (s) => {
    const { id } = await s.company();
    // The last comment is so long that pages leave its content out.
    for (const message of ["Ett", "Två", "å".repeat(5_000)]) await addComment(s, id, { message });
    const path = `/Company/${id}/Activity`;
    const all = ok<Entry[]>(await s.director.get(path));
    const seen: Entry[] = [];
    const lengths: number[] = [];
    let query = "?limit=3";
    // At most three, so that pages without an end fail the check instead of running on.
    for (let pages = 0; pages < 3; pages++) {
      const page = ok<{ entries: Entry[]; next?: string }>(await s.director.get(path + query));
      seen.push(...page.entries);
      lengths.push(page.entries.length);
      if (page.next === undefined) break;
      query = `?limit=3&cursor=${encodeURIComponent(page.next)}`;
    }
    expect(lengths).toEqual([3, all.length - 3]);
    expect(seen.map((entry) => entry.id)).toEqual(all.map((entry) => entry.id));
    const long = seen.find((entry) => "isShortened" in entry)!;
    expect(long).toMatchObject({ before: null, after: null, companyId: id });
    expect(ok(await s.director.get(`${path}/${long.id}`))).toMatchObject({ after: { message: "å".repeat(5_000) } });
    expect((await s.director.get(`${path}?cursor=x`)).status).toBe(400);
  });

  check("an agency's activity has only what the user may see", ["activity-of-agency"], async (s) => {
    const [mine, other] = [await s.company(), await s.company()];
    const consultant = await s.consultant([mine.id]);
    const read = async (client: typeof s.director, query: string) =>
      ok<{ entries: Entry[] }>(await client.get(`/Agency/${s.agencyId}/Activity?limit=200${query}`)).entries;
    const about = "&resource=Company";
    const companies = (entries: { companyId?: string }[]) => entries.map(({ companyId }) => companyId);
    expect(companies(await read(s.director, about))).toEqual(expect.arrayContaining([mine.id, other.id]));
    expect(companies(await read(consultant.client, about))).toEqual([mine.id]);
    expect(companies(await read(s.director, `&companyId=${other.id}`))).toEqual([other.id]);
    expect(await read(consultant.client, `&companyId=${other.id}`)).toEqual([]);
    expect(await read(consultant.client, "&resource=User")).toEqual([]);
    const users = await read(s.director, "&resource=User&action=create");
    expect(users.map(({ resourceId }) => resourceId)).toContain(consultant.userName);
  });

  check("has no entry of a write that changes nothing", ["activity-writes-that-change-nothing"], async (s) => {
    const { id, dataPath } = await companyWithYear(s);
    const comment = await addComment(s, id);
    ok(await s.director.put(dataPath, [inputOf({ value: 12 })]));
    const path = `/Company/${id}`;
    const before = ok<Entry[]>(await s.director.get(`${path}/Activity`));
    ok(await s.director.put(path, ok(await s.director.get(path))));
    ok(await s.director.put(dataPath, [inputOf({ value: 12 })]));
    expect(ok(await s.director.put(`${path}/Comment/${comment.id}`, comment))).toEqual(comment);
    expect(ok(await s.director.get(`${path}/Activity`))).toEqual(before);
  });

  check("is read only", ["activity-read-only"], async (s) => {
    const { id } = await s.company();
    const path = `/Api/v2/Company/${id}/Activity`;
    for (const verb of ["POST", "PUT", "DELETE"]) {
      const response = await s.director.send(verb, path, "{}");
      expect([response.status, response.headers.allow], verb).toEqual([405, "GET"]);
    }
  });
});
