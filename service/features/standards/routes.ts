import { chartKind } from "../charts-of-accounts/chart-kind";
import { ruleKind } from "../findings/rule-kind";
import { formulaKind } from "../formulas/formula-kind";
import { presetKind } from "../presets/preset-kind";
import { targetKind } from "../targets/target-kind";
import { textKind } from "../texts/text-kind";
import type { ApiRequest, Route } from "../../platform/http/route";
import { getStandard, listStandards, listStandardVersions } from "./read-standards";
import type { StandardDefinition, StandardOwner } from "./standard-kind";
import { createStandard, deleteStandard, updateStandard } from "./write-standards";

const OWNERS = ["Agency/:agencyId", "Agency/:agencyId/CompanyType/:companyTypeId"];

export const standardRoutes: Route[] = [
  ...routesOf(presetKind),
  ...routesOf(formulaKind),
  ...routesOf(targetKind),
  ...routesOf(chartKind),
  ...routesOf(ruleKind),
  ...routesOf(textKind),
];

/** The same resource of an agency and of its company types. */
function routesOf<T extends { id: string }>(kind: StandardDefinition<T>): Route[] {
  // Ids are stored composed (NFC).
  const id = ({ param }: ApiRequest) => param(kind.parameter).normalize("NFC");
  const optionalId = ({ optionalParam }: ApiRequest) => optionalParam(kind.parameter)?.normalize("NFC");
  const write: Omit<Route, "path"> = {
    POST: (request) => createStandard(request.context, kind, ownerOf(request), optionalId(request), request.body),
    PUT: (request) => updateStandard(request.context, kind, ownerOf(request), optionalId(request), request.body),
  };
  return OWNERS.flatMap((owner) => [
    {
      ...write,
      path: `${owner}/${kind.resource}`,
      GET: (request) => listStandards(request.context, kind, ownerOf(request)),
    },
    {
      ...write,
      path: `${owner}/${kind.resource}/:${kind.parameter}`,
      GET: (request) => getStandard(request.context, kind, ownerOf(request), id(request)),
      DELETE: (request) => deleteStandard(request.context, kind, ownerOf(request), id(request)),
    },
    {
      path: `${owner}/${kind.resource}/:${kind.parameter}/Version`,
      GET: async (request) => {
        const versions = await listStandardVersions(request.context, kind, ownerOf(request), id(request));
        return versions.map(({ version, state, content, ...author }) => ({
          version,
          state,
          // Presented as of the built-in level, since a version shows no origin.
          ...(content !== null && { [kind.member]: kind.present({ value: content, level: "builtIn" }) }),
          ...author,
        }));
      },
    },
  ]);
}

function ownerOf({ param, optionalParam }: ApiRequest): StandardOwner {
  return { agencyId: param("agencyId"), companyTypeId: optionalParam("companyTypeId")?.normalize("NFC") ?? null };
}
