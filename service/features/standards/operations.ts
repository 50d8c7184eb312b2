import type { SchemaName } from "../../platform/openapi/schemas";
import type { Operation, OperationGroup } from "../../platform/openapi/operation";

const OWNERS = [
  { path: "Agency/:agencyId", of: "an agency", name: "Agency" },
  { path: "Agency/:agencyId/CompanyType/:companyTypeId", of: "a company type", name: "CompanyType" },
];

/** The words that describe the operations of one kind of standards, and the names of their schemas. */
interface Described {
  resource: string;
  description: string;
  parameter: string;
  /** The kind in the ids of operations, such as `Preset` in createAgencyPreset. */
  id: string;
  /** The plural in the ids of operations that list; by default `id` with an s, as in listAgencyPresets. */
  list?: string;
  /** The kind in summaries, such as "preset" in "Get a preset that holds for an agency". */
  word: string;
  /** The plural in summaries; by default `word` with an s. */
  words?: string;
  schema: SchemaName;
  body: { create: SchemaName; update: SchemaName };
  version: SchemaName;
}

const INHERITANCE =
  "A type inherits from the agency, and a company from both: it may change what it inherits, and hide it. Where its own says the same as the inherited one, its own is dropped, so that later changes are inherited again.";

export const standardPresetOperations = operationsOf({
  resource: "StandardKeyFigurePreset",
  description: `The presets that an agency, or one of its company types, has in common for its companies. ${INHERITANCE}`,
  parameter: "presetId",
  id: "Preset",
  word: "preset",
  schema: "KeyFigurePreset",
  body: { create: "NewKeyFigurePreset", update: "KeyFigurePresetChanges" },
  version: "KeyFigurePresetVersion",
});

export const standardFormulaOperations = operationsOf({
  resource: "StandardKeyFigureFormula",
  description: `The key figures with formulas that an agency, or one of its company types, has in common for its companies. ${INHERITANCE} Stored values of all companies that inherit one are computed again in the background.`,
  parameter: "standardFormulaId",
  id: "Formula",
  word: "key figure",
  schema: "KeyFigureFormula",
  body: { create: "NewKeyFigureFormula", update: "StandardKeyFigureFormulaChanges" },
  version: "StandardKeyFigureFormulaVersion",
});

export const standardTargetOperations = operationsOf({
  resource: "StandardKeyFigureTarget",
  description: `The targets that an agency, or one of its company types, has in common for its companies. The id is the key figure with the first and the last day of the period, and may be left out where one is created. A target from 0001-01-01 to 9999-12-31 holds in every period without a target of its own, unless the key figure is an amount. ${INHERITANCE}`,
  parameter: "standardTargetId",
  id: "Target",
  word: "target",
  schema: "StandardKeyFigureTarget",
  body: { create: "NewStandardKeyFigureTarget", update: "StandardKeyFigureTargetChanges" },
  version: "StandardKeyFigureTargetVersion",
});

export const standardChartOperations = operationsOf({
  resource: "StandardChartOfAccounts",
  description: `The charts of accounts that an agency, or one of its company types, has in common for its companies, whose fiscal years may use them. ${INHERITANCE} One that fiscal years of companies use cannot be deleted (412). Stored values of all companies that inherit one are computed again in the background.`,
  parameter: "standardChartId",
  id: "ChartOfAccounts",
  list: "ChartsOfAccounts",
  word: "chart of accounts",
  words: "charts of accounts",
  schema: "ChartOfAccounts",
  body: { create: "NewChartOfAccounts", update: "ChartOfAccountsChanges" },
  version: "ChartOfAccountsVersion",
});

export const standardRuleOperations = operationsOf({
  resource: "StandardFindingRule",
  description: `The rules by which companies to call are found, of an agency and of its company types: the standard ones that every agency has, as they hold there, and others. ${INHERITANCE} FindingRule of an agency has the same rules.`,
  parameter: "standardRuleId",
  id: "Rule",
  word: "rule",
  schema: "StandardFindingRule",
  body: { create: "NewStandardFindingRule", update: "StandardFindingRuleChanges" },
  version: "StandardFindingRuleVersion",
});

export const standardTextOperations = operationsOf({
  resource: "StandardText",
  description: `Short texts with live values that an agency, or one of its company types, has ready for the reports of its companies. ${INHERITANCE}`,
  parameter: "standardTextId",
  id: "Text",
  word: "text",
  schema: "StandardText",
  body: { create: "NewStandardText", update: "StandardTextChanges" },
  version: "StandardTextVersion",
});

function operationsOf(described: Described): OperationGroup {
  const { resource, description, parameter, id, word, schema, body, version } = described;
  const { list: listed = `${id}s`, words = `${word}s` } = described;
  const operations = OWNERS.flatMap(({ path, of, name }): Operation[] => {
    const list = `${path}/${resource}`;
    const item = `${list}/:${parameter}`;
    const written = { alias: item, response: schema, extension: true } as const;
    return [
      {
        path: list,
        verb: "GET",
        id: `list${name}${listed}`,
        summary: `List the ${words} that hold for ${of}`,
        description: "`origin` says whose each is; those that every agency has are without.",
        response: `${schema}[]`,
        extension: true,
      },
      {
        path: list,
        verb: "POST",
        id: `create${name}${id}`,
        summary: `Create a ${word} of ${of}`,
        body: body.create,
        ...written,
      },
      {
        path: list,
        verb: "PUT",
        id: `update${name}${id}`,
        summary: `Change a ${word} for ${of}`,
        description:
          "The id in the body, or in the path, says which; an inherited one is changed for this level alone.",
        body: body.update,
        ...written,
      },
      {
        path: item,
        verb: "GET",
        id: `get${name}${id}`,
        summary: `Get a ${word} that holds for ${of}`,
        response: schema,
        extension: true,
      },
      {
        path: item,
        verb: "DELETE",
        id: `delete${name}${id}`,
        summary: `Delete a ${word} of ${of}, or hide an inherited one`,
        response: "null",
        extension: true,
      },
      {
        path: `${item}/Version`,
        verb: "GET",
        id: `list${name}${id}Versions`,
        summary: `List the versions of a ${word} of ${of}, the newest first`,
        response: `${version}[]`,
        extension: true,
      },
    ];
  });
  return { resource, description, operations };
}
