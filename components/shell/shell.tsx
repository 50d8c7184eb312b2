import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CurrentUserProvider } from "@/components/auth/current-user";
import type { User } from "@/contract/users/user";
import { agenciesQueries } from "@/lib/agencies/queries";
import { pageReady } from "@/lib/page-ready";
import { serverQueryClient } from "@/lib/server-query-client";
import { Commands } from "./commands";
import { Providers } from "./providers";
import { Rail } from "./rail";
import { ViewingAs } from "./viewing-as";

interface ShellProps {
  user: User;
  /** True while a director views the dashboard as `user`. */
  isViewed: boolean;
  children: ReactNode;
}

/** Frame of every page behind the sign-in except those of a meeting: the rail and the shared providers. */
export async function Shell({ user, isViewed, children }: ShellProps) {
  const { ui, shell, errors } = await getMessages();
  const t = await getTranslations("shell");
  const queryClient = serverQueryClient();
  await Promise.all([
    // For the switcher, which reads it again if this fails.
    user.agencyId && queryClient.query(agenciesQueries.one(user.agencyId)).catch(() => undefined),
    pageReady(),
  ]);
  return (
    <NextIntlClientProvider messages={{ ui, shell, errors }}>
      <CurrentUserProvider user={user}>
        <Providers userName={user.userName}>
          <HydrationBoundary state={dehydrate(queryClient)}>
            <a
              href="#main"
              className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-3 py-2 text-accent-on focus:translate-y-0 print:hidden"
            >
              {t("skip")}
            </a>
            <div className="flex min-h-dvh">
              <aside className="sticky top-0 hidden h-dvh w-58 shrink-0 border-r border-line md:block print:hidden">
                <Rail />
              </aside>
              <main id="main" tabIndex={-1} className="min-w-0 grow outline-none">
                {children}
              </main>
            </div>
            {isViewed && <ViewingAs name={user.name} isBesideRail />}
            <Commands />
          </HydrationBoundary>
        </Providers>
      </CurrentUserProvider>
    </NextIntlClientProvider>
  );
}
