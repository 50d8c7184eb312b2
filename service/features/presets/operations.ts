import { MAX_AGENCY_PRESETS } from "@/contract/presets";
import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Company/:companyId/KeyFigurePreset";
const ITEM = `${LIST}/:presetId`;

export const keyFigurePresetOperations: OperationGroup = {
  resource: "KeyFigurePreset",
  description: "Which key figures the overview of a company shows, and in which order.",
  operations: [
    { path: LIST, verb: "GET", id: "listKeyFigurePresets", summary: "List presets", response: "KeyFigurePreset[]" },
    {
      path: LIST,
      alias: ITEM,
      verb: "POST",
      id: "createKeyFigurePreset",
      summary: "Create a preset",
      body: "NewKeyFigurePreset",
      response: "KeyFigurePreset",
    },
    {
      path: LIST,
      alias: ITEM,
      verb: "PUT",
      id: "updateKeyFigurePreset",
      summary: "Update a preset",
      description: "The id in the body, or in the path, says which.",
      body: "KeyFigurePresetChanges",
      response: "KeyFigurePreset",
    },
    { path: ITEM, verb: "GET", id: "getKeyFigurePreset", summary: "Get a preset", response: "KeyFigurePreset" },
    { path: ITEM, verb: "DELETE", id: "deleteKeyFigurePreset", summary: "Delete a preset", response: "null" },
    {
      path: "Agency/:agencyId/KeyFigurePreset",
      verb: "GET",
      id: "listAgencyKeyFigurePresets",
      summary: "List the presets of an agency's companies",
      description: `Of the companies that the user may see. Presets with the same name and key figures are one, with the number of companies that have it. Left out are standard ones that neither a company nor its agency or type has changed, the one of visible key figures, and empty ones. At most ${MAX_AGENCY_PRESETS}, those that most companies share.`,
      response: "AgencyKeyFigurePreset[]",
      extension: true,
    },
    {
      path: "Company/:companyId/StandardKeyFigurePreset",
      verb: "GET",
      id: "listInheritedKeyFigurePresets",
      summary: "List the presets that a company inherits",
      description:
        "All of them, as they are without the company's own changes and deletions; `origin` says whose each is. A PUT that makes the company's preset say the same drops its own.",
      response: "KeyFigurePreset[]",
      extension: true,
    },
    {
      path: "StandardKeyFigurePreset",
      verb: "GET",
      id: "listStandardKeyFigurePresets",
      summary: "List the presets of a new company without an agency",
      response: "KeyFigurePreset[]",
      extension: true,
    },
    {
      path: "StandardKeyFigurePreset/:presetId",
      verb: "GET",
      id: "getStandardKeyFigurePreset",
      summary: "Get a standard preset",
      response: "KeyFigurePreset",
      extension: true,
    },
  ],
};
