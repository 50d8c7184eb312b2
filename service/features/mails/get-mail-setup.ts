import type { MailSetup } from "@/contract/mails/mail";
import type { RequestContext } from "../../platform/request-context";

/** Tells anybody who is signed in whether links can be mailed, and from where they come. */
export function getMailSetup({ mail }: RequestContext): MailSetup {
  return mail ? { isSetUp: true, from: mail.from } : { isSetUp: false };
}
