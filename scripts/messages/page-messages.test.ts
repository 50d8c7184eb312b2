import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  filesWithTexts,
  namespacesOf,
  PAGE_MESSAGES_FILE,
  pageMessagesModule,
  pageOf,
  pagesNamedIn,
} from "./page-messages";

test("the texts of pages are those that their components use; npm run messages writes them", () => {
  expect(readFileSync(PAGE_MESSAGES_FILE, "utf8")).toBe(pageMessagesModule());
});

test("there are pages with texts of their own", () => {
  expect(filesWithTexts.length).toBeGreaterThan(15);
  expect([...namespacesOf("app/(dashboard)/companies/[companyId]/targets/page.tsx")]).toContain("targets");
});

test.each(filesWithTexts)("%s asks for its own texts", (file) => {
  expect(pagesNamedIn(file)).toEqual([pageOf(file)]);
});
