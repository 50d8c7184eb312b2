// The variables that measurements and the programs they start read. Those of tests are in
// service/testing/test-settings.mjs, the product's in contract/configuration.ts.

import { withPart } from "@/service/testing/test-settings.mjs";

const given = (name: string) => process.env[name] || undefined;

/** Throws for anything but a whole number above 0: with 0 rounds, seconds or companies nothing would be measured. */
function wholeNumberOr(name: string, usual: number): number {
  const number = Number(given(name) ?? usual);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${name} is ${given(name)}; expected a whole number above 0.`);
  return number;
}

/** ROUNDS: how many times each thing is measured; the median counts. */
export const roundsOr = (usual: number) => wholeNumberOr("ROUNDS", usual);

/** SECONDS: how long the requests of one load are sent. */
export const loadSeconds = () => wholeNumberOr("SECONDS", 2);

/** COMPANIES: size of the agency whose page of all clients is measured. */
export const companyCount = () => wholeNumberOr("COMPANIES", 10_000);

/** PAGES: parts of the addresses that Lighthouse visits, all where it is not set. Throws for a part of no address. */
export function chosenPages(all: readonly string[]): string[] {
  const parts = (given("PAGES") ?? "").split(",");
  const chosen = new Set(parts.flatMap((part) => withPart("PAGES", part, all, (page) => page)));
  return all.filter((page) => chosen.has(page));
}

/** ONLY_PG: leaves the import into the embedded database out. */
export const isPostgresAlone = given("ONLY_PG") !== undefined;

/**
 * The environment of a program that a measurement starts: PORT, UPSTREAM, UPSTREAM_PORT and DATABASE_URL. Each program
 * is given those that it reads; the other texts are undefined, the other numbers NaN.
 */
export const programEnv = {
  port: Number(given("PORT")),
  upstream: given("UPSTREAM"),
  upstreamPort: Number(given("UPSTREAM_PORT")),
  databaseUrl: given("DATABASE_URL"),
};
