import type { SieDimension } from "../sie-records";
import { listed, type SieCheck } from "./check";

/** Lists accounts and objects that are used but not declared, except in 4I, which may leave out charts and names. */
export const checkReferences: SieCheck = ({ file, notes }) => {
  if (file.sieType === "4I") return;
  const accounts = file.accounts.filter(({ declared }) => !declared);
  if (accounts[0]) {
    const named = listed(accounts.map(({ number }) => number));
    const explanation = `Expected a #KONTO for every account; these are used without one: ${named}.`;
    notes.warn("accountsWithoutName", { lineNo: accounts[0].lineNo, linePos: 1, label: "" }, explanation);
  }
  const objects = file.objects.filter(({ declared }) => !declared);
  if (objects[0]) {
    const named = listed(objects.map(({ dimension, code }) => `${dimension} ${code}`));
    const explanation = `Expected an #OBJEKT for every object; these are used without one: ${named}.`;
    notes.warn("objectsWithoutName", { lineNo: objects[0].lineNo, linePos: 1, label: "" }, explanation);
  }
};

/**
 * Breaks each cycle of parent dimensions by removing one parent, and lists the dimensions from 20 (the companies' own)
 * that are used but not declared, except in 4I.
 */
export const checkDimensions: SieCheck = ({ file, notes }) => {
  const byNumber = new Map(file.dimensions.map((dimension) => [dimension.number, dimension]));
  for (const dimension of file.dimensions) {
    if (!isPartOfItself(dimension, byNumber)) continue;
    const explanation = `Expected dimension ${dimension.number} not to be part of itself; it was read as one of its own.`;
    notes.warn("dimensionCycle", { lineNo: dimension.lineNo, linePos: 1, label: "#UNDERDIM" }, explanation);
    dimension.parent = null;
  }
  for (const { number, declared, lineNo } of file.dimensions) {
    if (declared || number < 20 || file.sieType === "4I") continue;
    const explanation = `Expected a #DIM for dimension ${number}, which the format gives no name.`;
    notes.warn("dimensionWithoutName", { lineNo, linePos: 1, label: "" }, explanation);
  }
};

function isPartOfItself(dimension: SieDimension, byNumber: ReadonlyMap<number, SieDimension>): boolean {
  const seen = new Set<number>();
  for (let next = dimension.parent; next !== null && !seen.has(next); next = byNumber.get(next)?.parent ?? null) {
    if (next === dimension.number) return true;
    seen.add(next);
  }
  return false;
}
