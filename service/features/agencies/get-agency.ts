import type { Agency } from "@/contract/agencies";
import type { RequestContext } from "../../platform/request-context";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { toAgency } from "./agency-row";

export async function getAgency(context: RequestContext, shortName: string): Promise<Agency> {
  return toAgency(await requireAgencyAccess(context, shortName, "agency.read"));
}
