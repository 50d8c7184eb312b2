import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import english from "@/lib/i18n/messages/en/imports.json";
import swedish from "@/lib/i18n/messages/sv/imports.json";
import { remarkInSwedish } from "./remarks-in-swedish";

/** Matches a call that makes a remark, and captures the remark's code, or the two between which a condition chooses. */
const CODES = /\b(?:warn|error|warnAt|errorAt|leaveOut|fileNote)\(\s*(?:[^"]*\? )?"(\w+)"(?: : "(\w+)")?/g;

describe("a remark of the service", () => {
  test.each([
    [
      "Expected the rows of voucher A 12 to sum to zero; the difference is -1234567.50.",
      "Raderna i verifikation A 12 ska summera till noll; differensen är −1 234 567,50.",
    ],
    [
      "Expected that #IB 0 is #UB −1; it differs on 2 accounts: 1910 (-10.00), 2440 (2000.50).",
      "Det ska gälla att #IB 0 är #UB −1; det gör det inte på 2 konton: 1910 (−10,00), 2440 (2 000,50).",
    ],
    [
      "Expected that the vouchers give #RES; on account 3010 it is 1.00 against 2.00, a difference of -1.00.",
      "Det ska gälla att verifikationerna ger #RES; på konto 3010 står 1,00 mot 2,00, en differens på −1,00.",
    ],
    [
      "Expected that #UB −1 and the vouchers give #UB 0; on account 1910 it is 2.00 against 1.00, a difference of 1.00.",
      "Det ska gälla att #UB −1 och verifikationerna ger #UB 0; på konto 1910 står 2,00 mot 1,00, en differens på 1,00.",
    ],
    [
      "Expected that #UB −1 and the months of #PSALDO give #UB 0; it differs on 1 account: 1910 (1.00).",
      "Det ska gälla att #UB −1 och månaderna i #PSALDO ger #UB 0; det gör det inte på 1 konto: 1910 (1,00).",
    ],
    [
      "Expected the opening balances (#UB −1) to sum to zero; the sum is 10.00, and the file has no #RES of the year before that could explain it.",
      "Ingående balanser (#UB −1) ska summera till noll; summan är 10,00, och filen har ingen #RES för föregående år som kan förklara det.",
    ],
    [
      "Expected the closing balances (#UB 0, 100.00) and the result (#RES 0, -90.00) to sum to the opening balances (#IB 0, 0.00); the difference is 10.00.",
      "Utgående balanser (#UB 0, 100,00) och resultat (#RES 0, −90,00) ska tillsammans bli ingående balanser (#IB 0, 0,00); differensen är 10,00.",
    ],
    [
      "The format has no record “#NYTT”; it was passed over on 3 lines.",
      "Formatet har ingen post ”#NYTT”; den hoppades över på 3 rader.",
    ],
    [
      "Expected rows dated within the fiscal year 2025-01-01 to 2025-12-31; a row was given the date of the voucher.",
      "Rader ska ha datum i räkenskapsåret 2025-01-01 – 2025-12-31; en rad fick verifikationens datum.",
    ],
    [
      "Expected a month YYYYMM, found “1.50”; the record was left out.",
      "Väntade en månad ÅÅÅÅMM men fann ”1.50”; posten utelämnades.",
    ],
    [
      'No company with the organisation number 556000-0000 is known to agency "demo"; create it first, or say which company the file is for.',
      "Byrån har inget företag med organisationsnumret 556000-0000; lägg upp det först, eller välj vilket företag filen är till.",
    ],
    [
      "2 values of inputs or the budget would lie outside the new fiscal year, which ends 2025-06-30: TaxRate 2025-07-01–2025-07-31, budget of 3001 2025-11.",
      "2 värden av indata eller budget skulle hamna utanför det nya räkenskapsåret, som slutar 2025-06-30: TaxRate 2025-07-01–2025-07-31, budget för 3001 2025-11.",
    ],
    [
      "1 value of inputs or the budget would lie outside the new fiscal year, which ends 2025-06-30: budget of 3001 2025-11.",
      "1 värde av indata eller budget skulle hamna utanför det nya räkenskapsåret, som slutar 2025-06-30: budget för 3001 2025-11.",
    ],
    ["1 more remark of this kind follows on a later line.", "1 anmärkning till av samma slag följer längre ned."],
    ["2 more remarks of this kind follow on later lines.", "2 anmärkningar till av samma slag följer längre ned."],
  ])("%s", (remark, translation) => {
    expect(remarkInSwedish(remark)?.replaceAll("\u202f", " ")).toBe(translation);
  });

  test("has no translation when its sentence is unknown", () => {
    expect(remarkInSwedish("Another service says something else.")).toBeNull();
  });
});

/** Sentences that are no remarks: errors of requests, and causes that pages show by their codes. */
const OTHER_SENTENCES = [
  /^The body is (?:not valid|empty): /,
  /^File X is X; the decision X is for files that are X\.$/,
  /^File X has become X only during the decision\.$/,
  /^A batch takes at most X (?:files|bytes); begin another one\.$/,
  /^The work on this file was interrupted X times\.$/,
  /^The user "X"(?:, in whose name it was to be done, is gone or disabled| may not import to the agency "X" any more)\.$/,
  /^The file is of a company that the user does not see\.$/,
  /^The effect of the import has changed since it was shown\.$/,
  /^The imports have changed meanwhile\.$/,
];

/** The sentences in the service's source files, with a sample value for each placeholder. */
function sentencesOf(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // Descriptions of the interface and error messages are not remarks.
      .filter((file) => file.endsWith(".ts") && !/test|operations|take-back/.test(file))
      .flatMap((file) => {
        // Removes comments, joins templates that are continued on the next line, and keeps the text of optional parts.
        // Any other placeholder becomes X.
        const source = readFileSync(join(folder, file), "utf8")
          .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
          .replace(/` \+\n\s*`/g, "")
          .replace(/\$\{\w+ \? `([^`]*)` : ""\}/g, "$1")
          .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "X");
        return [...source.matchAll(/`([^`]*)`|"([^"\n]*)"/g)].map((match) => match[1] ?? match[2]!);
      })
      // "X; the record was left out." is added to other sentences.
      .filter((text) => / .*\.$/s.test(text) && !text.startsWith("X; "))
      .filter((text) => !OTHER_SENTENCES.some((pattern) => pattern.test(text)))
  );
}

test("each remark on a file has a heading in both languages", () => {
  const codes = ["service/books", "service/features/imports"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.includes("test"))
      .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(CODES)])
      .flatMap(([, code, other]) => (other === undefined ? [code!] : [code!, other]))
      // Shown as the state of the file, and not among its remarks.
      .filter((code) => code !== "nothingChanged"),
  );
  expect(codes.length).toBeGreaterThan(40);
  for (const { codes: headings } of [english, swedish]) {
    expect(codes.filter((code) => !(code in headings))).toEqual([]);
  }
});

test("each sentence of a remark in the service's sources has its Swedish one", () => {
  const sentences = [...sentencesOf("service/books"), ...sentencesOf("service/features/imports")];
  expect(sentences.length).toBeGreaterThan(60);
  expect(sentences.filter((sentence) => remarkInSwedish(sentence) === null)).toEqual([]);
});
