import { expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { company } from "@/service/platform/db/schema";
import { TestApp } from "@/service/testing/test-app";

it("gives each of more than a thousand companies an organisation number of ten digits", async () => {
  const app = await TestApp.start();
  await app.make.companies(await app.make.agency("large"), 1_001);
  const { db } = app.database;
  expect(await db.$count(company, sql`${company.normalizedCode} ~ '^559[0-9]{7}$'`)).toBe(1_001);
  await app.stop();
});
