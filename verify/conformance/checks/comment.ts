import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { VoucherList } from "@/contract/vouchers";
import { sieText } from "@/service/testing/sie-text";
import { comment as commentTable } from "@/service/platform/db/schema";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";
import { importSie } from "./books";
import { addComment, commentOf, companyWithYear, YEAR, type StoredComment } from "./samples";

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The messages in alphabetical order, because the service sorts comments of the same second by their random ids. */
async function listed(s: Fixture, companyId: string, query = ""): Promise<string[]> {
  const body = ok<StoredComment[]>(await s.director.get(`/Company/${companyId}/Comment${query}`));
  return body.map(({ message }) => message).sort();
}

export const commentTopic = topic("Comment", (check) => {
  check(
    "a comment may be about an account and a voucher, which it follows into later books",
    ["comment-on-account-or-voucher"],
    async (s) => {
      const { id } = await companyWithYear(s);
      const path = `/Company/${id}/Comment`;
      const first = async () => {
        const list = ok<VoucherList>(await s.director.get(`/Company/${id}/FiscalYear/2025-01-01/Voucher`));
        return list.vouchers[0]!;
      };
      const { import: importId, line, series, number, date } = await first();
      const sent = commentOf({ account: "1930", voucher: { import: importId, line } });
      const created = ok<StoredComment>(await s.director.post(path, sent));
      const named = { series, number, date };
      expect(created).toMatchObject({ account: "1930", voucher: { ...named, import: importId, line } });
      const again = {
        vouchers: [
          { date: "20250215", amount: 1000 },
          { date: "20250301", amount: 7 },
        ],
      };
      await importSie(s, sieText(again), { companyId: id });
      const { import: laterImport, line: laterLine } = await first();
      expect(laterImport).not.toBe(importId);
      const followed = ok<StoredComment>(await s.director.get(`${path}/${created.id}`));
      expect(followed).toEqual({ ...created, voucher: { ...named, import: laterImport, line: laterLine } });
      await importSie(s, sieText({ vouchers: [] }), { companyId: id });
      expect(ok(await s.director.get(`${path}/${created.id}`))).toEqual({ ...created, voucher: named });
      expect(ok(await s.director.post(path, commentOf()))).not.toHaveProperty("voucher");
      const wrong = commentOf({ voucher: { import: importId, line } });
      expect((await s.director.post(path, wrong)).status).toBe(400);
    },
  );

  check(
    "the five requests of the resource",
    [
      "comment-list",
      "comment-read",
      "comment-create",
      "put-to-collection-with-id-in-body",
      "comment-update",
      "comment-delete",
      "post-parameters-in-url",
    ],
    async (s) => {
      const { id } = await s.company();
      const path = `/Company/${id}/Comment`;
      const created = ok<StoredComment>(await s.director.post(path, commentOf()));
      expect(ok(await s.director.get(path))).toEqual([created]);
      expect(ok(await s.director.get(`${path}/${created.id}`))).toEqual(created);
      const updated = ok<StoredComment>(await s.director.put(path, { id: created.id, message: "Ny text" }));
      expect(updated).toEqual({ ...created, message: "Ny text", lastModified: updated.lastModified });
      expect((await s.director.delete(`${path}/${created.id}`)).text).toBe("null");
      expect(ok(await s.director.get(path))).toEqual([]);
      expect((await s.director.get(`${path}/${created.id}`)).status).toBe(404);
    },
  );

  check(
    "the service assigns id, author, created and lastModified",
    ["comment-id-assigned-by-service", "comment-author-and-times-by-service", "ids-assigned-by-service"],
    async (s) => {
      const { id } = await s.company();
      const own = "00000000-0000-4000-8000-000000000000";
      const first = await addComment(s, id, { id: own });
      const second = await addComment(s, id, { id: own });
      for (const comment of [first, second]) {
        expect(comment.id).toMatch(GUID);
        expect(comment.id).not.toBe(own);
        expect(comment.lastModified).toBe(comment.created);
      }
      expect(first.id).not.toBe(second.id);
      const consultant = await s.consultant([id]);
      const theirs = await consultant.client.post(`/Company/${id}/Comment`, commentOf({ author: "me" }));
      expect(ok<StoredComment>(theirs).author).toBe(`Name of ${consultant.userName}`);
      const { start, end } = YEAR;
      expect(first).toEqual({
        id: first.id,
        type: "KeyFigureComment",
        message: "Sålde mer",
        keyFigureType: "NetSales",
        author: first.author,
        created: first.created,
        lastModified: first.lastModified,
        period: { start, end },
        isOwn: true,
      });
      // Times are whole seconds.
      await sleep(1_100);
      expect(ok(await s.director.put(`/Company/${id}/Comment`, first))).toEqual(first);
      const changed = ok<StoredComment>(await s.director.put(`/Company/${id}/Comment`, { id: first.id, message: "y" }));
      expect(changed).toEqual({ ...first, message: "y", lastModified: changed.lastModified });
      expect(changed.lastModified > first.lastModified).toBe(true);
    },
  );

  check(
    "a comment without its type, message, key figure or period is a 400",
    ["comment-type", "comment-required-members"],
    async (s) => {
      const { id } = await s.company();
      const path = `/Company/${id}/Comment`;
      for (const type of ["Other", "", null, 1, undefined]) {
        expect((await s.director.post(path, commentOf({ type }))).status, String(type)).toBe(400);
      }
      for (const member of ["message", "keyFigureType", "period"]) {
        const response = await s.director.post(path, commentOf({ [member]: undefined }));
        expect([response.status, response.text]).toEqual([400, expect.stringContaining(`$.${member}`)]);
      }
      const reversed = { start: "2025-02-01", end: "2025-01-31" };
      expect((await s.director.post(path, commentOf({ period: reversed }))).status).toBe(400);
      expect((await s.director.post(path, commentOf({ keyFigureType: "" }))).status).toBe(400);
    },
  );

  check(
    "messages may be empty and have up to 10,000 code points",
    ["text-long-members", "text-may-be-empty"],
    async (s) => {
      const { id } = await s.company();
      expect((await addComment(s, id, { message: "" })).message).toBe("");
      expect((await addComment(s, id, { message: "😀".repeat(10_000) })).message).toHaveLength(20_000);
      const response = await s.director.post(`/Company/${id}/Comment`, commentOf({ message: "x".repeat(10_001) }));
      expect(response.status).toBe(400);
    },
  );

  check(
    "startDate and endDate keep what lies within them, both days included",
    [
      "comment-filter-both-bounds-inclusive",
      "comment-filter-reversed-rejected",
      "comment-filter-by-dates",
      "comment-filter-bounds-optional",
    ],
    async (s) => {
      const { id } = await s.company();
      const add = (message: string, start: string, end: string) =>
        addComment(s, id, { message, period: { start, end } });
      await add("january", "2025-01-01", "2025-01-31");
      await add("february", "2025-02-01", "2025-02-28");
      await add("year", "2025-01-01", "2025-12-31");
      const all = ["february", "january", "year"];
      expect(await listed(s, id)).toEqual(all);
      expect(await listed(s, id, "?startDate=2025-01-01&endDate=2025-01-31")).toEqual(["january"]);
      expect(await listed(s, id, "?startDate=2025-01-01&endDate=2025-01-30")).toEqual([]);
      expect(await listed(s, id, "?startDate=2025-01-02")).toEqual(["february"]);
      expect(await listed(s, id, "?startDate=2025-02-01")).toEqual(["february"]);
      expect(await listed(s, id, "?endDate=2025-02-28")).toEqual(["february", "january"]);
      expect(await listed(s, id, "?endDate=2025-02-27")).toEqual(["january"]);
      expect(await listed(s, id, "?endDate=2025-12-31")).toEqual(all);
      expect(await listed(s, id, "?startDate=2025-02-28&endDate=2025-02-28")).toEqual([]);
      const reversed = await s.director.get(`/Company/${id}/Comment?startDate=2025-02-01&endDate=2025-01-31`);
      expect(reversed.status).toBe(400);
    },
  );

  check("lists are ordered by created, then id", ["list-order-comments"], async (s) => {
    const { id } = await s.company();
    // So many that several are of the same second, and only their ids order them.
    for (let i = 0; i < 12; i++) await addComment(s, id);
    const body = ok<StoredComment[]>(await s.director.get(`/Company/${id}/Comment`));
    const keys = body.map((comment) => `${comment.created} ${comment.id}`);
    expect(keys).toEqual([...keys].sort());
    expect(keys).toHaveLength(12);
  });

  check("comments stay when their fiscal year is deleted", ["fiscal-year-delete-keeps-comments"], async (s) => {
    const { id, yearId } = await companyWithYear(s);
    await addComment(s, id);
    ok(await s.director.delete(`/Company/${id}/FiscalYear/${yearId}`));
    expect(await listed(s, id)).toEqual(["Sålde mer"]);
  });

  check("a comment belongs to its company", ["comment-read", "error-404-not-found"], async (s) => {
    const [{ id }, other] = [await s.company(), await s.company()];
    const comment = await addComment(s, id);
    expect((await s.director.get(`/Company/${other.id}/Comment/${comment.id}`)).status).toBe(404);
    expect((await s.director.put(`/Company/${other.id}/Comment`, { id: comment.id })).status).toBe(404);
    expect((await s.director.delete(`/Company/${other.id}/Comment/${comment.id}`)).status).toBe(404);
    expect(await listed(s, id)).toHaveLength(1);
  });

  check(
    "is stored with the user name of its author",
    ["comment-author-is-stored-user"],
    async (s) => {
      const { id } = await s.company();
      const { id: commentId } = await addComment(s, id);
      const rows = await s.own!.database.db.select().from(commentTable);
      expect(rows.find((row) => row.id === commentId)?.authorUserName).toBe(s.directorName);
    },
    "own service",
  );
});
