/** The direction of imports: app → components → lib → contract ← service (docs/architecture.md). */

/** Folders of components/ that any feature may use. */
const shared = "(ui|grid|charts|layout)";

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
      comment: "An import that cannot be resolved would escape every other rule.",
      severity: "error",
      from: {},
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
      from: { path: "^app/" },
      to: { path: "^(service|scripts|e2e|bench)/" },
    },
    {
      name: "service-never-imports-the-dashboard",
      severity: "error",
      from: { path: "^service/" },
      to: { path: "^(app|components|lib|scripts|e2e|bench)/" },
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
      from: { path: "^(components|lib)/", pathNot: "^lib/(auth|bff)/" },
      to: { path: "^lib/(auth|bff)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-database-in-routes",
      comment: "A handler is: input → use case → present.",
      severity: "error",
      from: { path: "^service/routes/" },
      to: { path: ["node_modules/(drizzle-orm|pg|@electric-sql)/", "^service/db/"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-development-packages",
      comment: "What runs in production is listed under dependencies.",
      severity: "error",
      from: { path: "^(app|components|lib|contract|service)/", pathNot: ["\\.test\\.tsx?$", "^service/testing/"] },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-tests-in-the-product",
      severity: "error",
      from: { pathNot: ["\\.test\\.tsx?$", "^service/testing/", "^e2e/", "^bench/", "\\.config\\.[a-z]+$"] },
      to: { path: ["\\.test\\.tsx?$", "^service/testing/"] },
    },
  ],
  options: {
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
