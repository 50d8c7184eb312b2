import type { Agency } from "@/contract/agency";
import type { Caller } from "../../caller";
import { reachAgency } from "../../policies/authorize";
import { presentAgency } from "./agency-row";

export async function getAgency(caller: Caller, shortName: string): Promise<Agency> {
  return presentAgency(await reachAgency(caller, shortName, "agency.read"));
}
