import type { MailSetup } from "@/contract/mails/mail";
import type { RequestContext } from "../../platform/request-context";

/** Returns whether the service can mail links, and its sender address; open to every signed-in user. */
export function getMailSetup({ mail }: RequestContext): MailSetup {
  return mail ? { isSetUp: true, from: mail.from } : { isSetUp: false };
}
