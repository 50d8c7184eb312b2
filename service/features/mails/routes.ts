import type { Route } from "../../platform/http/route";
import { decideMail } from "./decide-mail";
import { getMail, getMailSetup, listMails } from "./read-mails";

export const mailRoutes: Route[] = [
  { path: "Mail", GET: ({ context }) => Promise.resolve(getMailSetup(context)) },
  {
    path: "Agency/:agencyId/Mail",
    GET: ({ context, param, query }) => listMails(context, param("agencyId"), query),
  },
  {
    path: "Agency/:agencyId/Mail/:mailId",
    GET: ({ context, param }) => getMail(context, param("agencyId"), param("mailId")),
    PUT: ({ context, param, body }) => decideMail(context, param("agencyId"), param("mailId"), body),
  },
];
