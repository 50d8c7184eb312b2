import type { Agency } from "@/contract/agencies";
import type { Caller } from "../../platform/request-context";
import { reachAgency } from "../../platform/policies/authorize";
import { presentAgency } from "./agency-row";

export async function getAgency(caller: Caller, shortName: string): Promise<Agency> {
  return presentAgency(await reachAgency(caller, shortName, "agency.read"));
}
