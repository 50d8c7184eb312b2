import type { KeyFigurePreset } from "@/contract/key-figure-preset";
import type { keyFigurePreset } from "../../db/schema";

export type PresetRow = typeof keyFigurePreset.$inferSelect;

export function presentPreset(row: PresetRow): KeyFigurePreset {
  return {
    id: row.id,
    name: row.name,
    ...(row.description === null ? {} : { description: row.description }),
    keyFigureTypes: row.keyFigureTypes,
  };
}
