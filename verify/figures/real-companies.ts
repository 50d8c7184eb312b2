import { realFileNames, realFileText } from "@/service/books/sie/testing/real-files";
import type { CompanySpec } from "./company";
import { generateInputs } from "./generate/inputs";
import { Random } from "./generate/random";
import { readPlainSie } from "./reader/plain-sie";

/**
 * The fiscal year in the request that imports a file without #RAR 0. The only such file of the vendors is
 * kontek-lon-4i.si, whose voucher is of 2011.
 */
const VOUCHERS_YEAR = { start: "2011-01-01", end: "2011-12-31" };

/** One company for each file, with random inputs for its fiscal year; by default for all files of SIE_FILES. */
export function realCompanies(names = realFileNames()): CompanySpec[] {
  return names.map((name, i) => {
    const text = realFileText(name);
    const days = readPlainSie(text).years.get(0);
    const file = { name, text, ...(days ? {} : { fiscalYear: VOUCHERS_YEAR }) };
    return { name, files: [file], inputs: generateInputs(new Random(i), [days ?? VOUCHERS_YEAR], []) };
  });
}
