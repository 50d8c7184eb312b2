import { QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { createElement, useState, type ReactNode } from "react";
import type { Locale } from "@/contract/format/locale";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";

/** A wrapper for `renderHook` that provides the messages of a language and an empty query cache. */
export function inLanguage(locale: Locale) {
  return function Wrapper({ children }: { children: ReactNode }) {
    const [client] = useState(createQueryClient);
    const texts = { locale, messages: MESSAGES[locale], timeZone: TIME_ZONE, children };
    return createElement(QueryClientProvider, { client }, createElement(NextIntlClientProvider, texts));
  };
}
