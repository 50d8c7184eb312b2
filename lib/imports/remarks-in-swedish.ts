/*
 * Remarks of the service are English sentences, and old imports have stored ones. Swedish pages recognise the sentence
 * and show it in Swedish, with its values in place of {0}, {1} and so on (ADR 0096). A sentence that is not in the
 * table is shown in English.
 */

/** Sentences of the service with their Swedish translations. */
const SENTENCES: readonly (readonly [english: string, swedish: string])[] = [
  // Damage to the file as a whole
  [
    "Expected a SIE file, with records such as #FLAGGA 0 or #SIETYP 4; none was found.",
    "Filen ska vara en SIE-fil, med poster som #FLAGGA 0 eller #SIETYP 4; den har inga.",
  ],
  [
    "Expected accounts, balances or vouchers; the file has none.",
    "Filen ska ha konton, saldon eller verifikationer; den har inga.",
  ],
  [
    "Expected a second #KSUMMA with the checksum at the end: the file was cut off.",
    "Sist i filen saknas #KSUMMA med kontrollsumman: filen är avkapad.",
  ],
  [
    "Expected a #KSUMMA without a value before the records it covers.",
    "Före de poster som kontrollsumman gäller saknas #KSUMMA utan värde.",
  ],
  [
    "Expected the checksum {0}, found {1}: the file was changed after it was written.",
    "Kontrollsumman ska vara {0} men är {1}: filen har ändrats efter att den skrevs.",
  ],
  [
    "A letter was lost before this file reached us, here. It stays as it is.",
    "En bokstav hade gått förlorad innan filen kom hit, här. Den blir som den är.",
  ],
  [
    "{0} letters were lost before this file reached us; the first is here. They stay as they are.",
    "{0} bokstäver hade gått förlorade innan filen kom hit; den första står här. De blir som de är.",
  ],
  ["Expected records that every file has; missing: {0}.", "Varje SIE-fil ska ha vissa poster; här saknas {0}."],
  [
    "#FLAGGA 1: a program has marked this file as already imported.",
    "#FLAGGA 1: ett program har märkt filen som redan inläst.",
  ],
  ["Expected #FLAGGA 0 or 1, found {0}.", "#FLAGGA ska vara 0 eller 1 men är {0}."],
  ["Expected #FORMAT PC8, found {0}.", "#FORMAT ska vara PC8 men är {0}."],
  [
    "Expected #SIETYP 1, 2, 3 or 4, found {0}; read as type {1}.",
    "#SIETYP ska vara 1, 2, 3 eller 4 men är {0}; filen lästes som typ {1}.",
  ],
  [
    "The file has {0} and vouchers, which only type 4 has; read as type {1}.",
    "Filen har {0} och verifikationer, som bara typ 4 har; den lästes som typ {1}.",
  ],
  [
    "The format has no record {0}; it was passed over on {1}.",
    "Formatet har ingen post {0}; den hoppades över på {1}.",
  ],
  [
    "{0} has more fields than the format knows; they were passed over on {1}.",
    "{0} har fler fält än formatet känner till; de hoppades över på {1}.",
  ],
  [
    "Expected a record that begins with #; passed over {0} without one.",
    "En post börjar med #; {0} utan hoppades över.",
  ],
  ["Control characters were read as blanks on {0}.", "Styrtecken lästes som blanksteg på {0}."],
  ["1 more remark of this kind follows on a later line.", "1 anmärkning till av samma slag följer längre ned."],
  ["{0} more remarks of this kind follow on later lines.", "{0} anmärkningar till av samma slag följer längre ned."],
  ["{0} more remarks on the file follow.", "{0} anmärkningar till på filen följer."],

  // The fields of a record
  ["Expected {0}, a whole number, found {1}.", "Väntade {0}, ett heltal, men fann {1}."],
  ["Expected an account number, found {0}.", "Väntade ett kontonummer men fann {0}."],
  [
    "Expected an account number of digits, found {0}; it was kept.",
    "Ett kontonummer ska bestå av siffror men är {0}; det behölls.",
  ],
  [
    "Expected an amount with a point before at most two decimals, within ±92233720368547758.07, {0}.",
    "Väntade ett belopp med punkt före högst två decimaler, inom ±92233720368547758.07, men fann {0}.",
  ],
  [
    "Expected amounts whose sums are within ±92233720368547758.07; these are larger.",
    "Summor av belopp ska ligga inom ±92233720368547758.07; dessa är större.",
  ],
  ["Expected a quantity, found {0}; it was left out.", "Väntade en kvantitet men fann {0}; den utelämnades."],
  [
    "Expected a date YYYYMMDD that is on the calendar, found {0}.",
    "Väntade ett datum ÅÅÅÅMMDD som finns i almanackan men fann {0}.",
  ],
  [
    "Expected a date YYYYMMDD, found {0}; it was left out.",
    "Väntade ett datum ÅÅÅÅMMDD men fann {0}; det utelämnades.",
  ],
  ["Expected a month YYYYMM, found {0}.", "Väntade en månad ÅÅÅÅMM men fann {0}."],
  [
    "Expected an object list, {} when there are no objects; read without objects.",
    "Objektlistan saknas ({} när det inte finns några objekt); posten lästes utan objekt.",
  ],
  [
    "Expected } at the end of the object list; the fields after it cannot be told apart.",
    "Objektlistan saknar } på slutet; fälten efter den går inte att skilja åt.",
  ],
  [
    "Expected pairs of dimension number and object, found {0}; read without objects.",
    "Väntade par av dimensionsnummer och objekt men fann {0}; posten lästes utan objekt.",
  ],
  [
    "Expected a closing quotation mark; the text was read to the end of the line.",
    "Citattecknet på slutet saknas; texten lästes till radens slut.",
  ],
  [
    "The format has no plus sign before an amount; it was read as a positive one.",
    "Formatet har inget plustecken före ett belopp; det lästes som positivt.",
  ],
  [
    "#{0} of account {1} stands on line {2} too, with another amount; the last one counts.",
    "#{0} för konto {1} står även på rad {2}, med ett annat belopp; det sista gäller.",
  ],
  [
    "Expected the number of the parent dimension, found {0}; it was left out.",
    "Väntade numret på den överordnade dimensionen men fann {0}; det utelämnades.",
  ],
  [
    "Expected the account type T, S, K or I, found {0}; it was left out.",
    "Kontotypen ska vara T, S, K eller I men är {0}; den utelämnades.",
  ],
  ["Account {0} has two names; the last one counts.", "Konto {0} har två namn; det sista gäller."],
  ["Expected the number of an object, found {0}.", "Väntade ett objekts nummer men fann {0}."],
  ["Expected the number of a dimension, found {0}.", "Väntade en dimensions nummer men fann {0}."],
  [
    "Expected a currency code of ISO 4217, found {0}; it was left out.",
    "Väntade en valutakod enligt ISO 4217 men fann {0}; den utelämnades.",
  ],

  // Fiscal years
  [
    "Expected the first and last day of year {0}; the year was left out.",
    "År {0} saknar första och sista dag; året utelämnades.",
  ],
  [
    "Expected year {0} to end after its start {1}; it was left out.",
    "År {0} ska sluta efter sin början {1}; det utelämnades.",
  ],
  ["Year {0} stands twice; the last one counts.", "År {0} anges två gånger; det sista gäller."],
  ["Expected year {0} to end before year {1} begins, on {2}.", "År {0} ska sluta innan år {1} börjar, den {2}."],
  [
    "Expected #RAR 0 with the first and the last day of the fiscal year.",
    "#RAR 0 med räkenskapsårets första och sista dag saknas.",
  ],
  [
    "Expected a day of the fiscal year {0} to {1}, found {2}; it was left out.",
    "Väntade en dag i räkenskapsåret {0} – {1} men fann {2}; den utelämnades.",
  ],
  [
    "Expected a fiscal year of at most 18 months, found {0} to {1}.",
    "Ett räkenskapsår är högst 18 månader, men här anges {0} – {1}.",
  ],
  [
    "Expected #RAR {0} with the days of the year that this record belongs to.",
    "#RAR {0} saknas, med dagarna för det år som posten hör till.",
  ],
  [
    "Expected months within year {0}, found {1}; {2} records have months outside their year and were left out, of accounts: {3}.",
    "Månaden {1} ligger utanför år {0}; {2} poster med månader utanför sitt år utelämnades, på konto {3}.",
  ],

  // Vouchers
  ["Expected { only after #VER; it was passed over.", "{ ska bara stå efter #VER; den hoppades över."],
  [
    "Expected } only at the end of a voucher; it was passed over.",
    "} ska bara stå sist i en verifikation; den hoppades över.",
  ],
  [
    "Expected {0} before this record; voucher {1} ends here.",
    "Före den här posten saknas {0}; verifikation {1} slutar här.",
  ],
  ["Expected {0} only between the braces of a voucher.", "{0} ska bara stå mellan klamrarna i en verifikation."],
  ["Expected { before the rows of voucher {0}.", "Före raderna i verifikation {0} saknas {."],
  [
    "Expected } at the end of voucher {0}: the file ends within it.",
    "Verifikation {0} saknar } på slutet: filen slutar mitt i den.",
  ],
  [
    "Expected the same row as #TRANS after it; it was counted, on the voucher's date.",
    "Samma rad ska följa som #TRANS; raden räknades med, på verifikationens datum.",
  ],
  [
    "Expected the rows of voucher {0} to sum to zero; the difference is {1}.",
    "Raderna i verifikation {0} ska summera till noll; differensen är {1}.",
  ],
  [
    "Expected voucher {0} to lie within the fiscal year {1} to {2}.",
    "Verifikation {0} ligger utanför räkenskapsåret {1} – {2}.",
  ],
  [
    "Expected rows dated within the fiscal year {0} to {1}; {2} given the date of the voucher.",
    "Rader ska ha datum i räkenskapsåret {0} – {1}; {2} verifikationens datum.",
  ],

  // Sums that do not agree
  [
    "Expected the closing balances (#UB 0, {0}) and the result (#RES 0, {1}) to sum to the opening balances ({2}); the difference is {3}.",
    "Utgående balanser (#UB 0, {0}) och resultat (#RES 0, {1}) ska tillsammans bli ingående balanser ({2}); differensen är {3}.",
  ],
  [
    "Expected a record that can be read: without #{0} 0, the opening balances are those of #{1} −1.",
    "Posten ska gå att läsa: utan #{0} 0 är ingående balanser de som står i #{1} −1.",
  ],
  [
    "Expected the opening balances ({0}) to sum to zero; the sum is {1}, {2}.",
    "Ingående balanser ({0}) ska summera till noll; summan är {1}, {2}.",
  ],
  [
    "Expected account {0} to move the result of the year to equity, {1}; found {2}.",
    "Konto {0} ska föra om årets resultat till eget kapital, {1}; där står {2}.",
  ],
  ["Expected that {0}; on account {1} it is {2}.", "Det ska gälla att {0}; på konto {1} står {2}."],
  ["Expected that {0}; {1}: {2}.", "Det ska gälla att {0}; {1}: {2}."],
  [
    "Expected the #PSALDO without an object to give #UB or #RES; all records of an account together do on these, so they were read as its parts: {0}.",
    "#PSALDO utan objekt ska ge #UB eller #RES; på dessa konton gör alla poster det tillsammans, så de lästes som delar: {0}.",
  ],
  [
    "Expected #PSALDO to give #UB or #RES; on these accounts they do not, so the year is #UB or #RES and the months are unknown: {0}.",
    "#PSALDO ska ge #UB eller #RES; på dessa konton gör de inte det, så året är #UB eller #RES och månaderna är okända: {0}.",
  ],

  // Names
  [
    "Expected a #KONTO for every account; these are used without one: {0}.",
    "Varje konto ska ha en #KONTO; dessa används utan: {0}.",
  ],
  [
    "Expected an #OBJEKT for every object; these are used without one: {0}.",
    "Varje objekt ska ha en #OBJEKT; dessa används utan: {0}.",
  ],
  [
    "Expected dimension {0} not to be part of itself; it was read as one of its own.",
    "Dimension {0} får inte ingå i sig själv; den lästes som fristående.",
  ],
  [
    "Expected a #DIM for dimension {0}, which the format gives no name.",
    "Dimension {0} har inget namn i formatet och ska ha en #DIM.",
  ],

  // The company, the year and the choices of an import
  [
    "The file names no organisation number; say which company it is for.",
    "Filen anger inget organisationsnummer; välj vilket företag den är till.",
  ],
  [
    "The file names no organisation number; it is read for {0}.",
    "Filen anger inget organisationsnummer; den läses in till {0}.",
  ],
  [
    "The file is of {0}, the company {1} is {2}; it is read for {3}.",
    "Filen gäller {0}, men företaget {1} är {2}; den läses in till {3}.",
  ],
  [
    "No company with the organisation number {0} is known to agency {1}; create it first, or say which company the file is for.",
    "Byrån har inget företag med organisationsnumret {0}; lägg upp det först, eller välj vilket företag filen är till.",
  ],
  [
    "No company with the organisation number {0} is known; create it first, or say which company the file is for.",
    "Det finns inget företag med organisationsnumret {0}; lägg upp det först, eller välj vilket företag filen är till.",
  ],
  [
    "Several companies have the organisation number {0}: {1}. Say which one the file is for.",
    "Flera företag har organisationsnumret {0}: {1}. Välj vilket filen är till.",
  ],
  ["The fiscal year begins {0}, after its end {1}.", "Räkenskapsåret börjar {0}, efter sitt slut {1}."],
  [
    "The fiscal year {0} to {1} overlaps the company's {2} to {3}.",
    "Räkenskapsåret {0} – {1} överlappar företagets {2} – {3}.",
  ],
  [
    "No fiscal year of the company holds {0}; import that year first, or give its first and last day.",
    "Företaget har inget räkenskapsår som omfattar {0}; importera det året först, eller ange dess första och sista dag.",
  ],
  ["The file holds no vouchers and no balances.", "Filen innehåller varken verifikationer eller saldon."],
  [
    "{0} would lie outside the new fiscal year, which ends {1}: {2}.",
    "{0} skulle hamna utanför det nya räkenskapsåret, som slutar {1}: {2}.",
  ],
  [
    "The fiscal year {0} to {1} already holds exactly this file; nothing was changed.",
    "Räkenskapsåret {0} – {1} innehåller redan exakt den här filen; inget ändrades.",
  ],
  [
    "These vouchers are already in the fiscal year {0} to {1}.",
    "Verifikationerna finns redan i räkenskapsåret {0} – {1}.",
  ],
  [
    "The request's dimensionObjects name objects that the file does not have: {0}.",
    "Några valda objekt finns inte i filen: {0}.",
  ],
  ["{0} is no currency code of ISO 4217.", "{0} är ingen valutakod enligt ISO 4217."],
  ["The file is in {0}, the fiscal year {1} to {2} in {3}.", "Filen är i {0}, men räkenskapsåret {1} – {2} är i {3}."],
  ["The file is in {0}, the request says {1}; {2} is used.", "Filen är i {0}, men {1} är valt; {2} används."],
  [
    "The last ledger date {0} of the request is before the fiscal year {1} to {2}.",
    "Den valda sista dagen {0} ligger före räkenskapsåret {1} – {2}.",
  ],
  [
    "The file has no vouchers and no months: its balances are those of the whole year, not of {0}.",
    "Filen har varken verifikationer eller månader: dess saldon är hela årets, inte de per {0}.",
  ],
];

/** Phrases that can be the value of a placeholder, with their Swedish translations. */
const PARTS: readonly (readonly [english: string, swedish: string])[] = [
  ["the index of a year", "ett årsnummer"],
  ["the index of the year", "årets nummer"],
  ["1 line", "1 rad"],
  ["{0} lines", "{0} rader"],
  ["found {0}", "{0}"],
  ["found nothing", "inget"],
  ["no #SIETYP, which means 1,", "ingen #SIETYP, vilket betyder 1,"],
  ["a row was", "en rad fick"],
  ["{0} rows were", "{0} rader fick"],
  ["nor is it minus the result of the year before, {0}", "och inte heller minus föregående års resultat, {0}"],
  [
    "and the file has no #RES of the year before that could explain it",
    "och filen har ingen #RES för föregående år som kan förklara det",
  ],
  ["#IB and the vouchers give #UB", "#IB och verifikationerna ger #UB"],
  ["#UB −1 and the vouchers give #UB 0", "#UB −1 och verifikationerna ger #UB 0"],
  ["the vouchers give #RES", "verifikationerna ger #RES"],
  ["#IB and the months of #PSALDO give #UB", "#IB och månaderna i #PSALDO ger #UB"],
  ["#UB −1 and the months of #PSALDO give #UB 0", "#UB −1 och månaderna i #PSALDO ger #UB 0"],
  ["the months of #PSALDO give #RES", "månaderna i #PSALDO ger #RES"],
  ["#IB 0 is #UB −1", "#IB 0 är #UB −1"],
  ["{0} against {1}, a difference of {2}", "{0} mot {1}, en differens på {2}"],
  ["it differs on 1 account", "det gör det inte på 1 konto"],
  ["it differs on {0} accounts", "det gör det inte på {0} konton"],
  ["1 value of inputs or the budget", "1 värde av indata eller budget"],
  ["{0} values of inputs or the budget", "{0} värden av indata eller budget"],
  ["{0} and {1} more", "{0} och {1} till"],
  ["{ and }", "{ och }"],
];

/** An amount in the service's format. It is not parsed, because a double cannot hold all amounts exactly. */
const AMOUNT = /(-?)\b(\d+)\.(\d\d)\b/g;
/** The English words before the account and month of a budget amount, as in `budget of 3001 2025-11`. */
const BUDGET_AMOUNT = /\bbudget of (?=\S+ \d{4}-\d\d\b)/g;
const LEFT_OUT = "; the record was left out.";

type Pattern = { expression: RegExp; swedish: string };

/** Patterns that begin with a value are tried last, because the value could match the beginning of other sentences. */
const patterns = (texts: typeof SENTENCES): readonly Pattern[] =>
  texts
    .map(([english, swedish]) => ({ expression: expressionOf(english), swedish, isLast: english.startsWith("{0}") }))
    .sort((one, other) => Number(one.isLast) - Number(other.isLast));

function expressionOf(english: string): RegExp {
  const parts = english.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+?)")}$`, "s");
}

const sentences = patterns(SENTENCES);
const parts = patterns(PARTS);

/** The remark in Swedish with Swedish numbers; null for an unknown sentence. */
export function remarkInSwedish(explanation: string): string | null {
  if (!explanation.endsWith(LEFT_OUT)) return translated(explanation, sentences);
  const swedish = translated(`${explanation.slice(0, -LEFT_OUT.length)}.`, sentences);
  return swedish === null ? null : `${swedish.replace(/\.$/, "")}; posten utelämnades.`;
}

function translated(text: string, among: readonly Pattern[]): string | null {
  for (const { expression, swedish } of among) {
    const values = expression.exec(text)?.slice(1);
    if (values) return swedish.replace(/\{(\d)\}/g, (_, index: string) => inSwedish(values[Number(index)]!));
  }
  return null;
}

/** Translates a value of a sentence: a known phrase, or the amounts in it. Quotations from the file are kept. */
function inSwedish(value: string): string {
  const part = translated(value, parts);
  if (part !== null) return part;
  if (value.startsWith("“")) return `”${value.slice(1)}`;
  return value
    .replace(BUDGET_AMOUNT, "budget för ")
    .replace(AMOUNT, (_, minus: string, kronor: string, ore: string) => {
      return `${minus && "\u2212"}${kronor.replace(/\B(?=(?:\d{3})+$)/g, "\u202f")},${ore}`;
    });
}
