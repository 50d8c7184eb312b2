import type { ReportContent } from "@/contract/reports/content";
import type { Db } from "../../platform/db/database";
import { keepLogo, readLogoRow } from "../letterhead/letterhead-row";

/**
 * A content as it is stored when it is published: the image of its letterhead lies once for all reports of the agency,
 * and is kept for good from now on.
 */
export async function withKeptLogo(tx: Db, content: ReportContent): Promise<ReportContent> {
  const { agency } = content;
  if (!agency?.logo) return content;
  await keepLogo(tx, agency.id, agency.logo);
  return { ...content, agency: { ...agency, logo: { ...agency.logo, data: "" } } };
}

/** A stored content with the image that it was published with. */
export async function withStoredLogo(db: Db, content: ReportContent): Promise<ReportContent> {
  const { agency } = content;
  if (!agency?.logo) return content;
  const { logo, ...rest } = agency;
  const kept = await readLogoRow(db, agency.id, logo.sha256);
  return { ...content, agency: { ...rest, ...(kept && { logo: kept }) } };
}
