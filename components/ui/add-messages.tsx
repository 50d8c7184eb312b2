"use client";

import { NextIntlClientProvider, useLocale, useMessages, useTimeZone } from "next-intl";
import { useMemo, type ReactNode } from "react";
import { withMessages, type SomeMessages } from "@/lib/i18n/message-parts";

/** Adds messages to those of the outer provider, which next-intl's own provider would replace. */
export function AddMessages({ messages, children }: { messages: SomeMessages; children: ReactNode }) {
  const around = useMessages();
  const all = useMemo(() => withMessages(around, messages), [around, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={useTimeZone()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
