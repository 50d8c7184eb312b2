import { formatDay, formatMonth } from "@/contract/format/format-days";
import { formatNumber } from "@/contract/format/format-number";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { Locale } from "@/contract/format/locale";

interface ReasonTexts {
  missingInput: (input: string, month: string) => string;
  divisionByZero: (divisor: string) => string;
  divisorNotPositive: (divisor: string) => string;
  inputOutOfRange: (input: string, value: string, min: string, max: string) => string;
  noBooks: (start: string, end: string) => string;
  yearBalancesOnly: (start: string, end: string) => string;
  monthsUnknown: (account: string) => string;
  partOfMonth: (month: string) => string;
  currenciesDiffer: (currencies: string) => string;
  missingGroup: (group: string) => string;
  noSteps: string;
}

const TEXTS: Record<Locale, ReasonTexts> = {
  en: {
    missingInput: (input, month) => `${input} is not entered for ${month}.`,
    divisionByZero: (divisor) => `It would be divided by ${divisor}, which is 0.`,
    divisorNotPositive: (divisor) => `${divisor} is not above zero, so the ratio would say nothing.`,
    inputOutOfRange: (input, value, min, max) => `${input}, ${value}, is outside ${min} to ${max}.`,
    noBooks: (start, end) => `There are no books for ${start} to ${end}.`,
    yearBalancesOnly: (start, end) => `The books of ${start} to ${end} hold balances of the whole year only.`,
    monthsUnknown: (account) =>
      `The file's monthly balances of account ${account} do not agree with #RES/#UB; only the whole year is known.`,
    partOfMonth: (month) => `Amounts are kept by whole months; the period has a part of ${month}.`,
    currenciesDiffer: (currencies) => `The years have different currencies: ${currencies}.`,
    missingGroup: (group) => `The chart of accounts has no group ${group}.`,
    noSteps: "The fiscal year has no such period.",
  },
  sv: {
    missingInput: (input, month) => `${input} är inte angivet för ${month}.`,
    divisionByZero: (divisor) => `Det skulle delas med ${divisor}, som är 0.`,
    divisorNotPositive: (divisor) => `${divisor} är inte positivt, så kvoten skulle inte säga något.`,
    inputOutOfRange: (input, value, min, max) => `${input} ${value} ligger utanför ${min}–${max}.`,
    noBooks: (start, end) => `Det finns ingen bokföring för ${start} till ${end}.`,
    yearBalancesOnly: (start, end) => `Bokföringen för ${start} till ${end} har bara saldon för hela året.`,
    monthsUnknown: (account) =>
      `Filens månadssaldon för konto ${account} stämmer inte med #RES/#UB; bara hela året är känt.`,
    partOfMonth: (month) => `Belopp finns för hela månader; perioden har en del av ${month}.`,
    currenciesDiffer: (currencies) => `Åren har olika valutor: ${currencies}.`,
    missingGroup: (group) => `Kontoplanen saknar gruppen ${group}.`,
    noSteps: "Räkenskapsåret har ingen sådan period.",
  },
};

/**
 * Says in a PDF why there is no value.
 * @param nameOf the name of an input in the language
 */
export function reasonText(
  reason: MissingReason | undefined,
  language: Locale,
  nameOf: (id: string) => string,
): string {
  const texts = TEXTS[language];
  switch (reason?.code) {
    // Without a reason, the fiscal year has no period of the chosen length.
    case undefined:
      return texts.noSteps;
    case "missingInput":
      return texts.missingInput(nameOf(reason.keyFigureInfoId), formatMonth(`${reason.month}-01`, language));
    case "divisionByZero":
    case "divisorNotPositive":
      return texts[reason.code](reason.divisorName ?? reason.divisor);
    case "inputOutOfRange": {
      const [min, max] = [formatNumber(reason.min, language), formatNumber(reason.max, language)];
      const value = formatNumber(reason.value, language, { maxDecimals: 6 });
      return texts.inputOutOfRange(nameOf(reason.keyFigureInfoId), value, min, max);
    }
    case "noBooks":
    case "yearBalancesOnly":
      return texts[reason.code](formatDay(reason.start, language), formatDay(reason.end, language));
    case "monthsUnknown":
      return texts.monthsUnknown(reason.account);
    case "partOfMonth":
      return texts.partOfMonth(formatMonth(`${reason.month}-01`, language));
    case "currenciesDiffer":
      return texts.currenciesDiffer(reason.currencies.join(", "));
    case "missingGroup":
      return texts.missingGroup(reason.groupName ?? reason.group);
  }
}
