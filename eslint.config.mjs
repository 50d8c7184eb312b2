import next from "@next/eslint-plugin-next";
import { defineConfig, globalIgnores } from "eslint/config";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const TYPESCRIPT = ["**/*.ts", "**/*.tsx"];
/** The dashboard: what runs under Next and in the browser. */
const DASHBOARD = ["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}", "lib/**/*.{ts,tsx}"];
const NODE_GLOBALS = [
  "AbortController",
  "AbortSignal",
  "Buffer",
  "URL",
  "URLSearchParams",
  "clearInterval",
  "clearTimeout",
  "console",
  "fetch",
  "performance",
  "process",
  "setInterval",
  "setTimeout",
];

/** The only modules that read the environment, so that each variable has one rule and one name (ADR 0068). */
const READS_ENVIRONMENT = [
  // The configuration of the product.
  "contract/configuration.ts",
  // Variables of npm and the shell for scripts, and the environment that scripts give to the programs they start.
  "scripts/run/environment.mjs",
  // Settings of tests and proofs.
  "service/testing/test-settings.mjs",
  // Settings of measurements and of the programs that they start.
  "bench/measuring/settings.ts",
];
const NOT_READ_HERE = `Only ${READS_ENVIRONMENT.join(", ")} read the environment.`;

/** A form's limit is the contract's: a second literal would disagree with the service one day. */
const LENGTHS_OF_TEXTS = [
  "JSXAttribute[name.name=/^(max|min)Length$/] Literal[raw=/^\\d/]",
  "VariableDeclarator[id.name=/^(MAX|MIN)_(\\w+_)?LENGTH$/] > Literal",
].map((selector) => ({ selector, message: "Take the limit from contract/text-limits.ts." }));

/** A list of words, and a limit, is the contract's: a second one would disagree with the service one day. */
const SAID_ONCE = [
  {
    selector:
      "CallExpression[callee.object.name='z'][callee.property.name=/^(enum|literal)$/] > ArrayExpression > Literal",
    message: "Take the list from the contract, or give one that only this form has a name.",
  },
  {
    // 0 and 1 say that there is one at all.
    selector:
      "CallExpression[callee.property.name=/^(max|min|length|lte|gte|lt|gt)$/]:not([callee.object.name='Math']) > Literal.arguments[raw=/^([2-9]|\\d\\d)/]",
    message: "Take the limit from the contract.",
  },
];
/** Permissions are in one table; what else depends on the type of a user is in the feature users. */
const COMPARED_USER_TYPE = {
  selector: "BinaryExpression > Literal[value=/^(Administrator|AgencyDirector|AgencyConsultant|CompanyUser)$/]",
  message: "Ask contract/permissions.ts, lib/auth/permissions.ts or service/platform/policies what the user may do.",
};
const COMPARES_USER_TYPES = [
  "service/features/users/**",
  "service/platform/policies/**",
  "service/**/*.test.ts",
  // Makes users.
  "service/admin/commands/user-add.ts",
  // Is about consultants and their clients.
  "service/features/bulk-changes/kinds/consultant.ts",
];

/** With `import { z }` the bundler keeps all of zod, with every language of its messages. */
const WHOLE_ZOD = {
  selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier[imported.name='z']",
  message: 'Write import * as z from "zod".',
};

/** Imports of another folder read alike everywhere; service, verify and the like keep relative ones within. */
const BY_ALIAS = "Import it as @/…; only files of the same folder are imported by ./";
const OTHER_TREE = String.raw`^(\.\./)+(app|bench|components|contract|e2e|lib|scripts|service|verify)/`;
const RELATIVE_DYNAMIC_IMPORT = { selector: "ImportExpression > Literal[value=/^\\.\\.\\//]", message: BY_ALIAS };

/** The dashboard's, beside the comparison of user types, which the feature users needs. */
const IN_DASHBOARD = [...LENGTHS_OF_TEXTS, ...SAID_ONCE, RELATIVE_DYNAMIC_IMPORT, WHOLE_ZOD];
const NO_JSX = { selector: "JSXElement", message: "lib holds no JSX; put it in components." };

const everywhere = {
  "array-callback-return": "error",
  eqeqeq: ["error", "always"],
  "no-alert": "error",
  "no-constant-binary-expression": "error",
  "no-constant-condition": "error",
  "no-console": "error",
  "no-debugger": "error",
  "no-duplicate-case": "error",
  "no-empty": ["error", { allowEmptyCatch: false }],
  "no-eval": "error",
  "no-fallthrough": "error",
  "no-loss-of-precision": "error",
  "no-misleading-character-class": "error",
  "no-param-reassign": "error",
  "no-promise-executor-return": "off",
  "no-self-assign": "error",
  "no-self-compare": "error",
  "no-sparse-arrays": "error",
  "no-template-curly-in-string": "error",
  "no-unmodified-loop-condition": "error",
  "no-unsafe-finally": "error",
  "no-useless-catch": "error",
  "no-useless-concat": "error",
  "no-useless-escape": "error",
  "no-useless-rename": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  "use-isnan": "error",
};

export default defineConfig(
  globalIgnores([
    ".next/",
    ".build/",
    "data/",
    "next-env.d.ts",
    "service/platform/db/migrations/",
    "playwright-report/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["**/*.{ts,tsx,mjs,cjs}"], rules: everywhere },
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, "readonly"])) },
    rules: { "no-undef": "error", "no-unused-vars": ["error", { caughtErrors: "all", ignoreRestSiblings: true }] },
  },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    ignores: READS_ENVIRONMENT,
    rules: {
      "no-restricted-properties": ["error", { object: "process", property: "env", message: NOT_READ_HERE }],
      "no-restricted-imports": [
        "error",
        ...["process", "node:process"].map((name) => ({ name, importNames: ["env"], message: NOT_READ_HERE })),
      ],
    },
  },
  // Rules that need types are in .oxlintrc.json, whose type checker takes a tenth of the time (ADR 0108).
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strict],
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { args: "after-used", ignoreRestSiblings: true }],
      // Regular expression groups and indexed access are known to be there more often than the compiler can tell.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/unified-signatures": "off",
    },
  },
  { files: ["contract/**"], rules: { "no-restricted-syntax": ["error", WHOLE_ZOD, COMPARED_USER_TYPE] } },
  { files: ["contract/permissions.ts"], rules: { "no-restricted-syntax": ["error", WHOLE_ZOD] } },
  {
    files: DASHBOARD,
    extends: [reactHooks.configs.flat.recommended, next.configs["core-web-vitals"]],
  },
  {
    files: TYPESCRIPT,
    rules: {
      "@typescript-eslint/no-restricted-imports": ["error", { patterns: [{ regex: OTHER_TREE, message: BY_ALIAS }] }],
    },
  },
  {
    files: DASHBOARD,
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "next/link", message: "Take Link of components/ui/link, which fetches ahead only when idle." },
          ],
          patterns: [{ regex: "^\\.\\./", message: BY_ALIAS }],
        },
      ],
      "no-restricted-syntax": ["error", ...IN_DASHBOARD, COMPARED_USER_TYPE],
    },
  },
  {
    files: ["lib/**"],
    rules: {
      "no-restricted-syntax": ["error", ...IN_DASHBOARD, COMPARED_USER_TYPE, NO_JSX],
    },
  },
  { files: ["service/**"], rules: { "no-restricted-syntax": ["error", ...SAID_ONCE, COMPARED_USER_TYPE] } },
  { files: COMPARES_USER_TYPES, rules: { "no-restricted-syntax": ["error", ...SAID_ONCE] } },
  { files: ["components/users/**"], rules: { "no-restricted-syntax": ["error", ...IN_DASHBOARD] } },
  { files: ["lib/users/**"], rules: { "no-restricted-syntax": ["error", ...IN_DASHBOARD, NO_JSX] } },
);
