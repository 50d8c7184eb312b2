import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { lastOfMonth } from "../figures/calendar";
import type { CompanySpec } from "../figures/company";
import type { Random } from "../figures/generate/random";
import { AGENCY, type CompaniesService } from "./companies-service";

const FORMULAS = [
  "[NetSales] - [PersonnelCost]",
  "100 * [OperatingProfit] / [NetSales]",
  "yearBefore([NetSales])",
  "[NumberOfEmployees] * 1000",
  "average([EquityRatio])",
];
/** Id of the key figure that gets the formulas. */
const OWN_FIGURE = "OwnMargin";
const TARGETED = ["NetSales", "EquityRatio", OWN_FIGURE, "CashFlow"];
const OWN_CHART = "Own";

/** A company to write to. `spec` has the files to import and the inputs to store; its currencies are not used. */
export interface WrittenCompany {
  id: string;
  spec: CompanySpec;
}

type Write = (service: CompaniesService, company: WrittenCompany, random: Random) => Promise<number>;

/** Kinds of writes that change stored values, by name. Each returns the HTTP status of its write, or 0 without one. */
const WRITES: Record<string, Write> = {
  import: importFile,
  // A second entry, so that imports are as likely as two other kinds of writes together.
  importAgain: importFile,
  takeBack: async (service, { id }, random) => {
    const { body } = await service.send(random, "GET", `Company/${id}/SieImport`);
    const imports = (body as { id: string }[]).map((each) => each.id);
    if (imports.length === 0) return 0;
    return (await service.send(random, "DELETE", `Company/${id}/SieImport/${random.pick(imports)}`)).status;
  },
  inputs: async (service, { id, spec }, random) => {
    const year = await pickYear(service, id, random);
    if (!year) return 0;
    const data = spec.inputs
      .filter(({ start }) => start >= year.start.slice(0, 10) && start <= year.end.slice(0, 10))
      .filter(() => random.chance(0.5))
      .map((input) => ({
        keyFigureInfoId: input.id,
        period: { start: `${input.start}T00:00:00`, end: `${input.end}T23:59:59` },
        value: random.chance(0.2) ? null : random.chance(0.1) ? input.value * 2 : input.value,
        ...(input.objectId !== null && { dimensionId: input.objectId }),
      }));
    return (await service.send(random, "PUT", `Company/${id}/FiscalYear/${year.id}/KeyFigureData`, data)).status;
  },
  deleteInputs: async (service, { id }, random) => {
    const year = await pickYear(service, id, random);
    if (!year) return 0;
    return (await service.send(random, "DELETE", `Company/${id}/FiscalYear/${year.id}/KeyFigureData`)).status;
  },
  formula: async (service, { id }, random) => {
    const formula = random.pick(FORMULAS);
    const written = { name: "Own margin", formula, valueType: "Ratio" };
    const path = `Company/${id}/KeyFigureFormula`;
    const { status } = await service.send(random, "POST", path, { id: OWN_FIGURE, ...written });
    return status === 200 ? status : (await service.send(random, "PUT", `${path}/${OWN_FIGURE}`, written)).status;
  },
  deleteFormula: async (service, { id }, random) =>
    (await service.send(random, "DELETE", `Company/${id}/KeyFigureFormula/${OWN_FIGURE}`)).status,
  targets: async (service, { id }, random) => {
    const year = await pickYear(service, id, random);
    if (!year) return 0;
    const firstMonth = { start: year.start, end: `${lastOfMonth(year.start.slice(0, 10))}T23:59:59` };
    const period = random.chance(0.7) ? { start: year.start, end: `${year.end.slice(0, 10)}T23:59:59` } : firstMonth;
    const value = random.chance(0.2) ? null : random.int(1, 500_000);
    const targets = [{ keyFigureType: random.pick(TARGETED), period, value }];
    return (await service.send(random, "PUT", `Company/${id}/KeyFigureTarget`, targets)).status;
  },
  budget: async (service, { id }, random) => {
    const year = await pickYear(service, id, random);
    if (!year) return 0;
    const path = `Company/${id}/FiscalYear/${year.id}/Budget`;
    if (random.chance(0.2)) return (await service.send(random, "DELETE", path)).status;
    const accounts = ["3010", "4010", "5010", "7010", "8310"].filter(() => random.chance(0.6));
    const amounts = accounts.map((account) => ({
      account,
      month: random.pick([year.start, year.end]).slice(0, 7),
      amount: random.chance(0.2) ? null : random.int(-50_000_000, 50_000_000),
    }));
    return (await service.send(random, "PUT", path, amounts)).status;
  },
  fiscalYear: async (service, { id }, random) => {
    const year = await pickYear(service, id, random);
    if (!year) return 0;
    const changes = random.chance(0.5)
      ? { currency: random.pick(["SEK", "EUR"]) }
      : { chartOfAccountsId: random.pick(["EUBAS97", OWN_CHART]) };
    return (await service.send(random, "PUT", `Company/${id}/FiscalYear/${year.id}`, changes)).status;
  },
  chart: async (service, { id }, random) => {
    const path = `Company/${id}/ChartOfAccounts`;
    const { body } = await service.send(random, "GET", `${path}/EUBAS97`);
    const { knownGroups, ...chart } = body as { knownGroups: Record<string, unknown> };
    const groups = Object.entries(knownGroups).filter(() => random.chance(0.97));
    const own = { ...chart, id: OWN_CHART, name: "Own", knownGroups: Object.fromEntries(groups) };
    const { status } = await service.send(random, "POST", path, own);
    return status === 200 ? status : (await service.send(random, "PUT", `${path}/${OWN_CHART}`, own)).status;
  },
  deleteFiscalYear: async (service, { id }, random) => {
    const year = random.chance(0.3) ? await pickYear(service, id, random) : undefined;
    return year ? (await service.send(random, "DELETE", `Company/${id}/FiscalYear/${year.id}`)).status : 0;
  },
};

/**
 * Tries one random write to the company, or an import if `isFirst`.
 * @returns the name of the write and its HTTP status, such as "budget 200"; 0 in place of the status without a write
 */
export async function writeAtRandom(
  service: CompaniesService,
  company: WrittenCompany,
  random: Random,
  isFirst: boolean,
): Promise<string> {
  const name = isFirst ? "import" : random.pick(Object.keys(WRITES));
  return `${name} ${await WRITES[name]!(service, company, random)}`;
}

async function importFile(service: CompaniesService, { id, spec }: WrittenCompany, random: Random): Promise<number> {
  const { text, fiscalYear } = random.pick(spec.files);
  const days = fiscalYear ? { fiscalYearStart: fiscalYear.start, fiscalYearEnd: fiscalYear.end } : {};
  const body = { data: text, companyId: id, ...days };
  return (await service.send(random, "PUT", `SieImport/${AGENCY}`, body)).status;
}

async function pickYear(service: CompaniesService, id: string, random: Random): Promise<FiscalYear | undefined> {
  const { body } = await service.send(random, "GET", `Company/${id}/FiscalYear`);
  const years = body as FiscalYear[];
  return years.length > 0 ? random.pick(years) : undefined;
}
