import { byCodePoints } from "../canonical";
import { demand, refuse } from "../refused";
import type { HandlerInput, Resources } from "../request";
import { requireCompanyAccess, requireItemAccess } from "../rights";
import {
  distinct,
  isObject,
  matching,
  may,
  merge,
  must,
  name,
  readChanges,
  readNew,
  readObject,
  text,
} from "../shapes";
import type { Json, Preset } from "../world";
import { idOfUpdate } from "./comment";

const PRESET_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** A company's list has the standard presets first, in this order. */
const STANDARD_IDS = [
  "Overview",
  "MyKeyFigures",
  "VisibleKeyFigures",
  "ProfitStructure",
  "IncomeCostStructure",
  "EquityStructure",
];

const shape = {
  name: must(name()),
  description: may(text(10_000)),
  keyFigureTypes: must(distinct(name(64))),
};

let standard: Preset[] = [];

/** Sets the standard presets as the service lists them; docs/interface.md names them without their texts. */
export function learnStandardPresets(presets: Preset[]): void {
  standard = presets;
}

export function standardPresets(): Map<string, Preset> {
  return new Map(standard.map((preset) => [preset.id, preset]));
}

export const presets: Resources = {
  "Company/:companyId/KeyFigurePreset": { GET: list, POST: create, PUT: update },
  "Company/:companyId/KeyFigurePreset/:presetId": { GET: get, POST: create, PUT: update, DELETE: remove },
};

const rank = ({ id }: Preset) => (STANDARD_IDS.includes(id) ? STANDARD_IDS.indexOf(id) : STANDARD_IDS.length);

function list({ world, user, params: [companyId] }: HandlerInput): Preset[] {
  const company = requireCompanyAccess(world, user, companyId!, "readPresets");
  return [...company.presets.values()].sort((one, other) => rank(one) - rank(other) || byCodePoints(one.id, other.id));
}

function get({ world, user, params: [companyId, presetId] }: HandlerInput): Preset {
  const company = requireCompanyAccess(world, user, companyId!, "readPresets");
  return company.presets.get(presetId!) ?? refuse(404);
}

function create({ world, user, params: [companyId, pathId], body }: HandlerInput): Preset {
  const company = requireCompanyAccess(world, user, companyId!, "writePresets");
  demand(pathId === undefined || PRESET_ID.test(pathId), 404);
  const input = body();
  const named = isObject(input) ? { ...input, id: input.id ?? pathId } : input;
  const preset = readNew(named, {
    ...shape,
    id: must(matching(PRESET_ID)),
  }) as unknown as Preset;
  demand(pathId === undefined || preset.id === pathId, 400);
  demand(!company.presets.has(preset.id), 409);
  company.presets.set(preset.id, preset);
  return preset;
}

function update({ world, user, params: [companyId, pathId], body, match }: HandlerInput): Preset {
  const company = requireItemAccess(world, user, companyId!, "writePresets", (found) => {
    if (pathId !== undefined) demand(found.presets.has(pathId), 404);
    return found;
  });
  const input = readObject(body());
  const id = idOfUpdate(input, pathId);
  const changes = readChanges(input, shape);
  const preset = company.presets.get(id) ?? refuse(404);
  match(preset);
  const merged = merge(preset as unknown as Json, changes) as unknown as Preset;
  company.presets.set(id, merged);
  return merged;
}

function remove({ world, user, params: [companyId, presetId], match }: HandlerInput): null {
  const company = requireItemAccess(world, user, companyId!, "writePresets", (found) => {
    demand(found.presets.has(presetId!), 404);
    return found;
  });
  match(company.presets.get(presetId!)!);
  company.presets.delete(presetId!);
  return null;
}
