/** All tables, for the database client; everything else imports the table it needs from its own file. */
export * from "./agency";
export * from "./audit";
export * from "./comment";
export * from "./company";
export * from "./fiscal-year";
export * from "./key-figure-preset";
export * from "./ledger";
export * from "./oidc";
export * from "./user";
