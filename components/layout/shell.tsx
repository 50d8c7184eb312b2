import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { CurrentUserProvider } from "@/components/auth/current-user";
import type { User } from "@/contract/user";
import type { Messages } from "@/lib/i18n/messages";
import { Providers } from "./providers";

/** What stands around every page behind the sign-in. */
export async function Shell({ user, children }: { user: User; children: ReactNode }) {
  const { ui, shell, errors } = (await getMessages());
  return (
    <NextIntlClientProvider messages={{ ui, shell, errors }}>
      <CurrentUserProvider user={user}>
        <Providers>
          <main id="main">{children}</main>
        </Providers>
      </CurrentUserProvider>
    </NextIntlClientProvider>
  );
}
