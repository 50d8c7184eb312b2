/** A test outside the suite that proves a statement, or the part of one, which requests to the service cannot. */
export interface NamedTest {
  file: string;
  /** The title of the test, or the name of a row of its table, as written in the file. */
  name: string;
}

const BFF = "lib/bff/forward.test.ts";
const CLIENT = "lib/api/client.test.ts";
const TOKENS = "service/platform/oidc/tokens.test.ts";
const SIGN_IN = "service/platform/oidc/sign-in.test.ts";
const AUTHENTICATION = "service/platform/auth/authentication.test.ts";
const SERVER = "service/platform/http/server.test.ts";
const SCHEDULE = "service/features/bulk-changes/schedule/schedule.test.ts";
const DEMO = "service/features/agencies/demo-content.test.ts";
const BYTES = "contract/imports/sie-bytes.test.ts";

const test = (file: string, name: string): NamedTest => ({ file, name });

/** Maps statements about the dashboard, its BFF, sign-in, the demo, faults, time and SIE files to their tests. */
const TESTS: Record<string, readonly NamedTest[]> = {
  // Responses of proxies, without an error object.
  "intermediary-errors-without-object": [
    test(BFF, "an error page"),
    test(BFF, "keeps a bare %i, which means the same whoever says it"),
    test(CLIENT, "%i without an error object still has a kind: %s"),
  ],
  "client-survives-foreign-bodies": [
    test(BFF, "HTML that calls itself JSON"),
    test(BFF, "an empty body"),
    test(BFF, "a redirect"),
    test(BFF, "an error page"),
    test(CLIENT, "%i without an error object still has a kind: %s"),
    test(CLIENT, "a page of HTML"),
    test(CLIENT, "nothing"),
  ],
  // Reports on the day of a schedule, for which a check would have to wait.
  "report-schedule-runs": [
    test(SCHEDULE, "are made once, on the day, for the month before, and published when the checklist is complete"),
    test(SCHEDULE, "begin next month when the day has passed, and skip a month in which no service ran"),
  ],
  // The demo, which no request to the service makes.
  "agency-demo-counted": [test(DEMO, "counts the demo's companies and the other users, for directors alone")],
  "agency-demo-deleted": [
    test(
      DEMO,
      "deletes them, for two requests at once too, and leaves the agency, the one who asks and what was added",
    ),
    test(DEMO, "takes nothing from an agency that is no demo"),
  ],
  // Sign-in and tokens.
  "error-429-too-many-attempts": [
    test(
      AUTHENTICATION,
      "has to wait after five wrong passwords, while tokens and a pair remembered from elsewhere go on",
    ),
    test(SIGN_IN, "refuses a user after five wrong passwords, even with the right one, and still lets others in"),
  ],
  "auth-token-issuers": [
    test(SIGN_IN, "gives code, state and issuer to the dashboard, and tokens with which the API answers"),
    test(SIGN_IN, "without PKCE"),
    test(TOKENS, "give new access tokens and stay the same while they are young"),
    test(TOKENS, "acts as the user it was registered for, while that user may"),
    test("service/platform/auth/organisation-tokens.test.ts", "open the API as the user whom they name"),
  ],
  "auth-token-lifetimes": [
    test(TOKENS, "end after ten minutes"),
    test(TOKENS, "comes when it has been idle for eight hours"),
    test(TOKENS, "comes at the end of its lifetime, even if it is used all the time"),
    test(AUTHENTICATION, "is answered for a personal access token, by itself or as the password of its user"),
    test("service/admin/commands/token.test.ts", "makes tokens that last 90 days unless told otherwise"),
    test("service/admin/commands/token.test.ts", "makes tokens of at most 366 days, with a scope"),
    test("service/features/account/access.test.ts", "are made, shown once, listed and revoked"),
  ],
  "auth-basic-with-second-factor": [
    test(
      "service/features/account/second-factor.test.ts",
      "leaves Basic to personal access tokens: a password alone is no longer enough",
    ),
  ],
  // Faults that a request alone cannot cause.
  "error-503-unavailable": [
    test(SERVER, "are answered 503 and told when to come again, but for those that ask after its health"),
    test(SERVER, "finishes what has begun and answers 503 to what comes on a connection kept open"),
    test("service/platform/db/database-away.test.ts", "answers 503 meanwhile, and as before when it is back"),
  ],
  // A minute for which a check would have to wait.
  "auth-basic-remembered-a-minute": [
    test(
      "service/platform/auth/password.test.ts",
      "remembers a right pair until a minute after its last use, for its network only",
    ),
  ],
  // A hint on the pages of the dashboard.
  "company-code-check-digit-hint": [
    test("lib/companies/check-digit.test.ts", "doubts the Swedish %s"),
    test("lib/companies/check-digit.test.ts", "knows the Finnish form"),
  ],
  // The dashboard's BFF.
  "bff-bad-upstream-502-504": [
    test(BFF, "a page of HTML"),
    test(BFF, "a redirect"),
    test(BFF, "an empty body"),
    test(BFF, "that hangs up becomes a 502"),
    test(BFF, "that does not answer in time becomes a 504"),
  ],
  "bff-judges-then-streams": [
    test(BFF, "HTML that calls itself JSON"),
    test(BFF, "keeps the encoding that the service has chosen among those the browser reads"),
    test(BFF, "that breaks off in the middle breaks the answer off too, and does not end it as if it were whole"),
  ],
  "browser-checks-responses": [test(CLIENT, "half an answer"), test(CLIENT, "what the contract does not know")],
  "bff-error-page-becomes-502": [
    test(BFF, "an error page"),
    test(BFF, "keeps a bare %i, which means the same whoever says it"),
  ],
  "bff-requires-csrf-header": [test(BFF, "without the anti-forgery header")],
  "bff-repeats-write-after-refresh": [
    test(BFF, "passes an error object through with its status and its own headers"),
    test(BFF, "keeps a bare %i, which means the same whoever says it"),
    test(BFF, "is refreshed when the service refuses the token, and the write is sent again with its body"),
    test(BFF, "ends with a 401 for a body too large to be sent again"),
  ],
  // Types and key figures that the dashboard does not know.
  "comment-types-may-grow": [
    test(
      "lib/comments/unknown-comment.test.ts",
      "a comment of an unknown kind shows the members that it shares with a KeyFigureComment",
    ),
    test(
      "lib/comments/comment-lists.test.ts",
      "a comment is changed or deleted in every list, and comments of unknown kinds stay unchanged",
    ),
  ],
  "comment-list-mixes-types": [
    test(
      "lib/comments/comment-lists.test.ts",
      "a comment is changed or deleted in every list, and comments of unknown kinds stay unchanged",
    ),
  ],
  "preset-unknown-key-figures-stored": [
    test(
      "components/presets/use-preset-key-figures.test.tsx",
      "an unknown key figure is shown by its id and marked as unknown",
    ),
  ],
  // More companies than a check should make.
  "preview-of-the-lists": [
    test(
      "service/features/portfolio/preview-portfolio.test.ts",
      "has the first of a large agency's companies, and the number of all",
    ),
  ],
  // SIE bytes.
  "import-bytes-decoded-by-client": [
    test(BYTES, "reads code page 437 as the format says"),
    test(BYTES, "reads UTF-8, with and without a byte order mark"),
    test("service/admin/commands.test.ts", "import SIE files, first as a dry run, and refuse one that cannot be read"),
  ],
};

export const ELSEWHERE: ReadonlyMap<string, readonly NamedTest[]> = new Map(Object.entries(TESTS));
