"use client";

import { NextIntlClientProvider, useLocale, useMessages, useTimeZone } from "next-intl";
import { useMemo, type ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/** Adds messages to those of the outer provider, which next-intl's own provider would replace. */
export function AddMessages({ messages, children }: { messages: Partial<Messages>; children: ReactNode }) {
  const around = useMessages();
  const all = useMemo(() => ({ ...around, ...messages }), [around, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={useTimeZone()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
