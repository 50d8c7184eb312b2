/** The direction of imports: app → components → lib → contract ← service (docs/architecture.md). */

/** Folders of components/ that any feature may use. */
const shared =
  "(ui|grid|line-charts|value-sheet|periods|shell|auth|drafts|formulas|standards|texts|reconciliation|vouchers|exports|live-text|letterhead)";
/** Sessions, secrets and the upstream connection. */
const serverOnly = "^lib/((auth|bff)/|env\\.)";
/** Other modules of lib that run on the server alone and so may import these. */
const onServer = "^lib/(server-query-client|check-env|i18n/request)\\.";
/** Modules of lib/auth that run in the browser too. */
const inBrowserToo = "^lib/auth/(permissions|sign-out|view-as)\\.";
const tests = ["\\.test\\.tsx?$", "/testing/", "^verify/"];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "A cycle has no order in which to understand it.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      comment:
        "An import that cannot be resolved would escape every other rule. The bench itself installs the packages of competitors.",
      severity: "error",
      from: { pathNot: "^bench/(grid|web)/competitors/" },
      to: { couldNotResolve: true },
    },
    {
      name: "contract-stands-alone",
      severity: "error",
      from: { path: "^contract/" },
      to: { path: "^(app|components|lib|service|scripts|e2e|bench)/" },
    },
    {
      name: "lib-below-the-user-interface",
      severity: "error",
      from: { path: "^lib/" },
      to: { path: "^(app|components|service|scripts|e2e|bench)/" },
    },
    {
      name: "components-below-the-pages",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^(app|service|scripts|e2e|bench)/" },
    },
    {
      name: "dashboard-never-imports-the-service",
      comment: "They speak HTTP; the dashboard works as well against a remote service.",
      severity: "error",
      from: { path: ["^app/", "^(proxy|instrumentation)[.]ts$"] },
      to: { path: "^(service|scripts|e2e|bench)/" },
    },
    {
      name: "service-never-imports-the-dashboard",
      severity: "error",
      from: { path: "^service/" },
      to: { path: "^(app|components|lib|scripts|e2e|bench)/" },
    },
    {
      name: "verifiers-judge-from-outside",
      comment:
        "They may start the tests' service, look into its tables, make tokens, draw random numbers and find the real files; one may have a large file made.",
      severity: "error",
      from: { path: "^verify/" },
      to: {
        path: "^(app|components|lib|service|scripts|e2e|bench)/",
        pathNot: [
          "^service/testing/",
          "^service/platform/(db|auth|openapi/testing)/",
          "^service/features/all-routes",
          "^service/demo/seeded-random",
          "^service/books/sie/testing/real-files",
          "^bench/import/large-file",
        ],
      },
    },
    {
      name: "second-computation-shares-nothing",
      comment:
        "The figures are computed a second time with other code, also for reading files. Hostile bodies are made from the OpenAPI document alone.",
      severity: "error",
      from: { path: "^verify/(figures|hostile)/" },
      to: { path: "^service/platform/" },
    },
    {
      name: "nothing-imports-the-verifier",
      severity: "error",
      from: { pathNot: "^verify/" },
      to: { path: "^verify/" },
    },
    {
      name: "features-apart",
      comment: `A feature's user interface takes from components/${shared} and from itself only.`,
      severity: "error",
      from: { path: "^components/([^/]+)/" },
      to: { path: "^components/", pathNot: [`^components/${shared}/`, "^components/$1/"] },
    },
    {
      name: "server-only",
      comment: "Sessions, secrets and the upstream connection never reach the browser's bundle; types may.",
      severity: "error",
      from: { path: "^(components|lib)/", pathNot: [serverOnly, onServer, ...tests] },
      to: { path: serverOnly, pathNot: inBrowserToo, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "configuration-in-one-place",
      comment: "Each program reads its part of the configuration in one module; the browser's bundle never gets it.",
      severity: "error",
      from: { path: "^(app|components|lib|service)/", pathNot: ["^(lib|service)/(check-)?env\\.", ...tests] },
      to: {
        path: "^contract/configuration",
        pathNot: "^contract/configuration-error\\.",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-database-in-routes",
      comment: "A route is: input → use case → response.",
      severity: "error",
      from: { path: "^service/features/.*routes[.]ts$", pathNot: tests },
      to: {
        path: ["node_modules/(drizzle-orm|pg|@electric-sql)/", "^service/platform/db/"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-http-in-use-cases",
      comment:
        "A use case takes a RequestContext and validated input, and throws an HttpError: it knows no headers, routes or bodies.",
      severity: "error",
      from: { path: "^service/features/", pathNot: [...tests, "^service/features/.*routes[.]ts$"] },
      to: { path: "^service/platform/http/" },
    },
    {
      name: "service-below-the-features",
      comment: "The platform, the books and the figures know no feature: features are built on them.",
      severity: "error",
      from: {
        path: "^service/(platform|books|figures)/",
        // These list what all features have: work for the worker threads, schemas by name, and operations for the
        // document.
        pathNot: [...tests, "^service/platform/(jobs/(worker|body-schemas)|openapi/document)[.]ts$"],
      },
      to: { path: "^service/(features|admin|demo)/" },
    },
    {
      name: "no-development-packages",
      comment: "Packages that production needs are listed under dependencies.",
      severity: "error",
      from: { path: ["^(app|components|lib|contract|service)/", "^(proxy|instrumentation)[.]ts$"], pathNot: tests },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-undeclared-packages",
      comment: "A package that only another one depends on goes away or changes with that one.",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-tests-in-the-product",
      severity: "error",
      comment: "scripts/run/ starts the product; the other scripts test and measure it.",
      from: { pathNot: [...tests, "^e2e/", "^bench/", "^scripts/(?!run/)", "\\.config\\.[a-z]+$"] },
      to: { path: tests },
    },
  ],
  options: {
    // The packages of competitors are declared beside them, in bench/grid and bench/web.
    combinedDependencies: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|\\.build)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
