import type { ReportContent } from "@/contract/reports/content";
import type { Db } from "../../platform/db/database";
import { keepLogo, readLogoRow } from "../letterhead/letterhead-row";

/**
 * Returns a content for storing without its logo, which is stored once for all reports of the agency and kept for good
 * from now on.
 */
export async function withKeptLogo(tx: Db, content: ReportContent): Promise<ReportContent> {
  const { agency } = content;
  if (!agency?.logo) return content;
  await keepLogo(tx, agency.id, agency.logo);
  return { ...content, agency: { ...agency, logo: { ...agency.logo, data: "" } } };
}

/** Adds the logo with which a stored content was published. */
export async function withStoredLogo(db: Db, content: ReportContent): Promise<ReportContent> {
  const { agency } = content;
  if (!agency?.logo) return content;
  const { logo, ...rest } = agency;
  const kept = await readLogoRow(db, agency.id, logo.sha256);
  return { ...content, agency: { ...rest, ...(kept && { logo: kept }) } };
}
