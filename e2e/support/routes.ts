/** The kind of a dashboard route. Tests look for "page" only; the other kinds inform readers of the table. */
type Kind =
  /** A page, or an address that redirects to one; without a session it redirects to the sign-in. */
  | "page"
  /** Begins or ends a session. */
  | "sign-in"
  /** Begins or ends a director's view as another user, within the session. */
  | "view-as"
  /** Passes calls on to the service. */
  | "BFF"
  /** The same response for everyone. */
  | "open"
  /** Needs no session: the secret in its address gives access, with a code where the link asks for one. */
  | "secret"
  /** Next shows it in the place of a page, for an unknown address or after an error. */
  | "internal";

/** Every route of the build. A missing one fails routes.spec.ts. */
export const ROUTES: Record<string, Kind> = {
  "/": "page",
  "/account": "page",
  "/agencies": "page",
  "/agencies/[agencyId]/activity": "page",
  "/agencies/[agencyId]/bulk-changes": "page",
  "/agencies/[agencyId]/bulk-changes/[bulkChangeId]": "page",
  "/agencies/[agencyId]/bulk-changes/new": "page",
  "/agencies/[agencyId]/comments": "page",
  "/agencies/[agencyId]/companies": "page",
  "/agencies/[agencyId]/imports": "page",
  "/agencies/[agencyId]/imports/[batchId]": "page",
  "/agencies/[agencyId]/inputs": "page",
  "/agencies/[agencyId]/letterhead": "page",
  "/agencies/[agencyId]/mails": "page",
  "/agencies/[agencyId]/months": "page",
  "/agencies/[agencyId]/portfolio": "page",
  "/agencies/[agencyId]/rules": "page",
  "/agencies/[agencyId]/standards": "page",
  "/agencies/[agencyId]/users": "page",
  "/agencies/[agencyId]/users/companies": "page",
  "/companies/[companyId]/activity": "page",
  "/companies/[companyId]/budgets": "page",
  "/companies/[companyId]/comments": "page",
  "/companies/[companyId]/charts-of-accounts": "page",
  "/companies/[companyId]/fiscal-years": "page",
  "/companies/[companyId]/imports": "page",
  "/companies/[companyId]/imports/[importId]": "page",
  "/companies/[companyId]/inputs": "page",
  "/companies/[companyId]/meeting": "page",
  "/companies/[companyId]/meeting/neighbour": "page",
  "/companies/[companyId]/meeting/reports": "page",
  "/companies/[companyId]/meeting/statements": "page",
  "/companies/[companyId]/meeting/trace": "page",
  "/companies/[companyId]/figures": "page",
  "/companies/[companyId]/presets": "page",
  "/companies/[companyId]/reports": "page",
  "/companies/[companyId]/targets": "page",
  "/companies/[companyId]/statements": "page",
  "/companies/[companyId]/users": "page",
  "/companies/[companyId]/vouchers": "page",
  "/sign-in": "sign-in",
  "/sign-in/done": "sign-in",
  "/api/auth/[...nextauth]": "sign-in",
  "/api/sign-out": "sign-in",
  "/api/view-as": "view-as",
  "/api/v2/[...path]": "BFF",
  "/shared/[token]": "secret",
  "/shared/[token]/code": "secret",
  "/shared/[token]/opening": "secret",
  "/shared/[token]/pdf": "secret",
  "/api/health": "open",
  "/api/ready": "open",
  "/500": "internal",
  "/_global-error": "internal",
  "/_not-found": "internal",
};
