import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { CurrentUserProvider } from "@/components/auth/current-user";
import { Providers } from "@/components/shell/providers";
import { ServiceUnavailable } from "@/components/shell/service-unavailable";
import { ViewingAs } from "@/components/shell/viewing-as";
import { ViewingEnded } from "@/components/shell/viewing-ended";
import type { User } from "@/contract/users/user";
import { ApiError } from "@/lib/api/error";
import { requireUser, viewedUserName } from "@/lib/auth/current-user";
import { userInMeeting } from "@/lib/figures/meeting-user";

interface MeetingLayoutProps {
  params: Promise<{ companyId: string }>;
  children: ReactNode;
}

/** Pages that a client looks at: without the shell, whose rail, switcher and search know other companies. */
export default async function MeetingLayout({ params, children }: MeetingLayoutProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const viewed = await viewedUserName();
  let user: User;
  try {
    user = await requireUser();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return viewed !== null && error.status < 500 ? <ViewingEnded /> : <ServiceUnavailable failure={error} />;
  }
  const { ui, shell, errors } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ ui, shell, errors }}>
      <CurrentUserProvider user={userInMeeting(user, companyId)}>
        <Providers userName={user.userName}>
          {children}
          {viewed !== null && <ViewingAs name={user.name} />}
        </Providers>
      </CurrentUserProvider>
    </NextIntlClientProvider>
  );
}
