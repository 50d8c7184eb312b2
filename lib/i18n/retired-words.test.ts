import { expect, test } from "vitest";
import { MESSAGES } from "./messages";
import { flatten } from "./testing/flatten";

/** Words that have been removed from the Swedish pages, with their replacements. */
const RETIRED: readonly { word: RegExp; instead: string; because: string }[] = [
  {
    word: /nyckeltalsdata|nyckeltalsunderlag|indata till nyckeltal/i,
    instead: "indata",
    because: "what is typed in has one name",
  },
  {
    word: /(?<!bokförings)underlag/i,
    instead: "indata, or bokföringsunderlag for what is booked",
    because: "an accountant's underlag are receipts and invoices",
  },
  {
    word: /^(Inget|Ingen|Inga)\b.*\bstämmer\b/,
    instead: "Inga träffar",
    because: "a search has hits; it is books that stämmer",
  },
  { word: /^Sparande$/, instead: "Sparat, Sparar…", because: "sparande is money put aside" },
  { word: /gör något/i, instead: "kör ett kommando", because: "it is a translation of “do something”" },
  { word: /Klistra in läser/, instead: "Inklistrade … läses som", because: "it is no sentence" },
  { word: /^Som den är$/i, instead: "Ursprunglig ordning", because: "it does not say of which order" },
  { word: /^Bokstäver$/, instead: "Teckenprov", because: "it shows how characters were read" },
  { word: /andra faktor/i, instead: "tvåfaktorsautentisering", because: "that is what the method is called" },
  { word: /^Gör rapporten/, instead: "Skapa", because: "a report is created" },
  { word: /^Förval$/, instead: "Vy or Urval", because: "förval is a default" },
  { word: /är den som filens/, instead: "stämmer med filens", because: "books agree with their control totals" },
];

/** Keys of the texts in `inputs` about typed values; there, nyckeltal means computed key figures only. */
const OF_INPUTS = ["columns.input", "own.button", "own.label", "agency.figure", "agency.own", "tools.nameRows.hint"];

const swedish = [...flatten(MESSAGES.sv)];

test.each(RETIRED)("no Swedish text says $word: it is $instead, because $because", ({ word }) => {
  expect(swedish.filter(([, text]) => word.test(text))).toEqual([]);
});

test("texts about values that are typed in do not call them nyckeltal", () => {
  const texts = swedish.filter(([key]) => OF_INPUTS.some((name) => key === `inputs.${name}`));
  expect(texts.map(([key]) => key)).toHaveLength(OF_INPUTS.length);
  expect(texts.filter(([, text]) => /nyckeltal/i.test(text))).toEqual([]);
});
