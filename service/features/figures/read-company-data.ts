import { createHash } from "node:crypto";
import type { CalendarDay } from "@/contract/calendar";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { prepareOnce } from "../../platform/db/statements";
import type { Db } from "../../platform/db/database";
import { chartOfAccounts, company, fiscalYear, importedFile, keyFigureData } from "../../platform/db/schema";
import { Inputs, type InputValue, type ValuesById } from "../../figures/engine/inputs";
import type { OwnKeyFigure } from "../../figures/own-key-figures";
import { budgetVersion } from "../budgets/read-budget";
import type { FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { CompanyFormulas, formulaPartsAsText } from "../formulas/company-formulas";
import { CompanyPresets, presetPartsAsText } from "../presets/company-presets";
import { CompanyTargets, targetPartsAsText } from "../targets/company-targets";
import type { TargetContent } from "../targets/target-kind";

/** A fiscal year's row; `version` changes whenever its balances, budget or chart do, and is absent if not read. */
export type VersionedYear = FiscalYearRow & { version?: string };

const statement = prepareOnce((db) => {
  const { keyFigureInfoId, firstDay, lastDay, value, dimensionId } = keyFigureData;
  const companyId = sql.placeholder("companyId");
  return db
    .select({
      year: getTableColumns(fiscalYear),
      version: sql<string>`concat_ws(' ', coalesce(md5(${chartOfAccounts.content}), ${inheritedChartVersion()}), (
        select string_agg(${importedFile.id}::text, ' ' order by ${importedFile.sequence}) from ${importedFile}
        where ${importedFile.companyId} = ${companyId} and ${importedFile.fiscalYearId} = ${fiscalYear.id}
          and ${importedFile.replacedBy} is null and ${importedFile.takenBackAt} is null), ${budgetVersion(companyId)})`,
      // The values of one input are one text, which is parsed only when a key figure needs them. Lists are ordered
      // because they are part of the version.
      data: sql<string | null>`(
        select json_agg(json_build_array(of_object, id, value_list) order by of_object, id)::text
        from (
          select ${dimensionId} as of_object, ${keyFigureInfoId} as id,
            string_agg(${firstDay} || ' ' || ${lastDay} || ' ' || ${value}::text, ';'
              order by ${firstDay}, ${lastDay}) as value_list
          from ${keyFigureData} where ${keyFigureData.companyId} = ${companyId}
            and ${keyFigureData.fiscalYearId} = ${fiscalYear.id}
            and ${dimensionId} in ('', ${sql.placeholder("dimensionId")})
          group by 1, 2) as typed)`,
      // These columns are equal in all rows; only the first row's are parsed.
      formulas: formulaPartsAsText(companyId),
      targets: targetPartsAsText(companyId),
      ofPreset: presetPartsAsText(companyId, sql.placeholder("presetId")),
    })
    .from(company)
    .leftJoin(fiscalYear, eq(fiscalYear.companyId, companyId))
    .leftJoin(
      chartOfAccounts,
      and(eq(chartOfAccounts.companyId, companyId), eq(chartOfAccounts.id, fiscalYear.chartOfAccountsId)),
    )
    .where(eq(company.id, companyId))
    .orderBy(asc(fiscalYear.firstDay));
});

/** A hash of the chart that the company inherits for a fiscal year: that of its type, else the agency's (type ''). */
function inheritedChartVersion() {
  return sql`(
    select md5(s.content::text) from standard s
    where s.agency_id = ${company.agencyId} and s.company_type_id in ('', coalesce(${company.companyTypeId}, ''))
      and s.kind = 'ChartOfAccounts' and s.id = ${fiscalYear.chartOfAccountsId}
    order by s.company_type_id desc limit 1)`;
}

type Row = Awaited<ReturnType<ReturnType<typeof statement>["execute"]>>[number];

interface CompanyDataSelection {
  /** Id of an object, dimension and object joined by `_` (1_20); empty for the whole company. */
  dimensionId: string;
  /** The requested preset; absent without one. */
  keyFigurePresetId?: string | undefined;
}

/** Reads in one statement a company's fiscal years and all that key figures are computed from, except balances. */
export async function readCompanyData(
  db: Db,
  companyId: string,
  { dimensionId, keyFigurePresetId }: CompanyDataSelection,
): Promise<CompanyData> {
  const presetId = keyFigurePresetId ?? null;
  return new CompanyData(dimensionId, await statement(db).execute({ companyId, dimensionId, presetId }));
}

export class CompanyData {
  private parsedInputs?: Inputs;
  private parsedTargets?: TargetContent[];

  constructor(
    private readonly dimensionId: string,
    private readonly rows: readonly Row[],
  ) {}

  /** A hash that changes whenever this data, or the balances of a year, change. */
  get version(): string {
    return createHash("sha256").update(JSON.stringify(this.rows)).digest("base64");
  }

  /** The earliest first. */
  get years(): VersionedYear[] {
    return this.rows.flatMap(({ year, version }) => (year ? { ...year, version } : []));
  }

  /** The key figure data that applies to the company or the object. */
  get inputs(): Inputs {
    return (this.parsedInputs ??= this.toInputs());
  }

  private toInputs(): Inputs {
    const typed = this.rows.flatMap(({ data }) => (data === null ? [] : (JSON.parse(data) as TypedValues[])));
    const ofObject = (objectId: string): ValuesById => {
      const byId = new Map<string, TypedValues[]>();
      // An input has one list for each fiscal year.
      for (const list of typed) if (list[0] === objectId) byId.set(list[1], [...(byId.get(list[1]) ?? []), list]);
      return new Map(Array.from(byId, ([id, lists]) => [id, () => lists.flatMap(inputValues)]));
    };
    const { dimensionId } = this;
    return dimensionId === "" ? new Inputs(ofObject("")) : new Inputs(ofObject(dimensionId), ofObject(""));
  }

  /** The key figures that the company computes by formulas: its own and inherited ones. */
  get own(): OwnKeyFigure[] {
    const [row] = this.rows;
    return row ? CompanyFormulas.ofText(row.formulas).own : [];
  }

  /** The targets that apply to the company: its own and inherited ones. */
  get targets(): readonly TargetContent[] {
    const [row] = this.rows;
    this.parsedTargets ??= row ? CompanyTargets.ofText(row.targets).list.map(({ value }) => value) : [];
    return this.parsedTargets;
  }

  /** The key figures of the requested preset; null when none was requested or it does not exist. */
  get ofPreset(): string[] | null {
    const [row] = this.rows;
    const [preset] = row ? CompanyPresets.ofText(row.ofPreset).effective.values() : [];
    return preset?.value.keyFigureTypes ?? null;
  }
}

/** The values of an input in a fiscal year, as in `2024-01-01 2024-03-31 5;2024-04-01 2024-12-31 7.5`. */
type TypedValues = [dimensionId: string, keyFigureInfoId: string, valueList: string];

function inputValues([, keyFigureInfoId, valueList]: TypedValues): InputValue[] {
  return valueList.split(";").map((one) => {
    const [firstDay, lastDay, value] = one.split(" ") as [CalendarDay, CalendarDay, string];
    return { keyFigureInfoId, firstDay, lastDay, value: Number(value) };
  });
}
