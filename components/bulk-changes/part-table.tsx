"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BulkChangePart, CompanyChange } from "@/contract/bulk-changes/bulk-change";
import { companyPage } from "@/lib/paths";
import { Link } from "@/components/ui/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { WindowedBody } from "@/components/ui/windowed-body";
import { Differences } from "./differences";
import type { ChangeWords } from "./use-change-words";

type Part = Pick<BulkChangePart, "companyId" | "company" | "differences">;

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
  return (
    <Table label={label} rowCount={parts.length + 1} className="[&_table]:table-fixed">
      <thead>
        <tr aria-rowindex={1}>
          <Th className="w-[30%] max-sm:w-1/2">{t("columns.company")}</Th>
          <Th wideOnly>{t("columns.difference")}</Th>
          <Th className="w-[32%] max-sm:w-1/2">{t("columns.state")}</Th>
        </tr>
      </thead>
      <WindowedBody rows={parts} keyOf={({ companyId }) => companyId}>
        {(part, i) => (
          <Tr key={part.companyId} aria-rowindex={i + 2} className="align-top hover:bg-hover">
            <Td className="py-1.5">
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
            <Td wideOnly className="py-1.5">
              <Differences kind={kind} differences={part.differences} words={words} />
            </Td>
            <Td className="py-1.5">{state(part)}</Td>
          </Tr>
        )}
      </WindowedBody>
    </Table>
  );
}
