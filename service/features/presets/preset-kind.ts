import {
  keyFigurePresetCreateSchema,
  keyFigurePresetUpdateSchema,
  type KeyFigurePreset,
  type KeyFigurePresetCreate,
} from "@/contract/presets";
import { STANDARD_PRESETS } from "@/contract/standard-presets";
import { presetId } from "@/contract/ids";
import { standardPresets } from "../../figures/standard-presets";
import { byCodePoint, originOf, type StandardDefinition } from "../standards/standard-kind";
import type { Resolved } from "../standards/resolve-standards";

const ORDER: readonly string[] = STANDARD_PRESETS;

export const presetKind: StandardDefinition<KeyFigurePresetCreate> = {
  kind: "KeyFigurePreset",
  resource: "StandardKeyFigurePreset",
  name: "Key figure preset",
  parameter: "presetId",
  member: "preset",
  id: presetId,
  create: keyFigurePresetCreateSchema,
  update: keyFigurePresetUpdateSchema,
  builtIn: standardPresets,
  isSame: (one, other) => textOf(one) === textOf(other),
  compare: (one, other) => placeOf(one) - placeOf(other) || byCodePoint(one.id, other.id),
  present: toPreset,
};

function textOf({ name, description, keyFigureTypes }: KeyFigurePresetCreate): string {
  return JSON.stringify([name, description ?? null, keyFigureTypes]);
}

/** Built-in presets come first, in their order. */
function placeOf({ id }: KeyFigurePresetCreate): number {
  const place = ORDER.indexOf(id);
  return place < 0 ? ORDER.length : place;
}

/** Converts to the wire format. */
export function toPreset({ value, level }: Resolved<KeyFigurePresetCreate>): KeyFigurePreset {
  const { id, name, description, keyFigureTypes } = value;
  const origin = originOf(level);
  return { id, name, ...(description !== undefined && { description }), keyFigureTypes, ...(origin && { origin }) };
}
