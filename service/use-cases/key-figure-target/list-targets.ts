import type { KeyFigureTarget } from "@/contract/key-figure-target";
import type { Caller } from "../../caller";
import { reachCompany } from "../../policies/authorize";
import { readTargets } from "./read-targets";

/** The company's targets, all of them. */
export async function listTargets(caller: Caller, companyId: string): Promise<KeyFigureTarget[]> {
  await reachCompany(caller, companyId, "target.read");
  return readTargets(caller.db, companyId);
}
