import { namesIn } from "@/contract/formulas/grammar/expression";
import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import { keyFigureFormula } from "../../platform/db/schema";
import { refuse } from "../../platform/http-error";
import { requireMatch } from "../../platform/http/entity-tag";
import { ownKeyFigure } from "../../figures/own-key-figures";
import { reachItem } from "../../platform/policies/reach-item";
import { lockCompany } from "../companies/lock-company";
import { findVersions, formulaIs, readFormulas } from "./find-formula";
import { presentFormula } from "./formula-row";

/** Deletes a key figure of the company's own with all its versions, unless another one uses it. */
export async function deleteFormula(caller: Caller, companyId: string, id: string): Promise<void> {
  await reachItem(caller, companyId, "keyFigureFormula.write", () => findVersions(caller.db, companyId, id));
  await caller.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const [newest] = await findVersions(tx, companyId, id);
    const before = presentFormula(newest);
    await requireMatch(caller, before, `Key figure formula "${id}"`);
    const own = (await readFormulas(tx, companyId)).map(ownKeyFigure);
    const users = own.filter(({ expression }) => namesIn(expression).includes(id)).map((figure) => `"${figure.id}"`);
    if (users.length > 0) {
      refuse("ruleViolation", `Key figure formula "${id}" cannot be deleted: ${users.join(", ")} uses it.`);
    }
    await tx.delete(keyFigureFormula).where(formulaIs(companyId, id));
    await audit(tx, caller, { action: "delete", resource: "KeyFigureFormula", resourceId: id, companyId, before });
  });
}
