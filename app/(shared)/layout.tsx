import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

/** Passes on the texts of error.tsx, which is shown in place of the page and so outside of the page's own provider. */
export default async function SharedTexts({ children }: { children: ReactNode }) {
  const { ui, errors } = await getMessages();
  return <NextIntlClientProvider messages={{ ui, errors }}>{children}</NextIntlClientProvider>;
}
