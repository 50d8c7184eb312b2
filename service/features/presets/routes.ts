import type { Route } from "../../platform/http/route";
import { createPreset } from "./create-preset";
import { deletePreset } from "./delete-preset";
import { getPreset } from "./get-preset";
import { listPresets } from "./list-presets";
import { getStandardPreset, listStandardPresets } from "./standard-presets";
import { updatePreset } from "./update-preset";

const write: Route = {
  path: "",
  POST: ({ caller, param, optionalParam, body }) =>
    createPreset(caller, param("companyId"), optionalParam("presetId"), body),
  PUT: ({ caller, param, optionalParam, body }) =>
    updatePreset(caller, param("companyId"), optionalParam("presetId"), body),
};

export const keyFigurePresetRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/KeyFigurePreset",
    GET: ({ caller, param }) => listPresets(caller, param("companyId")),
  },
  {
    ...write,
    path: "Company/:companyId/KeyFigurePreset/:presetId",
    GET: ({ caller, param }) => getPreset(caller, param("companyId"), param("presetId")),
    DELETE: ({ caller, param }) => deletePreset(caller, param("companyId"), param("presetId")),
  },
  { path: "StandardKeyFigurePreset", GET: () => Promise.resolve(listStandardPresets()) },
  {
    path: "StandardKeyFigurePreset/:presetId",
    GET: ({ param }) => Promise.resolve(getStandardPreset(param("presetId"))),
  },
];
