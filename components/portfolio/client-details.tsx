"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCurrentUser } from "@/components/auth/current-user";
import { MessageText } from "@/components/live-text/message-text";
import { Button, ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import type { Company } from "@/contract/companies/company";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { commentPath } from "@/lib/comments/paths";
import { isKeyFigureComment } from "@/lib/comments/comment-kind";
import { commentsQueries } from "@/lib/comments/queries";
import { togglePin } from "@/lib/companies/visited";
import { changeOf } from "@/contract/figures/change";
import { useChangeText } from "@/lib/figures/use-change-text";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { useFormats } from "@/lib/format/use-formats";
import { dayOfTimestamp } from "@/lib/dates/today";
import { commentPage, companyPage } from "@/lib/paths";
import { DETAIL_FIGURES, detailsQuery } from "@/lib/portfolio/details";

const SHOWN_COMMENTS = 3;

interface ClientDetailsProps {
  company: Company;
  isPinned: boolean;
}

/** The latest figures of a client compared with the year before, and the latest comments. */
export function ClientDetails({ company, isPinned }: ClientDetailsProps) {
  const t = useTranslations("portfolio");
  const { userName } = useCurrentUser();
  const years = useQuery(fiscalYearsQueries.list(company.id));
  const figures = useQuery(detailsQuery(company.id));
  const shared = {
    skeleton: <SkeletonRows rows={8} label={t("loadingDetails")} />,
    errorTitle: t("detailsFailed"),
  };
  return (
    <div className="sticky left-0 grid h-full grid-cols-1 max-w-[min(1200px,calc(100vw-48px))] gap-x-10 gap-y-4 overflow-y-auto px-4 py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <QueryView query={years} {...shared}>
        {(all) => (
          <QueryView query={figures} {...shared}>
            {(results) => <Figures name={company.name} results={results} currency={all.at(-1)?.currency ?? ""} />}
          </QueryView>
        )}
      </QueryView>
      <div className="flex flex-col gap-3">
        <Comments companyId={company.id} />
        <p className="flex flex-wrap gap-2">
          <ButtonLink size="small" href={companyPage(company.id)}>
            {t("openClient")}
          </ButtonLink>
          <ButtonLink size="small" variant="quiet" href={companyPage(company.id, "comments")}>
            {t("openComments")}
          </ButtonLink>
          <Button
            size="small"
            variant="quiet"
            icon="pin"
            aria-pressed={isPinned}
            onClick={() => {
              togglePin(userName, { id: company.id, name: company.name });
            }}
          >
            {isPinned ? t("unpin") : t("pin")}
          </Button>
        </p>
      </div>
    </div>
  );
}

interface FiguresProps {
  name: string;
  results: readonly KeyFigureResult[];
  currency: string;
}

function Figures({ name, results, currency }: FiguresProps) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  const figures = useFigureFormats(currency);
  const changeText = useChangeText(currency);
  const shown = results.flatMap(({ keyFigure, keyFigureValues }) => {
    const value = keyFigureValues.at(-1);
    return value?.bookedThrough !== undefined && DETAIL_FIGURES.includes(keyFigure.id) ? [{ keyFigure, value }] : [];
  });
  const through = shown[0]?.value.bookedThrough;
  if (through === undefined) return <p className="text-ink-2">{t("noFigures")}</p>;
  return (
    <table aria-label={t("detailsOf", { name })} className="w-full self-start">
      <thead>
        <tr className="text-xs text-ink-2">
          <th scope="col" className="text-left font-medium">
            {t("yearTo", { month: formats.month(through) })}
          </th>
          <th scope="col" className="numeric font-medium">
            {t("value")}
          </th>
          <th scope="col" className="numeric font-medium max-sm:hidden">
            {t("yearBefore")}
          </th>
          <th scope="col" className="numeric font-medium">
            {t("change")}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ keyFigure, value: { value, yearBefore } }) => {
          const change = changeOf(value, yearBefore ?? null, keyFigure.valueType);
          const text = (number: number | null) => (number === null ? "–" : figures.spoken(number, keyFigure));
          return (
            <tr key={keyFigure.id} className="border-t border-line leading-5.5">
              <th scope="row" className="truncate text-left font-normal max-sm:whitespace-normal">
                {keyFigure.name}
              </th>
              <td className="numeric font-medium whitespace-nowrap">{text(value)}</td>
              <td className="numeric whitespace-nowrap text-ink-2 max-sm:hidden">{text(yearBefore ?? null)}</td>
              <td className="numeric pl-3 whitespace-nowrap text-ink-2">{changeText(change, keyFigure)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Comments({ companyId }: { companyId: string }) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  const held = useHeldDeletions();
  const query = useQuery(commentsQueries.list(companyId));
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={4} label={t("loadingDetails")} />}
      errorTitle={t("detailsFailed")}
    >
      {(comments) => {
        const latest = comments
          .filter(isKeyFigureComment)
          .filter(({ id }) => !held.has(commentPath(companyId, id)))
          .slice(-SHOWN_COMMENTS)
          .reverse();
        if (latest.length === 0) return <p className="text-ink-2">{t("noComments")}</p>;
        return (
          <ul className="flex flex-col gap-2">
            {latest.map(({ id, period, message, author, created }) => (
              <li key={id}>
                <Link href={commentPage(companyId, id)} prefetch={false} className="line-clamp-2 hover:underline">
                  <MessageText companyId={companyId} period={period} message={message}>
                    {(text) => text}
                  </MessageText>
                </Link>
                <span className="text-xs text-ink-2">
                  {formats.day(dayOfTimestamp(created))}, {author}
                </span>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}
