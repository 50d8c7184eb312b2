import type { TraceStep } from "./key-figure-trace";
import { readableFormula } from "./readable-formula";

type TracedFunction = NonNullable<TraceStep["function"]>;
/** Puts the name of a function into a text around its terms, such as "average of {inner}". */
type FunctionText = (name: TracedFunction, inner: string) => string;

/** Names a step of a formula in words that can be part of a sentence. */
export function nameOfStep(step: TraceStep, functionText: FunctionText): string {
  if (step.label !== undefined) return step.label;
  const readable = readableFormula(step.text, namedTerms(step, functionText));
  if (!step.function) return readable;
  // The text is a call such as `average(Assets)`; the function's name and the brackets are cut off. Arguments that
  // contain an operator or a comma get their brackets back.
  const inner = readable.slice(step.function.length + 1, -1);
  return functionText(step.function, /[ ,]/.test(step.text) ? `(${inner})` : inner);
}

/** The formula of a step with a name of its own, in words; undefined for other steps. */
export function formulaOfStep(step: TraceStep, functionText: FunctionText): string | undefined {
  if (step.formula === undefined || step.label === undefined) return undefined;
  return `= ${readableFormula(step.formula, namedTerms(step, functionText))}`;
}

function namedTerms({ terms = [] }: TraceStep, functionText: FunctionText): { text: string; name: string }[] {
  return terms.map((term) => ({ text: term.text, name: nameOfStep(term, functionText) }));
}
