import { randomUUID } from "node:crypto";
import { sieText } from "@/service/testing/sie-text";

/** Rows of one PUT and vouchers of one file. A write stores all of them or none. */
export const ROWS = 60;
export const VOUCHERS = 40;

/** The company that one cycle writes to. */
export interface CrashCompany {
  companyId: string;
  /** The year 2024, for key figure data; the imports create 2025. */
  fiscalYearId: string;
}

/** Writes sent to the service before it was killed, and which of them it acknowledged. */
export interface Written {
  company: CrashCompany;
  /** Maps a message, which is the Idempotency-Key too, to whether it was acknowledged. */
  comments: Map<string, boolean>;
  /** Versions, each replacing the one before: the number is the value of every row. */
  rows: Versions;
  /** The same, where the number is the amount of every voucher, in kronor. */
  books: Versions;
}

export interface Versions {
  sent: number;
  acknowledged: number;
}

export type Send = (method: string, path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;

const YEAR_2024 = { start: "2024-01-01T00:00:00", end: "2024-12-31T23:59:59" };

export function nothingWritten(company: CrashCompany): Written {
  return { company, comments: new Map(), rows: { sent: 0, acknowledged: 0 }, books: { sent: 0, acknowledged: 0 } };
}

/** True when a write of every kind was acknowledged, so that the kill comes in the middle of others. */
export function isUnderWay({ comments, rows, books }: Written): boolean {
  return [...comments.values()].includes(true) && rows.acknowledged > 0 && books.acknowledged > 0;
}

/** Writes comments (in two loops), rows and books at the same time, until the service is gone. */
export async function writeUntilKilled(send: Send, written: Written): Promise<void> {
  await Promise.all([
    repeat(() => writeComment(send, written)),
    repeat(() => writeComment(send, written)),
    repeat(() => writeRows(send, written)),
    repeat(() => writeBooks(send, written)),
  ]);
}

/** Writes a comment. Repeated with an earlier message, it must not create a second one. */
export async function writeComment(
  send: Send,
  { company, comments }: Written,
  message: string = randomUUID(),
): Promise<void> {
  if (!comments.has(message)) comments.set(message, false);
  const body = { type: "KeyFigureComment", message, period: YEAR_2024, keyFigureType: "NetSales" };
  await acknowledged(await send("POST", `Company/${company.companyId}/Comment`, body, { "idempotency-key": message }));
  comments.set(message, true);
}

async function writeRows(send: Send, { company, rows }: Written): Promise<void> {
  const value = ++rows.sent;
  const body = Array.from({ length: ROWS }, (_, i) => ({ keyFigureInfoId: `Row${i}`, period: YEAR_2024, value }));
  const path = `Company/${company.companyId}/FiscalYear/${company.fiscalYearId}/KeyFigureData`;
  await acknowledged(await send("PUT", path, body));
  rows.acknowledged = value;
}

async function writeBooks(send: Send, { company, books }: Written): Promise<void> {
  const amount = ++books.sent;
  const vouchers = Array.from({ length: VOUCHERS }, (_, i) => ({
    date: `2025${String((i % 12) + 1).padStart(2, "0")}15`,
    amount,
  }));
  const response = await send("PUT", "SieImport/home", { companyId: company.companyId, data: sieText({ vouchers }) });
  const { success } = (await acknowledged(response)) as { success: boolean };
  if (!success) throw new Error("an import failed");
  books.acknowledged = amount;
}

/** Returns the body of a write's response. When it has arrived whole, the write is acknowledged. */
async function acknowledged(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} to a write: ${text}`);
  return JSON.parse(text);
}

async function repeat(write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await write();
    } catch (error) {
      // fetch throws a TypeError with a cause when the connection breaks: the service is gone.
      if (error instanceof TypeError && error.cause) return;
      throw error;
    }
  }
}
