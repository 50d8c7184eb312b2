import type { Locale } from "@/contract/format/locale";
import { liveValueText, writeLiveText, type Measure } from "@/contract/reports/live-text";
import type { SentenceAccount, SentenceVoucher } from "@/contract/reports/ready-sentence";
import type { Movement } from "./sentence-rules";

const WORDS = {
  sv: {
    up: "ökade",
    down: "minskade",
    onYearBefore: "mot föregående år",
    from: "från perioden före, till",
    toPlus: "gick från minus till plus",
    toMinus: "gick från plus till minus",
    against: "mot",
    theYearBefore: "föregående år",
    sincePeriodBefore: "sedan perioden före",
    to: "till",
    came: "blev",
    above: "över",
    below: "under",
    budget: "budget",
    target: "målet",
    accounts: "Skillnaden finns främst på",
    account: "konto",
    includes: "Här ingår",
    voucher: "verifikation",
    yearBeforeHad: "Föregående år fanns",
    periodBeforeHad: "Perioden före fanns",
    and: "och",
  },
  en: {
    up: "increased",
    down: "decreased",
    onYearBefore: "on the year before",
    from: "from the period before, to",
    toPlus: "went from minus to plus",
    toMinus: "went from plus to minus",
    against: "against",
    theYearBefore: "the year before",
    sincePeriodBefore: "since the period before",
    to: "to",
    came: "came to",
    above: "above",
    below: "below",
    budget: "budget",
    target: "target",
    accounts: "The difference is mainly on",
    account: "account",
    includes: "It includes",
    voucher: "voucher",
    yearBeforeHad: "The year before had",
    periodBeforeHad: "The period before had",
    and: "and",
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The accounts and vouchers behind a movement. */
export interface Causes {
  accounts: readonly Pick<SentenceAccount, "number" | "name">[];
  vouchers: readonly Pick<SentenceVoucher, "series" | "number" | "date" | "text" | "side">[];
}

/**
 * The text about a movement, in the format of report texts. All numbers of the first paragraph are live values; a
 * second paragraph names the accounts and vouchers behind the movement.
 * @param subject the key figure as the subject of a sentence
 */
export function sentenceText(movement: Movement, subject: string, causes: Causes, language: Locale): string {
  return [aboutMovement(movement, plain(subject), language), aboutCauses(movement, causes, language)]
    .filter((paragraph) => paragraph !== "")
    .join("\n");
}

function aboutMovement({ keyFigureId, comparison, direction, turns }: Movement, subject: string, language: Locale) {
  const words = WORDS[language];
  const live = (measure: Measure) => liveValueText({ kind: "figure", measure, name: keyFigureId });
  const value = live("value");
  const turned = direction === "up" ? words.toPlus : words.toMinus;
  switch (comparison) {
    case "yearBefore":
      return turns
        ? `${subject} ${turned}: ${value}, ${words.against} ${live("yearBefore")} ${words.theYearBefore}.`
        : `${subject} ${words[direction]} ${words.to} ${value} (${live("change")} ${words.onYearBefore}).`;
    case "periodBefore":
      // Without the earlier value, because there is no live value for it.
      return turns
        ? `${subject} ${turned} ${words.sincePeriodBefore}: ${value}.`
        : `${subject} ${words[direction]} ${words.from} ${value}.`;
    case "budget":
    case "target": {
      const side = direction === "up" ? words.above : words.below;
      return `${subject} ${words.came} ${value}, ${side} ${words[comparison]} (${live(comparison)}).`;
    }
  }
}

function aboutCauses({ comparison }: Movement, { accounts, vouchers }: Causes, language: Locale): string {
  const words = WORDS[language];
  const listed = (names: readonly string[]) =>
    names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${words.and} ${names.at(-1)!}`;
  const namesOf = (side: "now" | "before") =>
    vouchers.filter((voucher) => voucher.side === side).map((voucher) => `${words.voucher} ${voucherName(voucher)}`);
  const had = comparison === "periodBefore" ? words.periodBeforeHad : words.yearBeforeHad;
  const sentences: [string, string[]][] = [
    [words.accounts, accounts.map(({ number, name }) => `${words.account} ${plain(`${number} ${name}`)}`)],
    [words.includes, namesOf("now")],
    [had, namesOf("before")],
  ];
  return sentences.flatMap(([start, names]) => (names.length === 0 ? [] : [`${start} ${listed(names)}.`])).join(" ");
}

function voucherName({ series, number, date, text }: Causes["vouchers"][number]): string {
  const name = `${series} ${number}`.trim() || date;
  return plain(text.trim() === "" ? name : `${name} (${text})`);
}

/** Puts a name on one line and escapes what would be read as a live value. */
function plain(name: string): string {
  return writeLiveText([{ kind: "text", text: name.replace(/\s+/gu, " ").trim() }]);
}
