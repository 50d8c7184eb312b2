import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { SharedReportUnavailable } from "@/components/reports/shared-report-unavailable";
import { SharedCode } from "@/components/reports/shared-code";
import { SharedReportView } from "@/components/reports/shared-report-view";
import { CULTURE_OF_LOCALE, TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { openSharedReport } from "@/lib/bff/shared-report";

interface SharedPageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: SharedPageProps): Promise<Metadata> {
  const state = await openSharedReport((await params).token);
  const content = state.kind === "open" ? state.response.content : undefined;
  const t = await getTranslations("reports.shared");
  return {
    title: { absolute: content ? `${content.title} · ${content.company.name}` : t("title") },
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

/** A published report for readers of its link: no session, no navigation, no access to anything else. */
export default async function SharedPage({ params }: SharedPageProps) {
  const { token } = await params;
  const state = await openSharedReport(token);
  if (state.kind === "gone") notFound();
  if (state.kind === "later") return <SharedReportUnavailable />;
  const { content, expires } = state.response;
  // Until a required code is typed there is no content, and the page is in the language of the link.
  const language = content?.language ?? state.response.language;
  const { ui, reports } = MESSAGES[language];
  return (
    <NextIntlClientProvider locale={language} timeZone={TIME_ZONE} messages={{ ui, reports }}>
      <div lang={CULTURE_OF_LOCALE[language]}>
        {content ? (
          <SharedReportView content={content} expires={expires} token={token} />
        ) : (
          <SharedCode token={token} />
        )}
      </div>
    </NextIntlClientProvider>
  );
}
