import { createTransport } from "nodemailer";
import { cutText } from "@/contract/cut-text";
import type { Locale } from "@/contract/format/locale";
import type { MailProblem } from "@/contract/mails/mail-states";
import type { MailEnv } from "../../env";
import { reasonOf } from "../http-error";

/** A mail for the mail server. */
export interface OutgoingMail {
  /** The id of the row of the mail; it is equal in each attempt, so that mailboxes recognise duplicates. */
  id: string;
  to: string;
  language: Locale;
  subject: string;
  text: string;
  html: string;
}

/** Thrown if the mail server did not accept a mail. */
export class MailFailure extends Error {
  override name = "MailFailure";

  constructor(
    readonly code: MailProblem,
    message: string,
    /** True if another attempt would fail, too. */
    readonly isPermanent: boolean,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** Sends a mail; rejects with a {@link MailFailure}. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Time limits in milliseconds for one step and for a whole mail. */
export interface MailLimits {
  step: number;
  whole: number;
}

const LIMITS: MailLimits = { step: 15_000, whole: 60_000 };
const MAX_REPLY_LENGTH = 300;

/** Creates a function that sends mails by the configured server, each on a separate connection. */
export function createMailer({ server, from }: MailEnv, limits: MailLimits = LIMITS): SendMail {
  const options = {
    host: server.host,
    port: server.port,
    secure: server.isTls,
    // Mails contain secret links, so they leave the machine encrypted or not at all.
    requireTLS: !server.isTls && !server.isLocal,
    ignoreTLS: server.isLocal,
    dnsTimeout: limits.step,
    connectionTimeout: limits.step,
    greetingTimeout: limits.step,
    socketTimeout: limits.step,
    // Prevents nodemailer from reading content from files and URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(server.user !== null && { auth: { user: server.user, pass: server.password ?? "" } }),
  };
  return async ({ id, to, language, subject, text, html }) => {
    const timeout = AbortSignal.timeout(limits.whole);
    try {
      await createTransport(options).sendMail({
        // An object, because nodemailer would parse a text as a list of addresses.
        from,
        to: { name: "", address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
        // Closes the connection, so that a mail that counts as failed is not delivered later, unless the server has all
        // of it already; each attempt has the same id.
        signal: timeout,
      });
    } catch (error) {
      throw failureOf(timeout.aborted ? new Error("the mail server took too long") : error, server.host);
    }
  };
}

/** Converts an error of nodemailer to a MailFailure with a message for the users who wait for the mail. */
function failureOf(error: unknown, host: string): MailFailure {
  const { code, responseCode, response } = error as { code?: string; responseCode?: number; response?: string };
  const reply = response ?? reasonOf(error);
  const details = cutText(reply.replace(/\s+/g, " "), MAX_REPLY_LENGTH);
  const failure = (problem: MailProblem, message: string, isPermanent = false) =>
    new MailFailure(problem, `${message}: ${details}`, isPermanent, error);
  if (code === "EAUTH" || code === "ENOAUTH") {
    return failure("signIn", `The mail server ${host} does not let the service sign in`);
  }
  if (code === "ETLS" || code === "EREQUIRETLS" || /certificate/i.test(reply)) {
    return failure("tls", `There is no safe connection to the mail server ${host}`);
  }
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    // 503 means a wrong order of commands, which another connection may fix.
    const isPermanent = responseCode !== undefined && responseCode >= 500 && responseCode !== 503;
    return isPermanent
      ? failure("refused", "The mail server refuses the mail", true)
      : failure("busy", "The mail server takes no mail for now");
  }
  return failure("unreachable", `The mail server ${host} cannot be reached`);
}
