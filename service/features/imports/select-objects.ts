import type { SieImportRequest } from "@/contract/imports/sie-import";
import { toObjectId } from "../../books/object-id";
import { monthlyParts } from "../../books/sie/month-readings";
import type { SieFile } from "../../books/sie/sie-file";
import type { SieBalance, SieMonthlyAmount, SieObjectRef } from "../../books/sie/sie-records";

type Choice = Pick<SieImportRequest, "dimensionObjects" | "excludeEmptyDimensions">;

/**
 * Returns the file with only the objects of `dimensionObjects`, or with `excludeEmptyDimensions` those of a voucher row
 * or of an amount other than zero (ADR 0031). Amounts of the other objects stay on their accounts; dimensions without
 * objects are left out, apart from those above others.
 */
export function selectObjects(file: SieFile, { dimensionObjects, excludeEmptyDimensions }: Choice): SieFile {
  if (dimensionObjects) return withObjects(file, isNamedIn(dimensionObjects));
  if (excludeEmptyDimensions) return withObjects(file, isUsedIn(file));
  return file;
}

/** The entries of `dimensionObjects` that match no object of the file. */
export function unknownObjects(file: SieFile, dimensionObjects: readonly string[]): string[] {
  const known = new Set(file.objects.flatMap((object) => [toObjectId(object), object.code]));
  return dimensionObjects.filter((name) => !known.has(name));
}

type IsChosen = (object: SieObjectRef) => boolean;

/** An object is named by its id (dimension and code joined by `_`), or by its code in any dimension. */
function isNamedIn(dimensionObjects: readonly string[]): IsChosen {
  const names = new Set(dimensionObjects);
  return (object) => names.has(object.code) || names.has(toObjectId(object));
}

function isUsedIn(file: SieFile): IsChosen {
  const lists = new Set(file.vouchers.usedObjectLists());
  for (const { objects, amount } of [...file.balances, ...file.monthlyAmounts]) if (amount !== 0n) lists.add(objects);
  const used = new Set([...lists].flatMap(idsOfObjects));
  return (object) => used.has(toObjectId(object));
}

function withObjects(file: SieFile, isChosen: IsChosen): SieFile {
  const chosenOf = new Map<readonly SieObjectRef[], readonly SieObjectRef[]>();
  // Equal lists are the same array in a file, so each list is filtered only once.
  const choose = (objects: readonly SieObjectRef[]) => {
    let chosen = chosenOf.get(objects);
    if (!chosen) {
      chosen = objects.every(isChosen) ? objects : objects.filter(isChosen);
      chosenOf.set(objects, chosen);
    }
    return chosen;
  };
  const objects = file.objects.filter(isChosen);
  return {
    ...file,
    objects,
    dimensions: withParents(file.dimensions, new Set(objects.map(({ dimension }) => dimension))),
    balances: chooseInBalances(file.balances, choose),
    monthlyAmounts: chooseInBalances(file.monthlyAmounts, choose, monthlyParts(file)),
    vouchers: file.vouchers.withObjects(choose),
  };
}

function withParents(dimensions: SieFile["dimensions"], kept: Set<number>): SieFile["dimensions"] {
  const byNumber = new Map(dimensions.map((dimension) => [dimension.number, dimension]));
  for (const number of kept) {
    const parent = byNumber.get(number)?.parent ?? null;
    // A loop over a set also visits the elements that are added during the loop.
    if (parent !== null) kept.add(parent);
  }
  return dimensions.filter(({ number }) => kept.has(number));
}

/**
 * Moves balances whose objects were not all chosen to the chosen ones among them, added up and without quantity. Where
 * none is chosen, or the file has a balance of just the chosen ones, that balance or the account's already includes
 * the amount, which is dropped. Amounts in `parts` are not included in another one: they are then moved to the account
 * instead.
 */
function chooseInBalances<T extends SieBalance | SieMonthlyAmount>(
  balances: readonly T[],
  choose: (objects: readonly SieObjectRef[]) => readonly SieObjectRef[],
  parts: ReadonlySet<SieBalance | SieMonthlyAmount> = new Set(),
): T[] {
  const keyOf = (balance: T, objects: readonly SieObjectRef[]) =>
    JSON.stringify([
      balance.kind,
      balance.yearIndex,
      "month" in balance ? balance.month : "",
      balance.account,
      idsOfObjects(objects).sort(),
    ]);
  const whole = balances.filter(({ objects }) => choose(objects) === objects);
  const written = new Set(whole.map((balance) => keyOf(balance, balance.objects)));
  const merged = new Map<string, T>();
  for (const balance of balances) {
    const chosen = choose(balance.objects);
    if (chosen === balance.objects) continue;
    const isIncluded = chosen.length === 0 || written.has(keyOf(balance, chosen));
    if (isIncluded && !parts.has(balance)) continue;
    const objects = isIncluded ? [] : chosen;
    const key = keyOf(balance, objects);
    const earlier = merged.get(key);
    if (earlier) earlier.amount += balance.amount;
    else merged.set(key, { ...balance, objects, quantity: null });
  }
  return [...whole, ...merged.values()];
}

export function idsOfObjects(objects: readonly SieObjectRef[]): string[] {
  return objects.map(toObjectId);
}
