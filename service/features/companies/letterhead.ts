import { eq } from "drizzle-orm";
import { swedishTime } from "@/contract/format/swedish-clock";
import { writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { Db } from "../../platform/db/database";
import { agency } from "../../platform/db/schema";
import type { PdfDocument } from "../../platform/pdf/pdf-document";
import type { CompanyRow } from "../../platform/policies/connected-company";
import type { RequestContext } from "../../platform/request-context";

type Letterhead = Pick<PdfDocument, "language" | "company" | "organisationNumber" | "agency" | "madeOn">;

/** Says on every page of a PDF whose it is, by which agency, and when it was made. */
export function letterheadOf(
  { name, businessIdentityCode }: Pick<CompanyRow, "name" | "businessIdentityCode">,
  agencyName: string | null,
  { language, now }: Pick<RequestContext, "language" | "now">,
): Letterhead {
  return {
    ...{ language, company: name, organisationNumber: writtenBusinessIdentityCode(businessIdentityCode) },
    ...{ agency: agencyName, madeOn: swedishTime(now).slice(0, 10) },
  };
}

/** The letterhead of a company of today, with the name of its agency from the database. */
export async function readLetterhead(
  db: Db,
  context: Pick<RequestContext, "language" | "now">,
  company: CompanyRow,
): Promise<Letterhead> {
  const { agencyId } = company;
  const [row] =
    agencyId === null ? [] : await db.select({ name: agency.name }).from(agency).where(eq(agency.shortName, agencyId));
  return letterheadOf(company, row?.name ?? null, context);
}
