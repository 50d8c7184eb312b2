import type { Route } from "../../platform/http/route";
import { createPreset } from "./create-preset";
import { deletePreset } from "./delete-preset";
import { listAgencyPresets } from "./list-agency-presets";
import { getPreset, getStandardPreset, listInheritedPresets, listPresets, listStandardPresets } from "./read-presets";
import { updatePreset } from "./update-preset";

const write: Omit<Route, "path"> = {
  POST: ({ context, param, optionalParam, body }) =>
    createPreset(context, param("companyId"), optionalParam("presetId"), body),
  PUT: ({ context, param, optionalParam, body }) =>
    updatePreset(context, param("companyId"), optionalParam("presetId"), body),
};

export const keyFigurePresetRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/KeyFigurePreset",
    GET: ({ context, param }) => listPresets(context, param("companyId")),
  },
  {
    ...write,
    path: "Company/:companyId/KeyFigurePreset/:presetId",
    GET: ({ context, param }) => getPreset(context, param("companyId"), param("presetId")),
    DELETE: ({ context, param }) => deletePreset(context, param("companyId"), param("presetId")),
  },
  {
    path: "Agency/:agencyId/KeyFigurePreset",
    GET: ({ context, param }) => listAgencyPresets(context, param("agencyId")),
  },
  {
    path: "Company/:companyId/StandardKeyFigurePreset",
    GET: ({ context, param }) => listInheritedPresets(context, param("companyId")),
  },
  { path: "StandardKeyFigurePreset", GET: () => Promise.resolve(listStandardPresets()) },
  {
    path: "StandardKeyFigurePreset/:presetId",
    GET: ({ param }) => Promise.resolve(getStandardPreset(param("presetId"))),
  },
];
