/** All tables, for the database client; everything else imports the table it needs from its own file. */
export * from "./agency";
export * from "./audit";
export * from "./balance";
export * from "./chart-of-accounts";
export * from "./comment";
export * from "./company-type";
export * from "./company";
export * from "./document";
export * from "./fiscal-year";
export * from "./idempotent-answer";
export * from "./key-figure-formula";
export * from "./key-figure-preset";
export * from "./key-figure-target";
export * from "./ledger";
export * from "./oidc";
export * from "./period-report";
export * from "./user";
