"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Finding } from "@/contract/findings/finding";
import type { FindingRule } from "@/contract/findings/finding-rule";
import { companyPage } from "@/lib/paths";
import { FindingRow } from "./finding-row";
import type { AnswerFinding } from "./use-answers";

interface CompanyFindingsProps {
  /** The findings of one company, at least one. */
  findings: readonly Finding[];
  /** The number of findings shown before the user asks for more. */
  first: number;
  rules: ReadonlyMap<string, FindingRule>;
  words: (finding: Finding) => string;
  /** Answers a finding; null for users who may not. */
  onAnswer: AnswerFinding | null;
}

/** A client to call, with a list of the reasons. */
export function CompanyFindings({ findings, first, rules, words, onAnswer }: CompanyFindingsProps) {
  const t = useTranslations("findings");
  const [isOpen, setOpen] = useState(false);
  const { companyId, companyName } = findings[0]!;
  const shown = isOpen ? findings : findings.slice(0, first);
  return (
    <li className="grid grid-cols-1 gap-x-4 px-4 py-1 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="flex min-h-8 min-w-0 items-center gap-1 self-start">
        <h3 className="min-w-0 font-semibold">
          <Link href={companyPage(companyId)} prefetch={false} className="block truncate hover:underline">
            {companyName}
          </Link>
        </h3>
        {findings.length > first && (
          <Button
            variant="quiet"
            size="small"
            className="shrink-0"
            aria-expanded={isOpen}
            aria-label={t("more", { count: findings.length - first, company: companyName })}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {isOpen ? "−" : "+"}
            {findings.length - first}
          </Button>
        )}
      </div>
      <ul aria-label={t("ofCompany", { company: companyName })}>
        {shown.map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            rule={finding.rule ?? rules.get(finding.ruleId)}
            reason={words(finding)}
            onAnswer={onAnswer}
          />
        ))}
      </ul>
    </li>
  );
}
