import type { KeyFigurePreset } from "@/contract/key-figure-preset";
import type { Caller } from "../../caller";
import { reachCompany } from "../../policies/authorize";
import { findPreset } from "./find-preset";
import { presentPreset } from "./preset-row";

export async function getPreset(caller: Caller, companyId: string, id: string): Promise<KeyFigurePreset> {
  await reachCompany(caller, companyId, "preset.read");
  return presentPreset(await findPreset(caller.db, companyId, id));
}
