import type { MailState } from "@/contract/mails/mail-states";
import { path } from "@/lib/api/path";

export const mailSetupPath = () => path(["Mail"]);
export const mailsPath = (agencyId: string, query: { state?: MailState; cursor?: string }) =>
  path(["Agency", agencyId, "Mail"], query);
export const mailPath = (agencyId: string, mailId: string) => path(["Agency", agencyId, "Mail", mailId]);
