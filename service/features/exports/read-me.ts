import type { Locale } from "@/contract/format/locale";
import { swedishDay } from "@/contract/format/swedish-clock";
import type { ArchivedFile } from "../../platform/zip";

const TEXTS = {
  company: {
    en: (name: string, day: string) => `Everything that Nyckeltal keeps about ${name}, made on ${day}.

company.json             the company
users.json               names and roles of the users who are connected with it
fiscal-years.json        the fiscal years
sie/                     the SIE files as they were imported; imports.json lists them
key-figure-data.json     key figure data that was typed in
budgets.json             budgets that were typed in
charts-of-accounts.json  the charts of accounts that hold for the company
presets.json             the presets that hold for the company
own-key-figures.json     the key figures by formula that hold for the company, its own in every version
targets.json             targets
reports.json             period reports with their figures
report-links.json        links to reports and when they were opened, without the links themselves
comments.json            comments, questions and replies
finding-answers.json     answers to findings
documents/               the archive; documents.json lists it
activity.json            who changed what, with the values before and after

The JSON files are written as the interface writes them: where a number may stand, Infinity, -Infinity and NaN may too.
A file that was sent in UTF-8 with a byte order mark may be without it.
`,
    sv: (name: string, day: string) => `Allt som Nyckeltal har om ${name}, uttaget ${day}.

company.json             företaget
users.json               namn och roller för de användare som är knutna till företaget
fiscal-years.json        räkenskapsåren
sie/                     SIE-filerna som de lästes in; imports.json förtecknar dem
key-figure-data.json     indata
budgets.json             inmatade budgetar
charts-of-accounts.json  de kontoplaner som gäller för företaget
presets.json             de urval som gäller för företaget
own-key-figures.json     de nyckeltal med formel som gäller för företaget, företagets egna i alla versioner
targets.json             mål
reports.json             rapporter med sina siffror
report-links.json        länkar till rapporter och när de har öppnats, utan själva länkarna
comments.json            kommentarer, frågor och svar
finding-answers.json     svar på skäl att ringa
documents/               arkivet; documents.json förtecknar det
activity.json            vem som ändrat vad, med värdena före och efter

JSON-filerna är skrivna som i gränssnittet: där ett tal kan stå kan också Infinity, -Infinity och NaN stå.
En fil som kom i UTF-8 med byte order mark kan vara utan det märket.
`,
  },
  person: {
    en: (name: string, day: string) => `Everything that Nyckeltal keeps about ${name}, made on ${day}.

account.json          the account, with roles and companies
sessions.json         sign-ins that go on
tokens.json           personal access tokens, without the tokens themselves
security-events.json  sign-ins and changes of the access, for 180 days
activity.json         what the person has changed and when; the objects belong to the companies and are left out
comments.json         comments and replies that the person wrote
assignments.json      questions that are assigned to the person
mails.json            mails that the person had sent, and those with links for the person, for 90 days
views.json            own views of all clients
`,
    sv: (name: string, day: string) => `Registerutdrag: allt som Nyckeltal har om ${name}, uttaget ${day}.

account.json          kontot, med roller och företag
sessions.json         pågående inloggningar
tokens.json           personliga åtkomstnycklar, utan själva nycklarna
security-events.json  inloggningar och ändringar av åtkomsten, 180 dagar
activity.json         vad personen har ändrat och när; själva objekten hör till företagen och är inte med
comments.json         kommentarer och svar som personen har skrivit
assignments.json      frågor som är tilldelade personen
mails.json            utskick som personen har gjort, och utskick med länkar för personen, 90 dagar
views.json            egna vyer över alla klienter
`,
  },
};

/** Makes the file that describes the other files, in the language of the request. */
export function readMe(of: keyof typeof TEXTS, language: Locale, name: string, now: Date): ArchivedFile {
  const text = TEXTS[of][language](name, swedishDay(now));
  return { name: language === "sv" ? "LÄS MIG.txt" : "README.txt", content: [Buffer.from(text)] };
}
