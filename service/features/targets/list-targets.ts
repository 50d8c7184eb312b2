import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import type { Caller } from "../../platform/request-context";
import { reachCompany } from "../../platform/policies/authorize";
import { readTargets } from "./read-targets";

/** The company's targets, all of them. */
export async function listTargets(caller: Caller, companyId: string): Promise<KeyFigureTarget[]> {
  await reachCompany(caller, companyId, "target.read");
  return readTargets(caller.db, companyId);
}
