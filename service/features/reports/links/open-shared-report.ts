import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { ContentBlock, ReportContent } from "@/contract/reports/content";
import {
  sharedReportCodeSchema,
  sharedReportRequestSchema,
  type SharedReportAnswer,
} from "@/contract/reports/report-link";
import { verifyCode } from "../../../platform/auth/password";
import { periodReport, reportLink } from "../../../platform/db/schema";
import { HttpError } from "../../../platform/http-error";
import type { PublicContext } from "../../../platform/public-context";
import type { ReadBody } from "../../../platform/request-context";
import type { WholeFile } from "../../../platform/streamed-file";
import { keptPdf } from "../get-report-pdf";
import { findReport, type PeriodReportRow } from "../period-report-row";
import { contentOf } from "../read-content";
import { hashOf, isLink, isOpen, type ReportLinkRow } from "./report-link-row";

/** For so long a code that was typed opens the link in that browser. */
const PASS_SECONDS = 12 * 3600;

/**
 * The report that a link shows, or that a code has to be typed first.
 * @throws HttpError (notFound) alike for a link that never was, has expired, or was revoked, and where its report is
 * not published any more
 */
export async function openSharedReport(context: PublicContext, body: ReadBody): Promise<SharedReportAnswer> {
  const { token, pass } = await body(sharedReportRequestSchema);
  const link = await findOpenLink(context, token);
  const answer = { language: link.language, expires: formatUtc(link.expires) };
  if (!isPassed(link, pass, context.now)) return answer;
  return { ...answer, content: await readSharedContent(context, link) };
}

/**
 * Checks the code of a link, whose tries the guard against guessing counts, and gives what opens the link without it
 * for some hours.
 * @throws HttpError (invalid) for a wrong code
 * @throws TooManyTries
 */
export async function passSharedReport(context: PublicContext, body: ReadBody) {
  const { token, code } = await body(sharedReportCodeSchema);
  const link = await findOpenLink(context, token);
  const { codeHash } = link;
  if (codeHash === null) throw new HttpError("invalid", "This link needs no code.");
  const of = `report link ${link.id}`;
  const attempt = await context.guard.begin({
    ...{ userName: of, secret: "code", way: "report link", origin: context.origin, isKnown: false },
  });
  if (!(await verifyCode(of, codeHash, code.replaceAll(/\s/g, "")))) {
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
  const report = await findReport(context.db, link.companyId, link.reportId);
  return keptPdf(context.db, report, await sharedContentOf(context, link, report));
}

/** Counts that the report was shown in a browser. */
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

/** Finds the link that shows a published report at this moment. */
async function findOpenLink({ db, now }: PublicContext, token: string): Promise<ReportLinkRow> {
  const [row] = await db
    .select({ link: reportLink })
    .from(reportLink)
    .innerJoin(
      periodReport,
      and(eq(periodReport.companyId, reportLink.companyId), eq(periodReport.id, reportLink.reportId)),
    )
    .where(and(eq(reportLink.tokenHash, hashOf(token)), isOpen(now), eq(periodReport.isPublished, true)));
  if (!row) throw new HttpError("notFound", "This link shows nothing: it has ended, or it never was.");
  return row.link;
}

/** A mark that the code was right, until then: keyed with the code's hash, which only the service has. */
function passOf(codeHash: string, tokenHash: string, until: number): string {
  const mark = createHmac("sha256", codeHash)
    .update(JSON.stringify([tokenHash, until]))
    .digest("base64url");
  return `${until}.${mark}`;
}

function isPassed({ codeHash, tokenHash }: ReportLinkRow, pass: string | undefined, now: Date): boolean {
  if (codeHash === null) return true;
  const until = Number(/^\d{1,15}(?=\.)/.exec(pass ?? "")?.[0] ?? 0);
  if (pass === undefined || until <= now.getTime()) return false;
  const [given, right] = [Buffer.from(pass), Buffer.from(passOf(codeHash, tokenHash, until))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function requirePassed(link: ReportLinkRow, pass: string | undefined, now: Date): void {
  if (!isPassed(link, pass, now)) throw new HttpError("invalid", "This link needs its code first.");
}

/** All that a link shows, and nothing else: the content of its report, without ids by which to ask for more. */
async function readSharedContent(context: PublicContext, link: ReportLinkRow): Promise<ReportContent> {
  return sharedContentOf(context, link, await findReport(context.db, link.companyId, link.reportId));
}

async function sharedContentOf(
  { db, now }: PublicContext,
  link: ReportLinkRow,
  row: PeriodReportRow,
): Promise<ReportContent> {
  const content = await contentOf({ db, now, language: link.language }, row);
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
