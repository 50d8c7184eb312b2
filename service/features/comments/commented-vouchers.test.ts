import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CommentFeed } from "@/contract/comment-feed";
import type { KeyFigureComment } from "@/contract/comments";
import type { VoucherList } from "@/contract/vouchers";
import { lockForWriting } from "../../platform/db/locks";
import { importedFile } from "../../platform/db/schema";
import { sieText } from "../../testing/sie-text";
import { makePeople } from "../../testing/people";
import { TestApp } from "../../testing/test-app";
import { TEST_DATABASE } from "../../testing/test-database";
import { relinkCommentedVouchers } from "./commented-vouchers";

let app: TestApp;
let companyId: string;
let company: string;

const SALE = { date: "20250215", amount: 1000 };
const body = (members: object = {}) => ({
  type: "KeyFigureComment",
  message: "Vad är det här?",
  period: { start: "2025-02-01", end: "2025-02-28" },
  keyFigureType: "NetSales",
  ...members,
});

beforeAll(async () => {
  app = await TestApp.start();
  await makePeople(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  companyId = await app.make.company("home");
  company = `/Api/v2/Company/${companyId}`;
});

async function importVouchers(...vouchers: { date: string; amount: number }[]): Promise<void> {
  // Imports are a minute apart, so that a test sees when one of them changes lastModified.
  app.now = new Date(app.now.getTime() + 60_000);
  const sent = { companyId, data: sieText({ vouchers }) };
  expect((await app.as("director").put("/Api/v2/SieImport/home", sent)).body).toMatchObject({ success: true });
}

async function voucherOf(number: string) {
  const { body: list } = await app.as("director").get(`${company}/FiscalYear/2025-01-01/Voucher`);
  const { import: id, line } = (list as VoucherList).vouchers.find((voucher) => voucher.number === number)!;
  return { import: id, line };
}

async function write(members: object): Promise<KeyFigureComment> {
  const response = await app.as("director").post(`${company}/Comment`, body(members));
  expect(response.status, response.text).toBe(200);
  return response.body as KeyFigureComment;
}

const read = async (id: string) => (await app.as("director").get(`${company}/Comment/${id}`)).body as KeyFigureComment;
const put = (comment: object) => app.as("director").put(`${company}/Comment`, comment);

describe("a comment on a voucher or an account", () => {
  it("names it, in the list of its company and in the list of all companies", async () => {
    await importVouchers(SALE);
    const address = await voucherOf("1");
    const comment = await write({ account: "1930", voucher: { ...address, series: "wrong" } });
    expect(comment).toMatchObject({
      account: "1930",
      voucher: { series: "A", number: "1", date: "2025-02-15", ...address },
    });
    expect((await app.as("director").get(`${company}/Comment`)).body).toEqual([comment]);
    const feed = await app.as("director").get(`/Api/v2/Agency/home/Comment?companyId=${companyId}`);
    expect((feed.body as CommentFeed).comments).toMatchObject([comment]);
  });

  it("has neither member when it is about a key figure alone", async () => {
    const comment = await write({ account: null, voucher: null });
    expect(comment).not.toHaveProperty("account");
    expect(comment).not.toHaveProperty("voucher");
  });

  it("keeps them in a PUT without these members, and loses them by null", async () => {
    await importVouchers(SALE);
    const comment = await write({ account: "1930", voucher: await voucherOf("1") });
    const { account: _, voucher: __, ...known } = comment;
    expect((await put({ ...known, message: "Ny text" })).body).toMatchObject({
      message: "Ny text",
      account: "1930",
      voucher: comment.voucher,
    });
    expect((await put({ id: comment.id, account: null })).body).not.toHaveProperty("account");
    expect((await put({ id: comment.id, voucher: null })).body).not.toHaveProperty("voucher");
  });

  it("follows its voucher into the books of a later import, and back", async () => {
    await importVouchers(SALE);
    const { id, voucher, lastModified } = await write({ voucher: await voucherOf("1") });
    await importVouchers(SALE, { date: "20250301", amount: 5 });
    const moved = await read(id);
    expect(moved.voucher).toEqual({ ...voucher, ...(await voucherOf("1")) });
    expect(moved.voucher!.import).not.toBe(voucher!.import);
    expect(moved.lastModified).toBe(lastModified);
    await app.as("director").delete(`${company}/SieImport/${moved.voucher!.import!}`);
    expect((await read(id)).voucher).toEqual(voucher);
  });

  it("is about a voucher that is no longer in the books, until it is there again", async () => {
    await importVouchers(SALE);
    const comment = await write({ voucher: await voucherOf("1") });
    await importVouchers({ date: "20250216", amount: 1000 });
    const gone = await read(comment.id);
    expect(gone.voucher).toEqual({ series: "A", number: "1", date: "2025-02-15" });
    // A program may send back the comment as it read it, also with the address that the voucher had.
    expect((await put({ ...gone, message: "Borta" })).body).toMatchObject({ voucher: gone.voucher });
    expect((await put({ ...comment, message: "Ännu borta" })).body).toMatchObject({ voucher: gone.voucher });
    await importVouchers(SALE);
    expect((await read(comment.id)).voucher).toEqual({ ...gone.voucher, ...(await voucherOf("1")) });
    const [{ id: year }] = (await app.as("director").get(`${company}/FiscalYear`)).body as [{ id: string }];
    await app.as("director").delete(`${company}/FiscalYear/${year}`);
    expect((await read(comment.id)).voucher).toEqual(gone.voucher);
  });

  it("is refused about a voucher without an address in the company's books, and an empty account number", async () => {
    await importVouchers(SALE);
    const { import: importId, line } = await voucherOf("1");
    const other = await app.make.company("home");
    const comment = await write({});
    const wrong = [
      { import: importId, line: line + 1 },
      { import: "x", line },
      { line },
      {},
      { series: "A", number: "1" },
      { series: "A", number: "1", date: "2025-02-15" },
    ];
    for (const voucher of wrong) {
      const sent = await app.as("director").post(`${company}/Comment`, body({ voucher }));
      expect(sent.status, JSON.stringify(voucher)).toBe(400);
      expect((await put({ id: comment.id, voucher })).status).toBe(400);
    }
    const foreign = body({ voucher: { import: importId, line } });
    expect((await app.as("director").post(`/Api/v2/Company/${other}/Comment`, foreign)).status).toBe(400);
    expect((await app.as("director").post(`${company}/Comment`, body({ account: "" }))).status).toBe(400);
  });

  // PGlite has a single connection, so the second request would wait for the end of the whole transaction there.
  it.runIf(TEST_DATABASE === "postgres").each([
    ["created", (voucher: object) => app.as("director").post(`${company}/Comment`, body({ voucher }))],
    ["changed", (voucher: object, id: string) => put({ id, voucher })],
  ])("that is %s waits for another service that is replacing the books", async (_, send) => {
    const { db } = app.database;
    await importVouchers(SALE);
    const address = await voucherOf("1");
    const { id } = await write({});
    const waits = sql`pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
    const sent = await db.transaction(async (tx) => {
      await lockForWriting(tx, companyId);
      await tx.delete(importedFile).where(eq(importedFile.companyId, companyId));
      await relinkCommentedVouchers(tx, companyId);
      let isAnswered = false;
      const answer = send(address, id).finally(() => (isAnswered = true));
      await expect.poll(async () => isAnswered || (await db.$count(waits)) > 0, { timeout: 10_000 }).toBe(true);
      // In an object, since a promise returned by itself would be awaited before the transaction commits.
      return { answer };
    });
    expect(await sent.answer).toMatchObject({ status: 400 });
    expect(await read(id)).not.toHaveProperty("voucher");
  });
});
