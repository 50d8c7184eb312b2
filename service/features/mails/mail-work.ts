import type { Logger } from "pino";
import type { MailProblem } from "@/contract/mails/mail-states";
import type { Db } from "../../platform/db/database";
import { databaseNow } from "../../platform/db/database-clock";
import type { Keyring } from "../../platform/encryption/keyring";
import { mailLinkLocation } from "../../platform/encryption/stored-secrets";
import type { HttpError } from "../../platform/http-error";
import { QueueWork } from "../../platform/jobs/queue-work";
import { MailFailure, type SendMail } from "../../platform/mail/mailer";
import { isLinkGood } from "./is-link-good";
import { mailSignal } from "./mail-signal";
import { mailText } from "./mail-text";
import { endMail, postponeMail, takeMail, type TakenMail } from "./take-mail";

export interface MailWorkOptions {
  log: Logger;
  keyring: Keyring;
  send: SendMail;
  now?: () => Date;
  /** Seconds to wait before each retry, in order. The mail fails if its last retry does. */
  delays?: readonly number[];
}

/** Time after which another service may take a mail; longer than the timeout of sending one. */
const LEASE_SECONDS = 120;
const [MINUTE, HOUR] = [60, 3600];
const DELAYS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 24 * HOUR] as const;

/** Sends the waiting mails. */
export function startMailWork(
  db: Db,
  options: Pick<MailWorkOptions, "log" | "keyring" | "send"> & { toHttpError: (error: unknown) => HttpError },
): QueueWork {
  const { log, toHttpError } = options;
  return new QueueWork({
    log,
    toHttpError,
    name: "mails",
    signal: mailSignal,
    workOnNext: () => workOnNextMail(db, options),
  });
}

/** Sends the next mail, or stores why it could not be sent; resolves to false if no mail is due. */
export async function workOnNextMail(db: Db, options: MailWorkOptions): Promise<boolean> {
  const { now = databaseNow, log } = options;
  const taken = await takeMail(db, LEASE_SECONDS);
  if (!taken) return false;
  try {
    await workOnMail(db, taken, now(), options);
  } catch (error) {
    // If the database is the cause, tryAgain fails, too. Then the mail is retried when the lease expires.
    log.error({ err: error, mailId: taken.id }, "the work on a mail failed");
    await tryAgain(db, taken, { code: "unexpected", explanation: "The service failed over this mail." }, options);
  }
  return true;
}

async function workOnMail(db: Db, taken: TakenMail, now: Date, options: MailWorkOptions): Promise<void> {
  const { keyring, send, log, delays = DELAYS } = options;
  if (taken.link === null || taken.linkExpires <= now) {
    return fail(db, taken, "expired", "Its link was no longer good before it could be sent.", true);
  }
  // The mail fails when try `delays.length + 1` fails, so a later try means that the service ended during that one or
  // could not store its outcome.
  if (taken.tries > delays.length + 1) {
    const explanation = `The service ended while it sent this mail, or could not store the outcome, in the last of ${taken.tries - 1} tries.`;
    return fail(db, taken, "interrupted", explanation, false);
  }
  const link = keyring.open(taken.link, mailLinkLocation(taken.id));
  if (!(await isLinkGood(db, taken, link, now))) {
    return fail(
      db,
      taken,
      "withdrawn",
      "Its link was taken back, used or replaced, or its user disabled, before it could be sent.",
      true,
    );
  }
  const { id, recipient, language } = taken;
  try {
    await send({ id, to: recipient, language, ...mailText(taken, link) });
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    // The server's message may quote the mail with its link.
    const explanation = error.message.replaceAll(link, "…");
    log.warn({ mailId: id, code: error.code, tries: taken.tries }, "a mail was not sent");
    if (error.isPermanent) return fail(db, taken, error.code, explanation, false);
    return tryAgain(db, taken, { code: error.code, explanation }, options);
  }
  await endMail(db, taken, { state: "sent", sent: now, link: null, problem: null });
}

async function tryAgain(
  db: Db,
  taken: TakenMail,
  problem: { code: MailProblem; explanation: string },
  { delays = DELAYS }: MailWorkOptions,
): Promise<void> {
  const delay = delays[taken.tries - 1];
  if (delay === undefined) return fail(db, taken, problem.code, problem.explanation, false);
  await postponeMail(db, taken, delay, { problem });
}

/** @param isOver true when the link no longer works and is deleted */
async function fail(db: Db, taken: TakenMail, code: MailProblem, explanation: string, isOver: boolean): Promise<void> {
  await endMail(db, taken, { state: "failed", problem: { code, explanation }, ...(isOver && { link: null }) });
}
