import { MAIL_ROWS } from "@/contract/mails/mail";
import type { OperationGroup } from "../../platform/openapi/operation";
import { MAILS_QUERY } from "./read-mails";

export const mailOperations: OperationGroup = {
  resource: "Mail",
  description:
    "Mails that the service sends: with the link of an invitation, of a new password or of a report. A mail is queued by `mailTo` in the request that makes its link (of a PasswordLink or of a report's Link), sent by the service in the background, tried again when the mail server cannot be reached, and listed for 90 days. The link in a mail is never shown.",
  operations: [
    {
      path: "Mail",
      verb: "GET",
      id: "getMailSetup",
      summary: "Tell whether the service sends mail, and from which address",
      response: "MailSetup",
      extension: true,
    },
    {
      path: "Agency/:agencyId/Mail",
      verb: "GET",
      id: "listMails",
      summary: "List the mails of an agency, the newest first",
      description: "Directors see all of them, consultants those that they had sent.",
      query: {
        state: { schema: MAILS_QUERY.state, description: "Only mails in this state." },
        cursor: { schema: MAILS_QUERY.cursor, description: "The `next` of an earlier answer." },
        limit: {
          schema: MAILS_QUERY.limit,
          description: `Maximum number of mails: up to ${MAIL_ROWS.max}, by default ${MAIL_ROWS.default}.`,
        },
      },
      response: "MailPage",
      extension: true,
    },
    {
      path: "Agency/:agencyId/Mail/:mailId",
      verb: "GET",
      id: "getMail",
      summary: "Get a mail of an agency",
      response: "Mail",
      extension: true,
    },
    {
      path: "Agency/:agencyId/Mail/:mailId",
      verb: "PUT",
      id: "decideMail",
      summary: "Try a mail that failed again",
      description: "412 for a mail that has not failed, and for one whose link no longer works.",
      body: "MailDecision",
      response: "Mail",
      extension: true,
    },
  ],
};
