import { namesIn } from "@/contract/formulas/grammar/expression";
import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { keyFigureFormula } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { ownKeyFigure } from "../../figures/own-key-figures";
import { requireItemAccess } from "../../platform/policies/authorize";
import { findVersions, formulaIs, readFormulas, toFormula } from "./formula-row";
import { writeAndStoreFigures } from "../portfolio/store-figures";

/** Deletes a key figure of the company's own with all its versions, unless another one uses it. */
export async function deleteFormula(context: RequestContext, companyId: string, id: string): Promise<void> {
  await requireItemAccess(context, companyId, "keyFigureFormula.write", () => findVersions(context.db, companyId, id));
  await writeAndStoreFigures(context.db, companyId, async (tx) => {
    const [newest] = await findVersions(tx, companyId, id);
    const before = toFormula(newest);
    await requireMatch(context, before, `Key figure formula "${id}"`);
    const own = (await readFormulas(tx, companyId)).map(ownKeyFigure);
    const users = own.filter(({ expression }) => namesIn(expression).includes(id)).map((figure) => `"${figure.id}"`);
    if (users.length > 0) {
      throw new HttpError(
        "ruleViolation",
        `Key figure formula "${id}" cannot be deleted: ${users.join(", ")} uses it.`,
      );
    }
    await tx.delete(keyFigureFormula).where(formulaIs(companyId, id));
    await audit(tx, context, { action: "delete", resource: "KeyFigureFormula", resourceId: id, companyId, before });
  });
}
