import type { Operation, OperationGroup } from "../../platform/openapi/operation";

const OWNERS = [
  { path: "Agency/:agencyId", of: "an agency", name: "Agency" },
  { path: "Agency/:agencyId/CompanyType/:companyTypeId", of: "a company type", name: "CompanyType" },
];

export const standardPresetOperations: OperationGroup = {
  resource: "StandardKeyFigurePreset",
  description:
    "The presets that an agency, or one of its company types, has in common for its companies. A type inherits from the agency, and a company from both: it may change what it inherits, and hide it. What says the same as what is inherited follows that from then on.",
  operations: OWNERS.flatMap(({ path, of, name }): Operation[] => {
    const list = `${path}/StandardKeyFigurePreset`;
    const item = `${list}/:presetId`;
    const written = { alias: item, response: "KeyFigurePreset", extension: true } as const;
    return [
      {
        path: list,
        verb: "GET",
        id: `list${name}Presets`,
        summary: `List the presets that hold for ${of}`,
        description: "`origin` says who has made one; without it, it is one that every agency has.",
        response: "KeyFigurePreset[]",
        extension: true,
      },
      {
        path: list,
        verb: "POST",
        id: `create${name}Preset`,
        summary: `Create a preset of ${of}`,
        body: "NewKeyFigurePreset",
        ...written,
      },
      {
        path: list,
        verb: "PUT",
        id: `update${name}Preset`,
        summary: `Change a preset for ${of}`,
        description:
          "The id in the body, or in the path, says which; an inherited one is changed for this level alone.",
        body: "KeyFigurePresetChanges",
        ...written,
      },
      {
        path: item,
        verb: "GET",
        id: `get${name}Preset`,
        summary: `Get a preset that holds for ${of}`,
        response: "KeyFigurePreset",
        extension: true,
      },
      {
        path: item,
        verb: "DELETE",
        id: `delete${name}Preset`,
        summary: `Delete a preset of ${of}, or hide an inherited one`,
        response: "null",
        extension: true,
      },
      {
        path: `${item}/Version`,
        verb: "GET",
        id: `list${name}PresetVersions`,
        summary: `List the versions of a preset of ${of}, the newest first`,
        response: "KeyFigurePresetVersion[]",
        extension: true,
      },
    ];
  }),
};
