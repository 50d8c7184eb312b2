import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

/** Passes on the texts of error.tsx. The page passes on its own, which are missing when error.tsx replaces it. */
export default async function SharedTexts({ children }: { children: ReactNode }) {
  const { ui, errors } = await getMessages();
  return <NextIntlClientProvider messages={{ ui, errors }}>{children}</NextIntlClientProvider>;
}
