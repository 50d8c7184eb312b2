import { and, asc, eq, isNull } from "drizzle-orm";
import { normalizeBusinessIdentityCode } from "@/contract/companies/company-ids";
import { isAgencyType } from "@/contract/permissions";
import type { RequestContext } from "../../platform/request-context";
import { company } from "../../platform/db/schema";
import { requireCompanyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { CompanyRow } from "../../platform/policies/connected-company";
import type { SieFile } from "../../books/sie/sie-file";
import { fileNote, type Remarks } from "./remarks";

/**
 * Finds the company of a file: the one that the request names, else the only one with the file's #ORGNR that the caller
 * may see in the agency of the path; without an agency, among those of {@link onPathWithoutAgency}. Returns null, with
 * an error among the remarks, when there is none or several.
 * @throws HttpError notFound or forbidden for a company the caller may not see or import to
 */
export async function findTarget(
  context: RequestContext,
  agencyId: string | undefined,
  companyId: string | undefined,
  file: SieFile,
  remarks: Remarks,
): Promise<CompanyRow | null> {
  const { businessIdentityCode: code, businessIdentityCodeLine: lineNo } = file.identification;
  if (companyId !== undefined) {
    const { company: named } = await requireCompanyAccess(context, companyId, "sie.import", agencyId);
    warnUnlessSameCode(named, code, lineNo, remarks);
    return named;
  }
  if (normalizeBusinessIdentityCode(code) === "") {
    remarks.errors.push(
      fileNote(
        "companyMissing",
        "#ORGNR",
        "The file names no organisation number; say which company it is for.",
        lineNo,
      ),
    );
    return null;
  }
  return findByCode(context, agencyId, code, lineNo, remarks);
}

async function findByCode(
  context: RequestContext,
  agencyId: string | undefined,
  code: string,
  lineNo: number,
  remarks: Remarks,
) {
  const rows = await context.db
    .select()
    .from(company)
    .where(
      and(
        eq(company.normalizedCode, normalizeBusinessIdentityCode(code)),
        agencyId === undefined ? onPathWithoutAgency(context) : eq(company.agencyId, agencyId),
        visibleCompanies(context),
      ),
    )
    .orderBy(asc(company.id));
  if (rows.length === 1) {
    const { company: found } = await requireCompanyAccess(context, rows[0]!.id, "sie.import", agencyId);
    return found;
  }
  const explanation =
    rows.length === 0
      ? `No company with the organisation number ${code} is known${agencyId ? ` to agency "${agencyId}"` : ""}; create it first, or say which company the file is for.`
      : `Several companies have the organisation number ${code}: ${rows.map(({ id }) => id).join(", ")}. Say which one the file is for.`;
  remarks.errors.push(
    fileNote(rows.length === 0 ? "companyUnknown" : "companyAmbiguous", "#ORGNR", explanation, lineNo),
  );
  return null;
}

/** The companies without an agency; for company users all of theirs, also those of an agency. */
function onPathWithoutAgency(context: RequestContext) {
  return isAgencyType(context.user.type) ? isNull(company.agencyId) : undefined;
}

function warnUnlessSameCode(named: CompanyRow, code: string, lineNo: number, remarks: Remarks): void {
  const normalized = normalizeBusinessIdentityCode(code);
  if (normalized === "") {
    remarks.warnings.push(
      fileNote(
        "organisationNumberMissing",
        "#ORGNR",
        `The file names no organisation number; it is read for ${named.name}.`,
        lineNo,
      ),
    );
  } else if (normalized !== named.normalizedCode) {
    remarks.warnings.push(
      fileNote(
        "organisationNumberDiffers",
        "#ORGNR",
        `The file is of ${code}, the company ${named.name} is ${named.businessIdentityCode}; it is read for ${named.name}.`,
        lineNo,
      ),
    );
  }
}
