import { eq } from "drizzle-orm";
import { swedishDay } from "@/contract/format/swedish-clock";
import { writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { Letterhead } from "@/contract/letterhead/letterhead";
import type { Db } from "../../platform/db/database";
import { agency } from "../../platform/db/schema";
import type { PdfDocument } from "../../platform/pdf/pdf-document";
import type { CompanyRow } from "../../platform/policies/connected-company";
import type { RequestContext } from "../../platform/request-context";
import { toLetterhead } from "./letterhead-row";

type PdfLetterhead = Pick<
  PdfDocument,
  "language" | "company" | "organisationNumber" | "agency" | "madeOn" | "logo" | "colour"
>;

/**
 * The letterhead of a PDF: every page names the company, the agency and the date. The agency's logo and a line in its
 * colour are on the first page; headings and charts of all pages have the colour if it is legible on white.
 */
export function letterheadOf(
  { name, businessIdentityCode }: Pick<CompanyRow, "name" | "businessIdentityCode">,
  agencyLetterhead: (Letterhead & { name: string }) | undefined,
  { language, now }: Pick<RequestContext, "language" | "now">,
): PdfLetterhead {
  const { colour, logo } = agencyLetterhead ?? {};
  return {
    language,
    company: name,
    organisationNumber: writtenBusinessIdentityCode(businessIdentityCode),
    agency: agencyLetterhead?.name ?? null,
    madeOn: swedishDay(now),
    ...(colour !== undefined && { colour }),
    ...(logo && { logo: { bytes: Buffer.from(logo.data, "base64"), width: logo.width, height: logo.height } }),
  };
}

/** The present letterhead of a company's PDFs, with its agency's logo and colour from the database. */
export async function readLetterhead(
  db: Db,
  context: Pick<RequestContext, "language" | "now">,
  company: CompanyRow,
): Promise<PdfLetterhead> {
  const { agencyId } = company;
  const [row] = agencyId === null ? [] : await db.select().from(agency).where(eq(agency.shortName, agencyId));
  return letterheadOf(company, row && { name: row.name, ...(await toLetterhead(db, row)) }, context);
}
