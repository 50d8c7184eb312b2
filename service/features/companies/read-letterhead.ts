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
export async function readLetterhead(
  db: Db,
  { language, now }: Pick<RequestContext, "language" | "now">,
  { name, businessIdentityCode, agencyId }: CompanyRow,
): Promise<Letterhead> {
  const [row] =
    agencyId === null ? [] : await db.select({ name: agency.name }).from(agency).where(eq(agency.shortName, agencyId));
  return {
    ...{ language, company: name, organisationNumber: writtenBusinessIdentityCode(businessIdentityCode) },
    ...{ agency: row?.name ?? null, madeOn: swedishTime(now).slice(0, 10) },
  };
}
