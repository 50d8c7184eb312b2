import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { ContentBlock, ReportContent } from "@/contract/reports/content";
import {
  sharedReportCodeSchema,
  sharedReportRequestSchema,
  type SharedReportResponse,
} from "@/contract/reports/report-link";
import { verifyCode } from "../../../platform/auth/password";
import { periodReport, reportLink } from "../../../platform/db/schema";
import { HttpError } from "../../../platform/http-error";
import type { PublicContext } from "../../../platform/public-context";
import type { ReadBody } from "../../../platform/request-context";
import type { WholeFile } from "../../../platform/streamed-file";
import { archivedOrDrawnPdf } from "../get-report-pdf";
import { reportIs, type PeriodReportRow } from "../period-report-row";
import { contentOf } from "../read-content";
import { hashOf } from "../../../platform/auth/secrets";
import { isLink, isOpen, type ReportLinkRow } from "./report-link-row";

/** A pass opens the link for this long after the code was typed. */
const PASS_SECONDS = 12 * 3600;

/**
 * Returns the report that a link shows, or no content when a code has to be typed first.
 * @throws HttpError notFound, with one message for a link that never existed, has expired or was revoked, or whose
 * report is no longer published
 */
export async function openSharedReport(context: PublicContext, body: ReadBody): Promise<SharedReportResponse> {
  const { token, pass } = await body(sharedReportRequestSchema);
  const link = await findOpenLink(context, token);
  const response = { language: link.language, expires: formatUtc(link.expires) };
  if (!isPassed(link, pass, context.now)) return response;
  const report = await findSharedReport(context, link);
  return { ...response, content: await sharedContentOf(context, link, report) };
}

/**
 * Checks the code of a link and returns a pass that opens the link without the code for some hours. The guard against
 * guessing counts wrong codes.
 * @throws HttpError notFound like {@link openSharedReport}; invalid for a wrong code, and for a link without a code
 * @throws TooManyTries after too many wrong codes
 */
export async function passSharedReport(context: PublicContext, body: ReadBody) {
  const { token, code } = await body(sharedReportCodeSchema);
  const link = await findOpenLink(context, token);
  const { codeHash } = link;
  if (codeHash === null) throw new HttpError("invalid", "This link needs no code.");
  const subject = `report link ${link.id}`;
  const attempt = await context.guard.begin({
    userName: subject,
    secret: "code",
    way: "report link",
    origin: context.origin,
    isKnown: false,
  });
  if (!(await verifyCode(subject, codeHash, code.replaceAll(/\s/g, "")))) {
    await attempt.fail();
    throw new HttpError("invalid", "The code is wrong.");
  }
  await attempt.forgive();
  const until = Math.min(context.now.getTime() + PASS_SECONDS * 1000, link.expires.getTime());
  return { pass: passOf(codeHash, link.tokenHash, until), until: formatUtc(new Date(until)) };
}

/** The report of a link as a PDF. */
export async function getSharedReportPdf(context: PublicContext, body: ReadBody): Promise<WholeFile> {
  const { token, pass } = await body(sharedReportRequestSchema);
  const link = await findOpenLink(context, token);
  requirePassed(link, pass, context.now);
  const report = await findSharedReport(context, link);
  return archivedOrDrawnPdf(context.db, report, await sharedContentOf(context, link, report));
}

/** Counts an opening of the report in a browser. */
export async function countOpening(context: PublicContext, body: ReadBody): Promise<null> {
  const { token, pass } = await body(sharedReportRequestSchema);
  const link = await findOpenLink(context, token);
  requirePassed(link, pass, context.now);
  await context.db
    .update(reportLink)
    .set({
      openings: sql`${reportLink.openings} + 1`,
      firstOpened: sql`coalesce(${reportLink.firstOpened}, ${context.now.toISOString()}::timestamptz)`,
      lastOpened: context.now,
    })
    .where(isLink(link.companyId, link.reportId, link.id));
  return null;
}

/** Finds an open link to a published report. */
async function findOpenLink({ db, now }: PublicContext, token: string): Promise<ReportLinkRow> {
  const [row] = await db
    .select({ link: reportLink })
    .from(reportLink)
    .innerJoin(
      periodReport,
      and(eq(periodReport.companyId, reportLink.companyId), eq(periodReport.id, reportLink.reportId)),
    )
    .where(and(eq(reportLink.tokenHash, hashOf(token)), isOpen(now), eq(periodReport.isPublished, true)));
  return row?.link ?? showsNothing();
}

/** Finds the report of a link; one that was recalled or deleted since the link was found is not shown. */
async function findSharedReport({ db }: PublicContext, link: ReportLinkRow): Promise<PeriodReportRow> {
  const [row] = await db
    .select()
    .from(periodReport)
    .where(and(reportIs(link.companyId, link.reportId), eq(periodReport.isPublished, true)));
  return row ?? showsNothing();
}

function showsNothing(): never {
  throw new HttpError("notFound", "This link shows nothing: it has ended, or it never was.");
}

/**
 * A pass proves that the right code was typed, until `until` (milliseconds since 1970). It is an HMAC keyed with the
 * code's hash, which only the service has.
 */
function passOf(codeHash: string, tokenHash: string, until: number): string {
  const signature = createHmac("sha256", codeHash)
    .update(JSON.stringify([tokenHash, until]))
    .digest("base64url");
  return `${until}.${signature}`;
}

function isPassed({ codeHash, tokenHash }: ReportLinkRow, pass: string | undefined, now: Date): boolean {
  if (codeHash === null) return true;
  const until = Number(/^\d{1,15}(?=\.)/.exec(pass ?? "")?.[0] ?? 0);
  if (pass === undefined || until <= now.getTime()) return false;
  const [actual, expected] = [Buffer.from(pass), Buffer.from(passOf(codeHash, tokenHash, until))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function requirePassed(link: ReportLinkRow, pass: string | undefined, now: Date): void {
  if (!isPassed(link, pass, now)) throw new HttpError("invalid", "This link needs its code first.");
}

/**
 * The content of the link's report, without ids that could be used for further requests, and without targets and
 * budgets that the report does not show.
 */
async function sharedContentOf(
  { db, now }: PublicContext,
  link: ReportLinkRow,
  row: PeriodReportRow,
): Promise<ReportContent> {
  const content = await contentOf({ db, now, language: link.language }, row, false);
  return {
    ...content,
    company: { ...content.company, id: "" },
    ...(content.agency && { agency: { ...content.agency, id: "" } }),
    blocks: content.blocks.map(withoutIds),
  };
}

function withoutIds(block: ContentBlock): ContentBlock {
  switch (block.type) {
    case "statement": {
      const { fiscalYearId: _, ...rest } = block;
      return rest;
    }
    case "restatement":
      return { ...block, ...(block.report && { report: { ...block.report, id: "" } }) };
    default:
      return block;
  }
}
