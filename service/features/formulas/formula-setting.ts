import { eq } from "drizzle-orm";
import type { Locale } from "@/contract/format/locale";
import type { Db } from "../../platform/db/database";
import { keyFigureData } from "../../platform/db/schema";
import { readChartsOfYears } from "../figures/read-books";
import { byCodePoint } from "../standards/standard-kind";
import type { CompanyFormulas } from "./company-formulas";
import type { FormulaSetting } from "./formula-terms";

/**
 * Reads the names that formulas of a company can use.
 * @param language of the names of groups in the built-in chart; checking a formula needs only their ids
 */
export async function readFormulaSetting(
  db: Db,
  companyId: string,
  { own }: CompanyFormulas,
  language: Locale = "en",
): Promise<FormulaSetting> {
  const typed = await db
    .selectDistinct({ id: keyFigureData.keyFigureInfoId })
    .from(keyFigureData)
    .where(eq(keyFigureData.companyId, companyId));
  return {
    own,
    charts: await readChartsOfYears(db, companyId, language),
    typed: typed.map(({ id }) => id).sort(byCodePoint),
  };
}
