import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./service/db/schema/index.ts",
  out: "./service/db/migrations",
});
