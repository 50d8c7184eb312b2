"use client";

import { NextIntlClientProvider, useLocale, useMessages, useTimeZone } from "next-intl";
import { useMemo, type ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/** next-intl's own provider replaces the messages around it; this one adds to them. */
export function AddMessages({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  const around = useMessages();
  const all = useMemo(() => ({ ...around, ...messages }), [around, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={useTimeZone()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
