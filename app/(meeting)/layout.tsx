import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

/** Passes on the shared texts above a company's layout, because error.tsx is shown in place of that layout. */
export default async function MeetingTexts({ children }: { children: ReactNode }) {
  const { ui, shell, errors } = await getMessages();
  return <NextIntlClientProvider messages={{ ui, shell, errors }}>{children}</NextIntlClientProvider>;
}
