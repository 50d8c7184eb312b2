import type { Locale } from "@/contract/format/locale";
import type { Expression } from "@/contract/formulas/grammar/expression";
import { formulaText, inBrackets } from "@/contract/formulas/grammar/write-formula";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { figureDecimals } from "@/contract/format/format-figure";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { KeyFigureWorkbook, WorkbookCell, WorkbookSheet } from "@/contract/figures/key-figure-workbook";
import type { Books } from "../engine/books";
import { evaluate } from "../engine/evaluate";
import type { Inputs } from "../engine/inputs";
import type { Days } from "../engine/steps";
import type { Definitions } from "../formulas/definitions";
import type { Definition } from "../formulas/definition";
import { BalancesSheet } from "./balances-sheet";
import { FormulaCompiler } from "./formula-compiler";
import { InputsSheet } from "./inputs-sheet";
import { canBeFormula, NotAFormula } from "./not-a-formula";
import { ScopeResults } from "./scope-results";
import { FIRST_PERIOD, TermsSheet, type FormulaPart } from "./terms-sheet";
import { workbookWords, type WorkbookWords } from "./words";

export interface WorkbookContent {
  title: string;
  language: Locale;
  figures: readonly KeyFigure[];
  /** The periods of the columns, in order. */
  periods: readonly Days[];
  books: Books;
  inputs: Inputs;
  definitions: Definitions;
  accountNames: ReadonlyMap<string, string>;
  /** The name of a key figure, term, input or known group. */
  nameOf: (id: string) => string;
  /** Adds the display name of the divisor or group to a reason that has one. */
  nameReason: (reason: MissingReason) => MissingReason;
}

/** A value of the first sheet, with its formula if it can be expressed as one. */
interface FigureCell {
  value: number | null;
  reason?: MissingReason;
  parts: FormulaPart[] | null;
}

/**
 * Builds a workbook: key figures are formulas over terms, and terms are formulas over balances and inputs, which are
 * constants.
 * @returns the workbook; null if it would have more cells than `maxCells`
 */
export function buildWorkbook(content: WorkbookContent, maxCells: number): KeyFigureWorkbook | null {
  const { books, inputs, definitions, figures, periods, language, nameOf } = content;
  const words = workbookWords(language);
  const terms = new TermsSheet(words);
  const balances = new BalancesSheet(books, content.accountNames, words);
  const inputsSheet = new InputsSheet(books, inputs, nameOf, words);
  const expressionWords = (expression: Expression) =>
    formulaText(expression, { name: (id) => inBrackets(nameOf(id)), decimalComma: language === "sv" });
  const formulaWords = (definition: Definition | undefined) => wordsOf(definition, { nameOf, expressionWords, words });
  const compiler = new FormulaCompiler({
    books,
    definitions,
    terms,
    balances,
    nameOf,
    formulaWords,
    expressionWords,
    results: new ScopeResults(books, inputs, definitions),
    inputs: inputsSheet,
    beforeRounding: words.beforeRounding,
  });
  const sizeOf = () => balances.size + terms.size + inputsSheet.size + figures.length * (FIRST_PERIOD + periods.length);
  const rows: FigureCell[][] = [];
  for (const { id } of figures) {
    rows.push(periods.map((days, column) => cellOf(id, days, column)));
    if (sizeOf() > maxCells) return null;
  }

  function cellOf(id: string, days: Days, column: number): FigureCell {
    const { value, reason } = evaluate(books, inputs, id, days, definitions);
    const range = books.rangeOf(days.firstDay, days.lastDay);
    const known = { value, ...(reason && { reason }) };
    if ("code" in range || !canBeFormula(reason ?? value)) return { ...known, parts: null };
    try {
      return { ...known, parts: compiler.figure(id, column, range) };
    } catch (error) {
      if (error instanceof NotAFormula) return { ...known, parts: null };
      throw error;
    }
  }

  const heading = periods.map(({ firstDay, lastDay }) => words.period(firstDay, lastDay));
  const first: WorkbookSheet = {
    name: words.figuresSheet,
    columns: [36, 8, 48, ...periods.map(() => 18)],
    frozen: { rows: 5, columns: 1 },
    rows: [
      [{ value: content.title, style: "title" }],
      [{ value: words.note, style: "note" }],
      [],
      headingRow([words.keyFigure, words.unit, words.formula, ...heading]),
      [{ value: words.bookedThrough, style: "note" }, {}, {}, ...periods.map((days) => reachCell(books, days))],
      ...figures.map((figure, i): WorkbookCell[] => [
        { value: figure.name },
        { value: unitOf(figure, books, words) },
        { value: formulaWords(definitions(figure.id)), style: "note" },
        ...rows[i]!.map((cell) => figureCell(cell, figure, terms, content.nameReason)),
      ]),
    ],
  };
  return { sheets: [first, terms.sheet(heading), inputsSheet.sheet(), balances.sheet()] };
}

function figureCell(
  { value, reason, parts }: FigureCell,
  keyFigure: KeyFigure,
  terms: TermsSheet,
  nameReason: WorkbookContent["nameReason"],
): WorkbookCell {
  const formula = parts && terms.text(parts);
  return {
    ...(formula !== null && { formula }),
    ...(reason ? { reason: nameReason(reason) } : value !== null && { value }),
    decimals: figureDecimals(keyFigure),
  };
}

function headingRow(texts: readonly string[]): WorkbookCell[] {
  return texts.map((value) => ({ value, style: "heading" }));
}

function reachCell(books: Books, { firstDay, lastDay }: Days): WorkbookCell {
  const through = books.bookedThrough(firstDay, lastDay);
  return through === undefined ? {} : { value: through, style: "note" };
}

function unitOf({ valueType }: KeyFigure, books: Books, words: WorkbookWords): string {
  return valueType === "Amount" ? (books.years.at(-1)?.currency ?? "") : words.units[valueType];
}

function wordsOf(
  definition: Definition | undefined,
  names: {
    nameOf: (id: string) => string;
    expressionWords: (expression: Expression) => string;
    words: WorkbookWords;
  },
): string {
  switch (definition?.kind) {
    case "formula":
      return names.expressionWords(definition.expression);
    case "accounts": {
      const listOf = (ids: readonly string[]) => ids.map(names.nameOf).join(", ");
      const { groups, without } = definition;
      return without.length > 0 ? `${listOf(groups)}, ${names.words.without} ${listOf(without)}` : listOf(groups);
    }
    case "input":
      return names.words.measures[definition.measure];
    default:
      return "";
  }
}
