/** A test outside the suite that proves a statement which requests to the service cannot. */
export interface NamedTest {
  file: string;
  /** The test's name, or that of the row of its table, as it stands in the file. */
  name: string;
}

const BFF = "lib/bff/forward.test.ts";
const CLIENT = "lib/api/client.test.ts";
const TOKENS = "service/platform/oidc/tokens.test.ts";
const SIGN_IN = "service/platform/oidc/sign-in.test.ts";
const AUTHENTICATION = "service/platform/auth/authentication.test.ts";
const SERVER = "service/platform/http/server.test.ts";
const BYTES = "contract/imports/sie-bytes.test.ts";

const test = (file: string, name: string): NamedTest => ({ file, name });

/** Statements about the dashboard, its BFF, sign-in, faults and time, and the tests that prove them. */
export const ELSEWHERE: ReadonlyMap<string, readonly NamedTest[]> = new Map([
  // An intermediate node's answers without an error object.
  [
    "i.errors.cfb257",
    [
      test(BFF, "an error page"),
      test(BFF, "keeps a bare %i, which means the same whoever says it"),
      test(CLIENT, "a page of HTML"),
    ],
  ],
  [
    "d.3.5a5e8f",
    [
      test(BFF, "HTML that calls itself JSON"),
      test(BFF, "an empty body"),
      test(BFF, "a redirect"),
      test(CLIENT, "a page of HTML"),
      test(CLIENT, "nothing"),
    ],
  ],
  // Sign-in and tokens.
  [
    "d.3.327170",
    [
      test(
        AUTHENTICATION,
        "has to wait after five wrong passwords, while tokens and a pair remembered from elsewhere go on",
      ),
      test(SIGN_IN, "makes one wait after five wrong tries, even with the right password, but nobody else"),
    ],
  ],
  [
    "d.6.a42838",
    [
      test(SIGN_IN, "gives code, state and issuer to the dashboard, and tokens with which the API answers"),
      test(SIGN_IN, "without PKCE"),
      test(TOKENS, "give new access tokens and stay the same while they are young"),
      test(TOKENS, "acts as the user it was registered for, while that user may"),
      test("service/platform/auth/organisation-tokens.test.ts", "open the API as the user whom they name"),
    ],
  ],
  [
    "d.6.48f128",
    [
      test(TOKENS, "end after ten minutes"),
      test(TOKENS, "comes when it has been idle for eight hours"),
      test(TOKENS, "comes at the last day however much it is used"),
      test(AUTHENTICATION, "is answered for a personal access token, by itself or as the password of its user"),
      test("service/admin/commands/token.test.ts", "makes tokens that last 90 days unless told otherwise"),
      test("service/features/account/access.test.ts", "are made, shown once, listed and revoked"),
    ],
  ],
  [
    "d.6.3a9489",
    [
      test(
        "service/features/account/second-factor.test.ts",
        "leaves Basic to personal access tokens: a password alone is no longer enough",
      ),
    ],
  ],
  // Trouble that a request alone cannot bring about.
  [
    "d.3.d6073e",
    [
      test(SERVER, "are answered 503 and told when to come again, but for those that ask after its health"),
      test(SERVER, "finishes what has begun and answers 503 to what comes on a connection kept open"),
      test("service/platform/db/database-away.test.ts", "answers 503 meanwhile, and as before when it is back"),
    ],
  ],
  [
    "d.6.3a9489",
    [
      test(
        "service/platform/auth/password.test.ts",
        "knows a pair that was right until a minute after its last use, from the same place alone",
      ),
    ],
  ],
  ["d.4.69620c", [test("lib/companies/check-digit.test.ts", "knows the Finnish form")]],
  // The dashboard's BFF.
  [
    "d.3.df398f",
    [
      test(BFF, "a page of HTML"),
      test(BFF, "a redirect"),
      test(BFF, "an empty body"),
      test(BFF, "that hangs up becomes a 502"),
      test(BFF, "that does not answer in time becomes a 504"),
    ],
  ],
  [
    "d.3.02ce99",
    [
      test(BFF, "HTML that calls itself JSON"),
      test(BFF, "keeps the encoding that the service has chosen among those the browser reads"),
      test(BFF, "streams a body larger than it would hold"),
      test(BFF, "that breaks off in the middle breaks the answer off too, and does not end it as if it were whole"),
    ],
  ],
  ["d.3.f46ff8", [test(CLIENT, "half an answer"), test(CLIENT, "what the contract does not know")]],
  ["d.3.77bcdd", [test(BFF, "an error page"), test(BFF, "keeps a bare %i, which means the same whoever says it")]],
  ["d.3.b51f23", [test(BFF, "without the anti-forgery header")]],
  [
    "d.3.c1c267",
    [
      test(BFF, "passes an error object through with its status and its own headers"),
      test(BFF, "is refreshed when the service refuses the token, and the write is sent again with its body"),
      test(BFF, "ends with a 401 for a body too large to be sent again"),
    ],
  ],
  // What the dashboard does with kinds that it does not know.
  [
    "i.comment.02ec22",
    [
      test(
        "lib/comments/unknown-comment.test.ts",
        "a comment of an unknown kind shows what it shares with the known one",
      ),
      test(
        "lib/comments/comment-lists.test.ts",
        "a changed or deleted comment is so in every list, and comments of unknown kinds stay whole",
      ),
    ],
  ],
  [
    "i.comment.809db7",
    [
      test(
        "lib/comments/comment-lists.test.ts",
        "a changed or deleted comment is so in every list, and comments of unknown kinds stay whole",
      ),
    ],
  ],
  [
    "i.companycomment.c5c0fc",
    [
      test(
        "lib/comments/comment-lists.test.ts",
        "a changed or deleted comment is so in every list, and comments of unknown kinds stay whole",
      ),
    ],
  ],
  [
    "d.4.b1a25d",
    [
      test(
        "components/presets/use-preset-key-figures.test.tsx",
        "shows a key figure that the service does not know by its id, and says so",
      ),
    ],
  ],
  [
    "d.4.a96c84",
    [
      test(
        "lib/comments/unknown-comment.test.ts",
        "a comment of an unknown kind shows what it shares with the known one",
      ),
    ],
  ],
  // SIE bytes.
  [
    "d.5.88696f",
    [
      test(BYTES, "reads code page 437 as the format says"),
      test(BYTES, "reads UTF-8, with and without a byte order mark"),
      test(
        "service/admin/commands.test.ts",
        "import SIE files, first as a dry run, and go on after one that is refused",
      ),
    ],
  ],
]);
