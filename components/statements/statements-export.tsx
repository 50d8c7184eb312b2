"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { firstDay, lastDay } from "@/contract/period";
import { monthIn, type Part } from "@/contract/statements/columns";
import type { Statement } from "@/contract/statements/statement";
import { companiesQueries } from "@/lib/companies/queries";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import { chosenColumns } from "@/lib/statements/chosen-columns";
import { useColumnHeading } from "@/lib/statements/use-column-heading";
import { useStatementView } from "@/lib/statements/use-statement-view";
import { SaveMenu } from "@/components/ui/save-menu";

/** Saves both statements with all accounts, the one that is shown first. */
export function StatementsExport({ companyId, statement }: { companyId: string; statement: Statement }) {
  const t = useTranslations("statements");
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const headingOf = useColumnHeading();
  const view = useStatementView();
  const { fiscalYear } = statement;
  return (
    <SaveMenu
      fileName={fileNameOf(company?.name ?? companyId, t("title"), firstDay(fiscalYear), lastDay(fiscalYear))}
      sheets={async () => {
        const { statementSheet } = await import("@/lib/statements/statement-sheet");
        const sheetOf = (part: Part) =>
          statementSheet({
            name: t(`parts.${part}`),
            lines: part === "balance" ? statement.balanceSheet : statement.incomeStatement,
            columns: chosenColumns(statement, part, monthIn(statement, view.month), {
              ...{ by: view.by, without: view.without, hasBudgetBeside: view.budget, hasShares: view.share },
            }),
            ...{ headingOf, accountHeading: t("account"), lineHeading: t("line") },
          });
        const other = view.statement === "balance" ? "income" : "balance";
        return [sheetOf(view.statement), sheetOf(other)];
      }}
    />
  );
}
