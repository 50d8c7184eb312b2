"use client";

import { useTranslations } from "next-intl";
import type { SieImportResult, SieNote } from "@/contract/sie-import";
import type { GivenYear } from "@/lib/import/import-queue";
import { companyPage } from "@/lib/paths";
import { ButtonLink } from "../ui/button";
import { Icon, type IconName } from "../ui/icon";
import { onDemand } from "../ui/on-demand";
import type { ImportCompany } from "./import-company";
import { NoteList } from "./note-list";
import { SummaryTable } from "./summary-table";
import { YearForm } from "./year-form";

const ReconciliationVerdict = onDemand(() =>
  import("../reconciliation/reconciliation-verdict").then((module) => module.ReconciliationVerdict),
);

interface FileResultProps {
  result: SieImportResult;
  /** Otherwise a dry run: what would happen. */
  done: boolean;
  company: ImportCompany;
  onShowLine: (note: SieNote) => void;
  onGiveYear: (givenYear: GivenYear) => void;
}

/** Of a file of vouchers alone whose year the company lacks, and of a file with balances that has no #RAR 0. */
const YEAR_MISSING = ["fiscalYearMissing", "yearMissing"];

/** For clients that know no summary; here the outcome has a sentence of its own. */
const SAID_BY_VERDICT = "nothingChanged";

export function FileResult({ result, done, company, onShowLine, onGiveYear }: FileResultProps) {
  const t = useTranslations("import");
  const reconciliation = useTranslations("statements.reconciliation");
  const { summary, errors } = result;
  const warnings = result.warnings.filter(({ code }) => code !== SAID_BY_VERDICT);
  const fiscalYearId = done && result.success ? summary?.fiscalYear?.id : undefined;
  const isYearMissing = errors.some(({ code }) => YEAR_MISSING.includes(code));
  return (
    <div className="flex flex-col gap-4">
      <Verdict {...verdictOf(result.success, warnings.length > 0, done)}>
        {t(`outcomes.${done ? "done" : "planned"}.${summary?.outcome ?? "refused"}`, {
          company: company.name,
          start: summary?.fiscalYear?.start.slice(0, 10) ?? "",
          end: summary?.fiscalYear?.end.slice(0, 10) ?? "",
        })}
      </Verdict>
      {isYearMissing && <YearForm onGive={onGiveYear} />}
      {fiscalYearId !== undefined && (
        <ReconciliationVerdict
          companyId={company.id}
          fiscalYearId={fiscalYearId}
          action={
            <ButtonLink
              size="small"
              variant="quiet"
              className="shrink-0 text-current max-sm:-ml-2"
              href={`${companyPage(company.id, "statements", fiscalYearId)}&reconciliation=true`}
            >
              {reconciliation("show")}
            </ButtonLink>
          }
        />
      )}
      <NoteList kind="errors" notes={errors} onShowLine={onShowLine} />
      {summary && <SummaryTable summary={summary} company={company} />}
      <NoteList kind="warnings" notes={warnings} onShowLine={onShowLine} />
      {done && result.success && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={companyPage(company.id, "statements", summary?.fiscalYear?.id)}>
            {t("toStatements")}
          </ButtonLink>
          <ButtonLink href={companyPage(company.id, "fiscal-years")}>{t("toFiscalYears")}</ButtonLink>
          <ButtonLink href={companyPage(company.id, "key-figures", summary?.fiscalYear?.id)}>
            {t("toKeyFigures")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function verdictOf(success: boolean, hasWarnings: boolean, done: boolean): { icon: IconName; className: string } {
  if (!success) return { icon: "alert", className: "bg-bad-soft text-bad" };
  if (done) return { icon: "check", className: "bg-good-soft text-good" };
  return hasWarnings
    ? { icon: "alert", className: "bg-warn-soft text-warn" }
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
