"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BulkChangePart, CompanyChange } from "@/contract/bulk-changes/bulk-change";
import { companyPage } from "@/lib/paths";
import { Link } from "@/components/ui/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useWindowedRows } from "@/components/ui/use-windowed-rows";
import { Differences } from "./differences";
import type { ChangeWords } from "./use-change-words";

type Part = Pick<BulkChangePart, "companyId" | "company" | "differences" | "cause">;

interface PartTableProps<P extends Part> {
  label: string;
  kind: CompanyChange["kind"];
  parts: readonly P[];
  words: ChangeWords;
  /** The state of a company, with what can be done about it. */
  state: (part: P) => ReactNode;
}

/** Companies of a change with their differences; only those in view are rendered. */
export function PartTable<P extends Part>({ label, kind, parts, words, state }: PartTableProps<P>) {
  const t = useTranslations("bulkChanges");
  const { ref, first, end, above, below } = useWindowedRows<HTMLTableSectionElement>(parts.length);
  return (
    <Table label={label} rowCount={parts.length + 1} className="[&_table]:table-fixed">
      <thead>
        <tr aria-rowindex={1}>
          <Th className="w-[30%] max-sm:w-1/2">{t("columns.company")}</Th>
          <Th wideOnly>{t("columns.difference")}</Th>
          <Th className="w-[32%] max-sm:w-1/2">{t("columns.state")}</Th>
        </tr>
      </thead>
      <tbody ref={ref}>
        {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
        {parts.slice(first, end).map((part, i) => (
          <Tr key={part.companyId} aria-rowindex={first + i + 2} className="align-top hover:bg-hover">
            <Td className="h-auto py-1.5">
              {part.company ? (
                <>
                  <Link
                    href={companyPage(part.companyId)}
                    prefetch={false}
                    className="block truncate font-semibold hover:underline"
                  >
                    {part.company.name}
                  </Link>
                  <span className="text-xs text-ink-2">{part.company.businessIdentityCode}</span>
                </>
              ) : (
                <span className="block truncate text-ink-2">{part.companyId}</span>
              )}
            </Td>
            <Td wideOnly className="h-auto py-1.5">
              <Differences kind={kind} differences={part.differences} words={words} />
            </Td>
            <Td className="h-auto py-1.5">{state(part)}</Td>
          </Tr>
        ))}
        {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
      </tbody>
    </Table>
  );
}
