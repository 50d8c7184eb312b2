import { and, eq } from "drizzle-orm";
import { eubas97 } from "../../figures/eubas97";
import { everyDefinition } from "../../figures/formulas/company-definitions";
import type { Db } from "../../platform/db/database";
import { standard } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { resolveStandards } from "../standards/resolve-standards";
import type { StandardOwner } from "../standards/standard-kind";
import { layersOf, typeColumn } from "../standards/standard-owner";
import { ownKeyFigures, usersOf, type FormulaContent } from "./formula-content";
import { requireFormula } from "./require-formula";

/** The built-in chart: the only one that every company has. */
const STANDARD_CHARTS = [eubas97("en")];

/**
 * Checks the wanted content of a key figure: it must be computable with the other key figures of the owner, and of each
 * company type if the owner is an agency. Null deletes the key figure, which no other may then use.
 * @returns the content in its stored form
 * @throws HttpError exists, invalid or ruleViolation
 */
export async function checkStandardFormula(
  tx: Db,
  owner: StandardOwner,
  id: string,
  wanted: FormulaContent | null,
): Promise<FormulaContent | null> {
  const definitionOf = everyDefinition({ formulas: [], charts: STANDARD_CHARTS, isTyped: () => false });
  if (wanted && definitionOf(id)) {
    throw new HttpError(
      "exists",
      `Key figure ${quote(id)} exists already: standard, typed in, or a group of accounts.`,
    );
  }
  let checked = wanted;
  for (const contents of await readContentsByOwner(tx, owner, id, wanted)) {
    if (!contents.has(id)) requireUnused(id, [...contents.values()]);
    if (wanted === null || contents.get(id) !== wanted) continue;
    const others = [...contents.values()].filter((content) => content !== wanted);
    const setting = { own: ownKeyFigures(others), charts: STANDARD_CHARTS, typed: [] };
    checked = { ...wanted, formula: requireFormula(wanted.formula, id, setting) };
  }
  return checked;
}

/** The contents in force after a change, for the owner and for each company type of an agency. */
async function readContentsByOwner(
  tx: Db,
  owner: StandardOwner,
  id: string,
  wanted: FormulaContent | null,
): Promise<ReadonlyMap<string, FormulaContent>[]> {
  const rows = await tx
    .select({ companyTypeId: standard.companyTypeId, id: standard.id, content: standard.content })
    .from(standard)
    .where(and(eq(standard.agencyId, owner.agencyId), eq(standard.kind, "KeyFigureFormula")));
  const changed = typeColumn(owner);
  const after = [
    ...rows.filter((row) => row.companyTypeId !== changed || row.id !== id),
    { companyTypeId: changed, id, content: wanted },
  ];
  const types = changed === "" ? new Set(["", ...rows.map(({ companyTypeId }) => companyTypeId)]) : [changed];
  return Array.from(types, (type) => {
    const layers = layersOf<FormulaContent>(
      after.filter(({ companyTypeId }) => companyTypeId === "" || companyTypeId === type),
    );
    return new Map(Array.from(resolveStandards(layers), ([each, { value }]) => [each, value]));
  });
}

function requireUnused(id: string, contents: readonly FormulaContent[]): void {
  const users = usersOf(id, contents).map(quote);
  if (users.length > 0) {
    throw new HttpError("ruleViolation", `Key figure formula ${quote(id)} cannot go: ${users.join(", ")} uses it.`);
  }
}
