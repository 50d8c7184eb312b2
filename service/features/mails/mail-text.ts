import { formatLongDay } from "@/contract/format/format-long-days";
import type { Locale } from "@/contract/format/locale";
import { swedishTime } from "@/contract/format/swedish-clock";
import type { MailKind } from "@/contract/mails/mail-states";
import type { MailRow } from "./mail-row";

const PRODUCT = "Nyckeltal";

type Facts = Pick<MailRow, "kind" | "about" | "language" | "details" | "createdBy" | "linkExpires">;

/** The words of one kind of mail; all are plain text. */
interface Words {
  subject: string;
  /** The paragraphs before the link. */
  before: string[];
  /** The text of the link. */
  link: string;
  after: string[];
}

/** The subject and the body of a mail, as plain text and as simple HTML; the body has the link and no figures. */
export function mailText(mail: Facts, link: string): { subject: string; text: string; html: string } {
  const { language } = mail;
  const words = WORDS[language][mail.kind](mail, untilWhen(mail.linkExpires, language));
  const text = [...words.before, `${words.link}:\n${link}`, ...words.after, `-- \n${PRODUCT}`].join("\n\n");
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${escaped(line)}</p>`).join("\n");
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(words.subject)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5">
${paragraphs(words.before)}
<p><a href="${escaped(link)}">${escaped(words.link)}</a></p>
${paragraphs(words.after)}
<p style="color: #5c625f">${PRODUCT}</p>
</body>
</html>
`;
  return { subject: words.subject, text: `${text}\n`, html };
}

type Write = (mail: Facts, until: string) => Words;

const WORDS: Record<Locale, Record<MailKind, Write>> = {
  en: {
    invitation: ({ about, createdBy, details: { agency } }, until) => ({
      subject: `You are invited to ${PRODUCT} by ${agency}`,
      before: ["Hello,", `${createdBy} at ${agency} has invited you to ${PRODUCT}. Your user name is ${about}.`],
      link: "Set your password",
      after: [
        `The link is good once, until ${until}. After that, ask for a new one.`,
        "Whoever has the link can set the password: do not pass it on. If you expected no invitation, do nothing.",
      ],
    }),
    newPassword: ({ about, createdBy, details: { agency } }, until) => ({
      subject: `A new password for ${PRODUCT} from ${agency}`,
      before: ["Hello,", `${createdBy} has made a link with which you, ${about}, set a new password for ${PRODUCT}.`],
      link: "Set a new password",
      after: [
        `The link is good once, until ${until}.`,
        `Whoever has the link can set the password: do not pass it on. If you did not ask for it, tell ${agency}.`,
      ],
    }),
    report: ({ createdBy, details: { agency, company, needsCode } }, until) => ({
      subject: `A report from ${agency}`,
      before: [
        "Hello,",
        `${createdBy} at ${agency} wants to show you a report${company ? ` of ${company.name}` : ""}.`,
      ],
      link: "Read the report",
      after: [
        `The link is good until ${until}.`,
        needsCode
          ? "You are asked for a code, which the sender gives you in another way."
          : "Whoever has the link can read the report: pass it on to nobody who should not.",
      ],
    }),
  },
  sv: {
    invitation: ({ about, createdBy, details: { agency } }, until) => ({
      subject: `Du är inbjuden till ${PRODUCT} av ${agency}`,
      before: ["Hej!", `${createdBy} på ${agency} har bjudit in dig till ${PRODUCT}. Ditt användarnamn är ${about}.`],
      link: "Välj ditt lösenord",
      after: [
        `Länken gäller en gång, till och med ${until}. Be annars om en ny.`,
        "Den som har länken kan välja lösenordet: skicka den inte vidare. Väntade du ingen inbjudan behöver du inte göra något.",
      ],
    }),
    newPassword: ({ about, createdBy, details: { agency } }, until) => ({
      subject: `Nytt lösenord till ${PRODUCT} från ${agency}`,
      before: ["Hej!", `${createdBy} har gjort en länk där du, ${about}, väljer ett nytt lösenord till ${PRODUCT}.`],
      link: "Välj ett nytt lösenord",
      after: [
        `Länken gäller en gång, till och med ${until}.`,
        `Den som har länken kan välja lösenordet: skicka den inte vidare. Har du inte bett om den, säg till ${agency}.`,
      ],
    }),
    report: ({ createdBy, details: { agency, company, needsCode } }, until) => ({
      subject: `En rapport från ${agency}`,
      before: ["Hej!", `${createdBy} på ${agency} vill visa dig en rapport${company ? ` om ${company.name}` : ""}.`],
      link: "Läs rapporten",
      after: [
        `Länken gäller till och med ${until}.`,
        needsCode
          ? "Du får frågan om en kod, som avsändaren ger dig på annat sätt."
          : "Den som har länken kan läsa rapporten: skicka den inte vidare till någon som inte ska se den.",
      ],
    }),
  },
};

/** Formats a time in Sweden, such as "22 March 2026, 13:00". */
function untilWhen(expires: Date, language: Locale): string {
  const [day, time] = swedishTime(expires).split("T") as [string, string];
  return language === "sv"
    ? `${formatLongDay(day, language)} kl. ${time.replace(":", ".")}`
    : `${formatLongDay(day, language)}, ${time}`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}
