import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { useState, type ComponentProps, type ReactNode } from "react";
import { CurrentUserProvider } from "@/components/auth/current-user";
import type { Locale } from "@/contract/format/locale";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";

interface PageProvidersProps {
  locale?: Locale;
  /** Without it `useCurrentUser` throws, as on pages before the sign-in. */
  user?: ComponentProps<typeof CurrentUserProvider>["user"];
  /** For tests that fill or read its cache; the default is a new one. */
  client?: QueryClient;
  children: ReactNode;
}

/** The context that every page has, for tests of its parts. */
export function PageProviders({ locale = "en", user, client, children }: PageProvidersProps) {
  const [own] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client ?? own}>
      <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone={TIME_ZONE}>
        {user ? <CurrentUserProvider user={user}>{children}</CurrentUserProvider> : children}
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}
