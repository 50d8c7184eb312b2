import type { ReportContent } from "@/contract/reports/content";
import type { Db } from "../../platform/db/database";
import { keepLogo, readLogoRow } from "../letterhead/letterhead-row";

/**
 * Returns the content to store: without the image data of its logo, which is stored once for all reports of the agency
 * and from now on deleted only together with the agency.
 */
export async function withKeptLogo(tx: Db, content: ReportContent): Promise<ReportContent> {
  const { agency } = content;
  if (!agency?.logo) return content;
  await keepLogo(tx, agency.id, agency.logo);
  return { ...content, agency: { ...agency, logo: { ...agency.logo, data: "" } } };
}

/** Returns a stored content with the image data of the logo that it was published with. */
export async function withStoredLogo(db: Db, content: ReportContent): Promise<ReportContent> {
  const { agency } = content;
  if (!agency?.logo) return content;
  const { logo, ...rest } = agency;
  const kept = await readLogoRow(db, agency.id, logo.sha256);
  return { ...content, agency: { ...rest, ...(kept && { logo: kept }) } };
}
