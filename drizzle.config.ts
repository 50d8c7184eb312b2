import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./service/platform/db/schema/index.ts",
  out: "./service/platform/db/migrations",
});
