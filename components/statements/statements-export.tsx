"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { firstDay, lastDay } from "@/contract/period";
import { monthIn, type Part } from "@/contract/statements/columns";
import type { Statement } from "@/contract/statements/statement";
import { companiesQueries } from "@/lib/companies/queries";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import { chosenColumns } from "@/lib/statements/chosen-columns";
import { statementPdfPath } from "@/lib/statements/paths";
import { useColumnHeading } from "@/lib/statements/use-column-heading";
import { useObjectNames } from "@/lib/statements/use-object-names";
import { useStatementView } from "./use-statement-view";
import { SaveMenu } from "@/components/ui/save-menu";

/**
 * Exports both statements. A spreadsheet has the visible one first, with the chosen columns and all accounts. The PDF
 * has columns of its own: the year with its comparisons, then month by month, or the chosen month.
 */
export function StatementsExport({ companyId, statement }: { companyId: string; statement: Statement }) {
  const t = useTranslations("statements");
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const headingOf = useColumnHeading();
  const view = useStatementView();
  const { fiscalYear } = statement;
  const { nameOf } = useObjectNames(companyId, fiscalYear.id);
  const month = monthIn(statement, view.month);
  return (
    <SaveMenu
      pdfPath={statementPdfPath(companyId, fiscalYear.id, {
        ...(view.dimension !== null && { dimensionId: view.dimension }),
        ...(month !== null && { month: firstDay(statement.columns[month]!.period).slice(0, 7) }),
        // The PDF has the accounts of all lines or of none.
        ...(view.open.length > 0 && { accounts: true }),
        ...(view.ore && { ore: true }),
      })}
      save={async (kind, culture) => {
        const [{ saveSheets }, { statementSheet }] = await Promise.all([
          import("@/lib/spreadsheets/save-table"),
          import("@/lib/statements/statement-sheet"),
        ]);
        const sheetOf = (part: Part) =>
          statementSheet({
            name: t(`parts.${part}`),
            lines: part === "balance" ? statement.balanceSheet : statement.incomeStatement,
            columns: chosenColumns(statement, part, month, {
              // Until somebody chooses, no column is left out: a sheet has room for all.
              by: view.by,
              without: view.without ?? [],
              hasBudgetBeside: view.budget,
              hasShares: view.share,
            }),
            headingOf,
            accountHeading: t("account"),
            lineHeading: t("line"),
          });
        const other = view.statement === "balance" ? "income" : "balance";
        const content = [t("title"), view.dimension !== null && nameOf(view.dimension)].filter(Boolean).join(" ");
        const name = fileNameOf(company?.name ?? companyId, content, firstDay(fiscalYear), lastDay(fiscalYear));
        return saveSheets(kind, [sheetOf(view.statement), sheetOf(other)], name, culture);
      }}
    />
  );
}
