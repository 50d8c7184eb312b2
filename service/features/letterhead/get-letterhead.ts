import type { Letterhead } from "@/contract/letterhead/letterhead";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { toLetterhead } from "./letterhead-row";

/** The logo and colour of an agency, each if it has one. */
export async function getLetterhead(context: RequestContext, agencyId: string): Promise<Letterhead> {
  return toLetterhead(context.db, await requireAgencyAccess(context, agencyId, "agency.read"));
}
