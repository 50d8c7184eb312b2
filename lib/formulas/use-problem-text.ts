"use client";

import { useTranslations } from "next-intl";
import type { FormulaProblem } from "@/contract/formulas/grammar/formula-problem";

/**
 * Explains a formula problem in the user's language.
 * @param nameOf returns the name of a key figure by its id
 */
export function useProblemText(nameOf: (id: string) => string): (problem: FormulaProblem) => string {
  const t = useTranslations("formulas.problem");
  return (problem) => {
    const at = problem.start + 1;
    switch (problem.code) {
      case "expected": {
        const expected = t(`expected.${problem.expected}`);
        return problem.found === "" ? t("atTheEnd", { expected }) : t("found", { at, expected, found: problem.found });
      }
      case "unknownFunction":
      case "unknownName":
        return t(problem.code, { at, name: problem.name });
      case "argument":
        return t(`argument.${problem.wanted}`, { at, function: problem.function });
      case "tooLong":
      case "tooDeep":
      case "tooMuch":
        return t(problem.code, { max: problem.max });
      case "numberTooLong":
        return t(problem.code, { at });
      case "circle":
        return t(problem.code, { path: problem.path.map(nameOf).join(" → ") });
      case "breaks":
        return t(problem.code, { name: nameOf(problem.name) });
    }
  };
}
