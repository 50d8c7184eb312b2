"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { Fragment } from "react";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { figuresIn, hasTrace } from "@/contract/reports/live-text";
import { messageWithoutValues, resolveMessage } from "@/contract/reports/resolve-text";
import { writeTraceAddress } from "@/lib/figures/trace-address";
import { currencyOf } from "@/lib/fiscal-years/currency-of";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { companyPage } from "@/lib/paths";
import { sentencesQueries } from "@/lib/reports/sentences";
import { useMeeting } from "@/components/shell/meeting";
import { Link } from "@/components/ui/link";
import { NUMBER_LINK_CLASSES } from "@/components/ui/number-link-classes";

interface ResolvedMessageProps {
  companyId: string;
  period: Period;
  message: string;
}

/** A message with live values; each number that has a trace links to it, except in a meeting. */
export function ResolvedMessage({ companyId, period, message }: ResolvedMessageProps) {
  const locale = useLocale();
  const isMeeting = useMeeting() !== null;
  const hasFigures = figuresIn(message).length > 0;
  const values = useQuery({ ...sentencesQueries.values(companyId, period), enabled: hasFigures });
  const years = useQuery({ ...fiscalYearsQueries.list(companyId), enabled: hasFigures });
  if (!hasFigures) return message;
  if (!values.data || !years.data) return values.isError || years.isError ? messageWithoutValues(message) : "…";
  const currency = currencyOf(years.data, period);
  const parts = resolveMessage(message, values.data, currency, locale);
  return parts.map(({ text, figure }, index) => {
    if (!figure || !hasTrace(figure.measure) || isMeeting) return <Fragment key={index}>{text}</Fragment>;
    const address = { keyFigureId: figure.keyFigureId, first: firstDay(figure.period), last: lastDay(figure.period) };
    const trace = encodeURIComponent(writeTraceAddress(address));
    return (
      <Link
        key={index}
        href={`${companyPage(companyId)}?trace=${trace}`}
        prefetch={false}
        className={NUMBER_LINK_CLASSES}
      >
        {text}
      </Link>
    );
  });
}
