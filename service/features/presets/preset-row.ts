import type { KeyFigurePreset } from "@/contract/presets";
import type { keyFigurePreset } from "../../platform/db/schema";

export type PresetRow = typeof keyFigurePreset.$inferSelect;

export function toPreset(row: PresetRow): KeyFigurePreset {
  return {
    id: row.id,
    name: row.name,
    ...(row.description === null ? {} : { description: row.description }),
    keyFigureTypes: row.keyFigureTypes,
  };
}
