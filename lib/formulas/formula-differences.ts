import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";

const FORMULA_MEMBERS = ["name", "formula", "valueType", "decimals", "description"] as const;
type FormulaMember = (typeof FORMULA_MEMBERS)[number];
type Formula = Pick<KeyFigureFormula, FormulaMember>;

/** The members that differ between two versions of a key figure; an absent member counts as empty. */
export function formulaDifferences(from: Formula, to: Formula): { member: FormulaMember; from: string; to: string }[] {
  return FORMULA_MEMBERS.map((member) => ({
    member,
    from: String(from[member] ?? ""),
    to: String(to[member] ?? ""),
  })).filter((difference) => difference.from !== difference.to);
}
