import { isStandardPreset, type KeyFigurePreset } from "@/contract/presets";
import { notFound } from "../../platform/http-error";
import { standardPresets } from "../../figures/standard-presets";

/** The presets as a new company gets them: what "back to default" puts. Everybody signed in may read them. */
export function listStandardPresets(): KeyFigurePreset[] {
  return standardPresets();
}

export function getStandardPreset(id: string): KeyFigurePreset {
  const preset = isStandardPreset(id) && standardPresets().find((candidate) => candidate.id === id);
  return preset || notFound("Standard key figure preset", id);
}
