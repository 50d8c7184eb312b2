"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { QueryView } from "@/components/ui/query-view";
import type { AgencyFindings, Finding } from "@/contract/findings/finding";
import { findingsQueries } from "@/lib/findings/queries";
import { useFindingWords } from "@/lib/findings/use-finding-words";
import { agencyRulesPage } from "@/lib/paths";
import { CompanyFindings } from "./company-findings";
import { FindingsSkeleton } from "./findings-skeleton";
import { useAnswers } from "./use-answers";

/** Number of findings of each company in the short list. */
const FIRST_FINDINGS = 1;

/** The clients to call today according to the agency's rules, and on demand the answered findings. */
export function FindingsPanel({ agencyId }: { agencyId: string }) {
  const t = useTranslations("findings");
  const ui = useTranslations("ui");
  const [all, setAll] = useState(false);
  const [answered, setAnswered] = useState(false);
  const query = useQuery({
    // Answered findings have no short list.
    ...findingsQueries.list(agencyId, { answered, all: all || answered }),
    placeholderData: keepPreviousData,
  });
  const panel = useRef<HTMLElement>(null);
  return (
    <section ref={panel} aria-label={t("title")} className="mb-5">
      {/* An error replaces the header, so the way back to the previous list is offered here. */}
      {query.isLoadingError && (all || answered) && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setAll(false);
            setAnswered(false);
          }}
        >
          {answered ? t("showOpen") : ui("showFewer")}
        </Button>
      )}
      <QueryView query={query} skeleton={<FindingsSkeleton />} errorTitle={t("loadFailed")}>
        {(list) => (
          <>
            <header className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="text-lg font-semibold" tabIndex={-1} data-findings-title="">
                {t("title")}
              </h2>
              <p role="status" className="text-ink-2">
                {list.total > 0
                  ? t("count", { companies: list.companies, total: list.total })
                  : !query.isPlaceholderData && t(answered ? "nothingAnswered" : "nothing")}
              </p>
              <span className="ml-auto flex gap-1">
                {(answered || list.others > 0) && (
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      setAnswered(!answered);
                    }}
                  >
                    {answered ? t("showOpen") : t("showAnswered", { count: list.others })}
                  </Button>
                )}
                <ButtonLink
                  variant="quiet"
                  size="small"
                  icon="sliders"
                  href={agencyRulesPage(agencyId)}
                  prefetch={false}
                >
                  {t("rules")}
                </ButtonLink>
              </span>
            </header>
            {list.total > 0 && (
              <List
                agencyId={agencyId}
                list={list}
                isShort={!all && !answered}
                isStale={query.isPlaceholderData}
                panel={panel}
              />
            )}
            {!answered && list.total > 0 && (all || hasMore(list)) && (
              <p className="mt-1.5 flex flex-wrap items-center gap-2 text-ink-2">
                <Button
                  variant="quiet"
                  size="small"
                  aria-expanded={all}
                  onClick={() => {
                    setAll(!all);
                  }}
                >
                  <Icon name="chevronDown" size={14} className={all ? "rotate-180" : ""} />
                  {all ? ui("showFewer") : t("showAll", { companies: list.companies })}
                </Button>
                {all && shownCompanies(list) < list.companies && (
                  <span>{t("first", { shown: shownCompanies(list), companies: list.companies })}</span>
                )}
              </p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

interface ListProps {
  agencyId: string;
  list: AgencyFindings;
  isShort: boolean;
  isStale: boolean;
  panel: React.RefObject<HTMLElement | null>;
}

function List({ agencyId, list, isShort, isStale, panel }: ListProps) {
  const mayAnswer = useAgencyPermissions().answerFindings;
  const words = useFindingWords(list);
  const answerFinding = useAnswers(agencyId, words, panel);
  const rules = new Map(list.rules.map((rule) => [rule.id, rule]));
  return (
    <ul
      aria-busy={isStale || undefined}
      className="divide-y divide-line rounded-lg border border-line bg-panel shadow-card"
    >
      {byCompany(list.findings).map((findings) => (
        <CompanyFindings
          key={findings[0]!.companyId}
          findings={findings}
          first={isShort ? FIRST_FINDINGS : findings.length}
          rules={rules}
          words={words}
          onAnswer={mayAnswer ? answerFinding : null}
        />
      ))}
    </ul>
  );
}

function byCompany(findings: readonly Finding[]): Finding[][] {
  const companies = new Map<string, Finding[]>();
  for (const finding of findings) {
    const own = companies.get(finding.companyId);
    if (own) own.push(finding);
    else companies.set(finding.companyId, [finding]);
  }
  return [...companies.values()];
}

function shownCompanies({ findings }: AgencyFindings): number {
  return new Set(findings.map(({ companyId }) => companyId)).size;
}

/** True when the short list does not show everything. */
function hasMore(list: AgencyFindings): boolean {
  const companies = byCompany(list.findings);
  return companies.length < list.companies || companies.some(({ length }) => length > FIRST_FINDINGS);
}
