"use client";

import { useTranslations } from "next-intl";
import type { SieImportResult, SieNote } from "@/contract/imports/sie-import";
import type { ImportCompany } from "@/lib/imports/import-company";
import { warningsToShow } from "@/lib/imports/file-views";
import type { GivenYear } from "@/lib/imports/queued-file";
import { companyPage, latestChangePage, reconciliationPage } from "@/lib/paths";
import { ButtonLink } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { NoteList } from "./note-list";
import { SummaryTable } from "./summary-table";
import { useOutcomeText } from "./use-outcome-text";
import { WRAPPING_BUTTON } from "./wrapping-button";

const ReconciliationVerdict = onDemand(() =>
  import("@/components/reconciliation/reconciliation-verdict").then((module) => module.ReconciliationVerdict),
);

const YearForm = onDemand(() => import("./year-form").then((module) => module.YearForm));

interface FileResultProps {
  result: SieImportResult;
  /** `setAside`: the file waits until the user has chosen its company in SetAside. */
  stage: "planned" | "setAside" | "done";
  company: ImportCompany;
  /** True when the file goes to another company than the page's: two links to that company's pages are added. */
  isOtherCompany: boolean;
  /** The fiscal year that the user has given. If the file is refused with it, the user may give another. */
  givenYear: GivenYear | null;
  onShowLine: (note: SieNote) => void;
  onGiveYear: (givenYear: GivenYear) => void;
}

/**
 * Errors that go away when the user gives the fiscal year. `fiscalYearMissing`: a voucher of a 4I file is in no fiscal
 * year of the company. The others: a file with balances has no #RAR 0, or one without dates or with reversed ones.
 */
const YEAR_MISSING = ["fiscalYearMissing", "yearMissing", "yearWithoutDates", "yearBackwards"];

/** Outcomes of an import that has changed an existing year. */
const CHANGES_BOOKS: ReadonlySet<string | undefined> = new Set(["replaced", "added"]);

export function FileResult(props: FileResultProps) {
  const { result, stage, company, isOtherCompany, givenYear, onShowLine, onGiveYear } = props;
  const t = useTranslations("imports");
  const outcomeText = useOutcomeText();
  const reconciliation = useTranslations("statements.reconciliation");
  const { summary, errors } = result;
  const done = stage === "done";
  const isAside = stage === "setAside";
  const fiscalYearId = done && result.success ? summary?.fiscalYear?.id : undefined;
  const asksForYear = !result.success && (givenYear !== null || errors.some(({ code }) => YEAR_MISSING.includes(code)));
  return (
    <div className="flex flex-col gap-4">
      {!(isAside && result.success) && (
        <Verdict {...verdictOf(result.success, done)}>
          {outcomeText(done ? "done" : "planned", result, company)}
        </Verdict>
      )}
      {asksForYear && !isAside && <YearForm givenYear={givenYear} onGive={onGiveYear} />}
      {fiscalYearId !== undefined && (
        <ReconciliationVerdict
          companyId={company.id}
          fiscalYearId={fiscalYearId}
          action={
            <ButtonLink
              size="small"
              variant="quiet"
              className="shrink-0 text-current max-sm:-ml-2"
              href={reconciliationPage(company.id, fiscalYearId)}
            >
              {reconciliation("show")}
            </ButtonLink>
          }
        />
      )}
      <NoteList kind="errors" notes={errors} onShowLine={onShowLine} />
      {summary && <SummaryTable summary={summary} company={isAside || isOtherCompany ? null : company} />}
      <NoteList kind="warnings" notes={warningsToShow(result, isAside)} onShowLine={onShowLine} />
      {done && result.success && (
        <div className="flex flex-wrap gap-2">
          {isOtherCompany && (
            <>
              <ButtonLink href={companyPage(company.id)} className={WRAPPING_BUTTON}>
                {t("toOverviewOf", { company: company.name })}
              </ButtonLink>
              <ButtonLink href={companyPage(company.id, "imports")} className={WRAPPING_BUTTON}>
                {t("toImportsOf", { company: company.name })}
              </ButtonLink>
            </>
          )}
          {fiscalYearId !== undefined && CHANGES_BOOKS.has(summary?.outcome) && (
            <ButtonLink href={latestChangePage(company.id, fiscalYearId)}>{t("toChanges")}</ButtonLink>
          )}
          <ButtonLink href={companyPage(company.id, "statements", fiscalYearId)}>{t("toStatements")}</ButtonLink>
          <ButtonLink href={companyPage(company.id, "fiscal-years")}>{t("toFiscalYears")}</ButtonLink>
          <ButtonLink href={companyPage(company.id, "figures", fiscalYearId)}>{t("toKeyFigures")}</ButtonLink>
        </div>
      )}
    </div>
  );
}

function verdictOf(success: boolean, done: boolean): { icon: IconName; className: string } {
  if (!success) return { icon: "alert", className: "bg-bad-soft text-bad" };
  return done
    ? { icon: "check", className: "bg-good-soft text-good" }
    : { icon: "info", className: "bg-accent-soft text-accent" };
}

function Verdict({ icon, className, children }: { icon: IconName; className: string; children: string }) {
  return (
    <p className={`flex items-start gap-2 rounded-md px-3 py-2 font-medium ${className}`}>
      <Icon name={icon} className="mt-0.5" />
      {children}
    </p>
  );
}
