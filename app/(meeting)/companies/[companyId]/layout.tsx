import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CurrentUserProvider } from "@/components/auth/current-user";
import { MeetingFrame } from "@/components/meeting/meeting-frame";
import { Providers } from "@/components/shell/providers";
import { ViewingAs } from "@/components/shell/viewing-as";
import { UserUnavailable } from "@/components/shell/user-unavailable";
import { FrameData } from "@/components/ui/page-data";
import type { User } from "@/contract/users/user";
import { ApiError } from "@/lib/api/error";
import { notFoundIf404 } from "@/lib/api/not-found";
import { requireUser, viewedUserName } from "@/lib/auth/current-user";
import { companyOfRequest } from "@/lib/companies/company-of-request";
import { companiesQueries } from "@/lib/companies/queries";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { companiesToMeet } from "@/lib/meeting/companies-to-meet";
import { userInMeeting } from "@/lib/meeting/meeting-user";
import { serverQueryClient } from "@/lib/server-query-client";

interface MeetingLayoutProps {
  params: Promise<{ companyId: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: Pick<MeetingLayoutProps, "params">): Promise<Metadata> {
  const t = await getTranslations("meeting");
  const company = await companyOfRequest(decodeURIComponent((await params).companyId)).catch(() => undefined);
  if (!company) return {};
  const mode = t("mode");
  return { title: { default: `${company.name} · ${mode}`, template: `%s · ${company.name} · ${mode}` } };
}

/** Pages that a client sees. They lack the shell, whose rail, switcher and search show other companies. */
export default async function MeetingLayout({ params, children }: MeetingLayoutProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const viewed = await viewedUserName();
  let user: User;
  try {
    user = await requireUser();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return <UserUnavailable failure={error} isViewed={viewed !== null} />;
  }
  const queryClient = serverQueryClient();
  const [company, , toMeet] = await Promise.allSettled([
    companyOfRequest(companyId),
    queryClient.query(fiscalYearsQueries.list(companyId)),
    // With a query client of its own, because the browser must not get names or ids of other companies in a meeting.
    companiesToMeet(serverQueryClient(), user, companyId),
  ]);
  if (company.status === "rejected") {
    notFoundIf404(company.reason);
    throw company.reason;
  }
  // `companyOfRequest` uses another query client, because the metadata are rendered separately.
  queryClient.setQueryData(companiesQueries.one(companyId).queryKey, company.value);
  return (
    <CurrentUserProvider user={userInMeeting(user, companyId)}>
      <div data-size="large" className="text-base">
        <Providers userName={user.userName}>
          <FrameData page="(meeting)/companies/[companyId]/layout" queryClient={queryClient}>
            <MeetingFrame
              companyId={companyId}
              hasNeighbours={toMeet.status === "fulfilled" && toMeet.value.length > 1}
            >
              {children}
            </MeetingFrame>
          </FrameData>
          {viewed !== null && <ViewingAs name={user.name} />}
        </Providers>
      </div>
    </CurrentUserProvider>
  );
}
