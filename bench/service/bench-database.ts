import { randomBytes } from "node:crypto";
import pg from "pg";
import { startPostgres } from "@/scripts/postgres.mjs";
import { createPersonalAccessToken } from "@/service/testing/personal-access-token";
import { openPostgres } from "@/service/platform/db/open-postgres";
import { registerProgram } from "@/service/platform/oidc/client";
import { Factory } from "@/service/testing/factory";
import { testDatabase } from "@/service/testing/test-settings.mjs";
import { Started } from "../measuring/started";

export const COMPANIES = 10_000;
export const AGENCY = "large";

/** A database for the service and what it is measured against, with the ids and credentials for requests. */
export interface BenchDatabase {
  url: string;
  companyId: string;
  /** A fiscal year for the service and one for what it is measured against, so that neither finds the other's cells. */
  years: { service: string; floor: string };
  /** The token of a director of the agency. */
  personalAccessToken: string;
  /** A program registered with our OAuth server, which acts as the same director. */
  program: { id: string; secret: string };
  deleteCells(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Creates a database on the PostgreSQL of TEST_DATABASE_URL, else on one started for the purpose. Throws when there is
 * none.
 */
export async function createBenchDatabase(): Promise<BenchDatabase> {
  const configuredUrl = testDatabase.url;
  const server = configuredUrl ? { url: configuredUrl, stop: () => Promise.resolve() } : await startPostgres();
  if (!server) throw new Error("no PostgreSQL was found; set TEST_DATABASE_URL");
  const created = new Started();
  created.stopWith(() => server.stop());
  try {
    const name = `bench_${randomBytes(8).toString("hex")}`;
    await query(server.url, `create database ${name}`);
    created.stopWith(() => query(server.url, `drop database ${name} with (force)`));
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return {
      url: url.href,
      ...(await fill(url.href)),
      deleteCells: async () => {
        await query(url.href, "truncate key_figure_data");
        // Otherwise a checkpoint due to earlier writes could run during the next measurement.
        await query(url.href, "checkpoint");
      },
      drop: () => created.stop(),
    };
  } catch (error) {
    await created.stop();
    throw error;
  }
}

/** Fills an empty database with the agency and its companies. */
async function fill(
  url: string,
): Promise<Pick<BenchDatabase, "companyId" | "years" | "personalAccessToken" | "program">> {
  const database = openPostgres(url, 2);
  try {
    await database.migrate();
    const make = new Factory(database.db);
    await make.agency(AGENCY);
    const director = await make.user("AgencyDirector", { agencyId: AGENCY });
    await make.companies(AGENCY, COMPANIES);
    const companyId = await make.company(AGENCY, {
      name: "Åkeri & Söner i Älvsbyn AB",
      contactInfo: { name: "Anna", address: "Storgatan 1", postalAddress: "602 24  Norrköping", phone: "011-12 34 56" },
    });
    const years = {
      service: await make.fiscalYear(companyId),
      floor: await make.fiscalYear(companyId, { firstDay: "2024-01-01", lastDay: "2024-12-31" }),
    };
    const personalAccessToken = await createPersonalAccessToken(database.db, director, 1, new Date());
    const program = await registerProgram(database.db, director);
    await query(url, "vacuum analyze");
    return { companyId, years, personalAccessToken, program };
  } finally {
    await database.close();
  }
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
