"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ImportChange } from "@/contract/imports/import-change";
import { firstDay, lastDay } from "@/contract/period";
import { writeTraceAddress } from "@/lib/figures/trace-address";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { useFormats } from "@/lib/format/use-formats";
import { companyPage } from "@/lib/paths";
import { Link } from "@/components/ui/link";
import { ShowAllButton } from "@/components/ui/show-all-button";
import { Table, Td, Th, Tr } from "@/components/ui/table";

interface ChangedFiguresProps {
  companyId: string;
  change: ImportChange;
  books: NonNullable<ImportChange["books"]>;
}

const SHOWN_AT_FIRST = 12;

/** A key figure may be infinite, after a division by zero; such a value has no difference. */
function isFiniteNumber(value: number | null): value is number {
  return Number.isFinite(value);
}

/**
 * Values of key figures before and after the import. A value after the import links to the figure's present trace while
 * the import is in the books.
 */
export function ChangedFigures({ companyId, change, books }: ChangedFiguresProps) {
  const t = useTranslations("imports.changes");
  const formats = useFormats();
  const figures = useFigureFormats(change.currency);
  const [all, setAll] = useState(false);
  const { keyFigures, months } = books;
  const rows = keyFigures.flatMap(({ keyFigure, values }) => values.map((value) => ({ keyFigure, ...value })));
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const span = formats.months({ start: first.start, end: last.end });
  return (
    <section className="mb-8" aria-labelledby="changed-figures">
      <h2 id="changed-figures" className="mb-1 text-lg font-semibold">
        {t("figures.title")}
      </h2>
      <p className="mb-3 text-ink-2">{t(rows.length > 0 ? "figures.detail" : "figures.none", { months: span })}</p>
      {rows.length > 0 && (
        <Table label={t("figures.title")}>
          <thead>
            <tr>
              <Th>{t("columns.figure")}</Th>
              <Th wideOnly>{t("columns.month")}</Th>
              <Th numeric wideOnly>
                {t("columns.before")}
              </Th>
              <Th numeric>{t("columns.after")}</Th>
              <Th numeric wideOnly>
                {t("columns.difference")}
              </Th>
            </tr>
          </thead>
          <tbody>
            {(all ? rows : rows.slice(0, SHOWN_AT_FIRST)).map(({ keyFigure, period, before, after }) => {
              const [start, end] = [firstDay(period), lastDay(period)];
              const month = formats.month(start);
              const trace = writeTraceAddress({ keyFigureId: keyFigure.id, first: start, last: end });
              // `year` also takes a month, for the fiscal year that it is in.
              const search = new URLSearchParams({ year: start.slice(0, 7), resolution: "month", trace });
              const text = (value: number | null) => (value === null ? "–" : figures.spoken(value, keyFigure));
              return (
                <Tr key={`${keyFigure.id} ${start}`}>
                  <Td>
                    {keyFigure.name}
                    <span className="block text-xs text-ink-2 sm:hidden">
                      {month} · {text(before)} →
                    </span>
                  </Td>
                  <Td wideOnly className="whitespace-nowrap text-ink-2">
                    {month}
                  </Td>
                  <Td numeric wideOnly className="whitespace-nowrap">
                    {text(before)}
                  </Td>
                  <Td numeric className="whitespace-nowrap">
                    {after === null || !change.isInBooks ? (
                      text(after)
                    ) : (
                      <Link
                        href={`${companyPage(companyId)}?${search.toString()}`}
                        prefetch={false}
                        title={t("figures.trace", { name: keyFigure.name, month })}
                        className="text-accent hover:underline"
                      >
                        {text(after)}
                      </Link>
                    )}
                  </Td>
                  <Td numeric wideOnly className="whitespace-nowrap">
                    {isFiniteNumber(before) &&
                      isFiniteNumber(after) &&
                      figures.fullDifference(after - before, keyFigure)}
                  </Td>
                </Tr>
              );
            })}
          </tbody>
        </Table>
      )}
      <ShowAllButton count={rows.length} atFirst={SHOWN_AT_FIRST} isAll={all} onChange={setAll} />
    </section>
  );
}
