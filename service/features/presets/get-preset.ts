import type { KeyFigurePreset } from "@/contract/presets";
import type { Caller } from "../../platform/request-context";
import { reachCompany } from "../../platform/policies/authorize";
import { findPreset } from "./find-preset";
import { presentPreset } from "./preset-row";

export async function getPreset(caller: Caller, companyId: string, id: string): Promise<KeyFigurePreset> {
  await reachCompany(caller, companyId, "preset.read");
  return presentPreset(await findPreset(caller.db, companyId, id));
}
