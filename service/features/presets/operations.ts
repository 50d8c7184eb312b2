import type { OperationGroup } from "../../platform/openapi/operation";

const LIST = "Company/:companyId/KeyFigurePreset";
const ITEM = `${LIST}/:presetId`;

export const keyFigurePresetOperations: OperationGroup = {
  resource: "KeyFigurePreset",
  description: "Which key figures the presentation view of a company shows, and in which order.",
  operations: [
    { path: LIST, verb: "GET", id: "listKeyFigurePresets", summary: "List presets", answer: "KeyFigurePreset[]" },
    {
      path: LIST,
      also: ITEM,
      verb: "POST",
      id: "createKeyFigurePreset",
      summary: "Create a preset",
      body: "NewKeyFigurePreset",
      answer: "KeyFigurePreset",
    },
    {
      path: LIST,
      also: ITEM,
      verb: "PUT",
      id: "updateKeyFigurePreset",
      summary: "Update a preset",
      description: "The id in the body, or in the path, says which.",
      body: "KeyFigurePresetChanges",
      answer: "KeyFigurePreset",
    },
    { path: ITEM, verb: "GET", id: "getKeyFigurePreset", summary: "Get a preset", answer: "KeyFigurePreset" },
    { path: ITEM, verb: "DELETE", id: "deleteKeyFigurePreset", summary: "Delete a preset", answer: "null" },
    {
      path: "StandardKeyFigurePreset",
      verb: "GET",
      id: "listStandardKeyFigurePresets",
      summary: "List the presets every new company has",
      answer: "KeyFigurePreset[]",
      extension: true,
    },
    {
      path: "StandardKeyFigurePreset/:presetId",
      verb: "GET",
      id: "getStandardKeyFigurePreset",
      summary: "Get a standard preset",
      answer: "KeyFigurePreset",
      extension: true,
    },
  ],
};
