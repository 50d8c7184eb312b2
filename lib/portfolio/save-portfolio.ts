import type { QueryClient } from "@tanstack/react-query";
import type { useTranslations } from "next-intl";
import type { CalendarDay } from "@/contract/calendar";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { firstDay, lastDay } from "@/contract/period";
import { agenciesQueries } from "@/lib/agencies/queries";
import { figureFormats } from "@/lib/figures/use-figure-formats";
import type { useFormats } from "@/lib/format/use-formats";
import { localeOfCulture } from "@/contract/format/locale";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import { saveSheets, saveTable } from "@/lib/spreadsheets/save-table";
import type { FileKind } from "@/lib/spreadsheets/table";
import { exportTable, type ExportWords } from "./export-table";
import { portfolioSheets } from "./portfolio-workbook";
import type { PortfolioRow } from "./rows";
import type { PortfolioSettings } from "./settings";
import { withMessages } from "./with-messages";
import type { WorkbookWords } from "./workbook-layout";

export interface PortfolioToSave {
  queryClient: QueryClient;
  agencyId: string;
  /** The shown rows, in order. */
  rows: readonly PortfolioRow[];
  keyFigures: readonly KeyFigure[];
  settings: Pick<PortfolioSettings, "resolution" | "period" | "group">;
  today: CalendarDay;
  t: ReturnType<typeof useTranslations<"portfolio">>;
  formats: ReturnType<typeof useFormats>;
}

/** Saves the rows as a workbook with formulas, or their values as CSV. Returns the name of the file. */
export async function savePortfolio(kind: FileKind, portfolio: PortfolioToSave, culture: string): Promise<string> {
  const { queryClient, agencyId, keyFigures, settings, t } = portfolio;
  const rows = await withMessages(portfolio.rows, queryClient, localeOfCulture(culture) ?? "en");
  const saved = { ...portfolio, rows };
  const agency = await queryClient.query(agenciesQueries.one(agencyId));
  const [first, last] = daysOf(saved);
  const name = fileNameOf(agency.name, t("title"), first, last);
  const words: ExportWords = {
    company: t("company"),
    code: t("code"),
    contact: t("contact"),
    phone: t("phone"),
    books: t("books"),
    currency: t("currency"),
    comment: t("comment"),
    imported: t("imported"),
    consultant: t("consultant"),
    type: t("type"),
    yearBefore: (of: string) => t("yearBeforeOf", { name: of }),
  };
  if (kind === "csv") return saveTable(kind, exportTable(rows, keyFigures, words), name, culture);
  const sheets = portfolioSheets(
    rows,
    keyFigures,
    { ...words, ...workbookWords(saved, `${agency.name} · ${timeOf(saved)} · ${first} – ${last}`) },
    { isGrouped: settings.group !== "", locale: culture },
  );
  return saveSheets(kind, sheets, name, culture);
}

/** First and last day of the values in the saved rows; without values, the first day of the chosen month, or today. */
function daysOf({ rows, settings: { period }, today }: PortfolioToSave): [CalendarDay, CalendarDay] {
  const periods = rows.flatMap(({ values }) => values?.period ?? []);
  const days = periods.flatMap((each) => [firstDay(each), lastDay(each)]).sort();
  const day = period === "" ? today : `${period}-01`;
  return [days[0] ?? day, days.at(-1) ?? day];
}

function timeOf({ settings: { resolution }, t }: PortfolioToSave): string {
  switch (resolution) {
    case "month":
    case "rolling12":
    case "year":
      return t(`resolutions.${resolution}`);
    default:
      return t("resolutions.ytd");
  }
}

function workbookWords({ t, formats }: PortfolioToSave, note: string): Omit<WorkbookWords, keyof ExportWords> {
  const figure = ({ name, valueType }: KeyFigure) => (valueType === "Percent" ? `${name}, %` : name);
  return {
    title: t("title"),
    note,
    figure,
    sheet: { clients: t("workbook.sheet.clients"), types: t("workbook.sheet.types") },
    compared: (keyFigure, comparison, as) => {
      const { name, valueType } = keyFigure;
      const isPercent = valueType === "Percent";
      if (as === "value") {
        const named = { name: figure(keyFigure) };
        return comparison === "before" ? t("yearBeforeOf", named) : t(`workbook.compared.${comparison}`, named);
      }
      const heading = t(`workbook.${as}.${comparison}`, { name });
      return as === "difference" && isPercent ? t("workbook.points", { heading }) : heading;
    },
    total: (of, currency) => (currency === undefined ? t(of) : t(`${of}In`, { currency })),
    totalOf: (name, of, currency) =>
      currency === undefined ? t(`workbook.${of}Of`, { name }) : t(`workbook.${of}OfIn`, { name, currency }),
    count: t("workbook.sheet.clients"),
    withoutType: t("withoutType"),
    allTypes: t("allTypes"),
    shown: t("workbook.shown"),
    spoken: (value, keyFigure, currency) => figureFormats(formats, currency).spoken(value, keyFigure),
  };
}
