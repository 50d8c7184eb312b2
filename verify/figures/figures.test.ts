import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeWithRealFiles } from "@/service/books/sie/testing/real-files";
import { isShort, sieFiles, TELLING_FILES } from "@/service/testing/test-settings.mjs";
import { compareCompany } from "./compare/compare-company";
import { Tally } from "./compare/disagreement";
import { Service } from "./compare/service";
import { generateCompany } from "./generate/company";
import { realCompanies } from "./real-companies";

const COMPANIES = isShort ? 1 : 15;
/** Seeds are fixed and count from here; `npm run prove -- figures` takes others, and all real files. */
const FIRST_SEED = 1;

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

describeWithRealFiles("the figures of real files", () => {
  it.each(realCompanies(sieFiles === undefined ? [] : TELLING_FILES))(
    "are what the definitions say: $name",
    async (company) => {
      const report = await compareCompany(service, company, FIRST_SEED, new Tally());
      expect(report).toBeNull();
    },
    60_000,
  );
});

describe("the figures of generated companies", () => {
  // The company of the last seed has no books of 2022, but its file of 2023 states the balances of that year.
  const seeds = [...Array.from({ length: COMPANIES - 1 }, (_, i) => FIRST_SEED + i), 820_861_160];
  it.each(seeds)(
    "are what the definitions say: seed %i",
    async (each) => {
      const report = await compareCompany(service, generateCompany(each), each, new Tally());
      expect(report).toBeNull();
    },
    60_000,
  );
});
