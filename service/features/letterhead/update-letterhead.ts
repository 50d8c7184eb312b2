import { eq } from "drizzle-orm";
import { letterheadUpdateSchema, type Letterhead } from "@/contract/letterhead/letterhead";
import { audit } from "../../platform/audit/audit";
import { agency } from "../../platform/db/schema";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { requireMatch } from "../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { deleteUnusedLogos, storeLogo, toLetterhead } from "./letterhead-row";
import { readLogo } from "./read-logo";

/** Updates the logo and colour of an agency. Published reports keep theirs. */
export async function updateLetterhead(context: RequestContext, agencyId: string, body: ReadBody): Promise<Letterhead> {
  await requireAgencyAccess(context, agencyId, "letterhead.write");
  const input = await body(letterheadUpdateSchema);
  const logo = input.logo && readLogo(input.logo.data);
  return context.db.transaction(async (tx) => {
    const row = await lockAgency(tx, agencyId, "no key update");
    const before = await toLetterhead(tx, row);
    await requireMatch(context, before, `The letterhead of agency "${agencyId}"`);
    const columns = {
      colour: input.colour === undefined ? row.colour : input.colour,
      logo: logo === undefined ? row.logo : (logo?.sha256 ?? null),
    };
    if (columns.colour === row.colour && columns.logo === row.logo) return before;
    if (logo) await storeLogo(tx, agencyId, logo);
    await tx.update(agency).set(columns).where(eq(agency.shortName, agencyId));
    await deleteUnusedLogos(tx, agencyId, columns.logo);
    const after = await toLetterhead(tx, { ...row, ...columns });
    await audit(tx, context, {
      action: "update",
      resource: "Letterhead",
      resourceId: agencyId,
      agencyId,
      before: toAuditEntry(before),
      after: toAuditEntry(after),
    });
    return after;
  });
}

/** The letterhead for the audit log: the type, size and digest prefix in place of the image. */
function toAuditEntry({ colour, logo }: Letterhead) {
  if (!logo) return { colour };
  const { contentType, width, height, sha256 } = logo;
  return { colour, logo: `${contentType}, ${width} × ${height}, ${sha256.slice(0, 12)}` };
}
