import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { Toaster } from "@/components/ui/toaster-on-demand";
import { StopViewing } from "./stop-viewing-on-demand";

/** Shown in place of a page when a director may no longer view the dashboard as the other user. */
export async function ViewingEnded() {
  const t = await getTranslations("shell.viewing");
  const { shell, ui } = await getMessages();
  return (
    <main className="mx-auto flex max-w-120 flex-col items-start gap-3 px-6 py-24">
      <h1 className="text-xl font-semibold">{t("ended")}</h1>
      <p className="text-ink-2">{t("endedAdvice")}</p>
      <NextIntlClientProvider messages={{ shell, ui }}>
        <StopViewing />
        {/* Shows the error of StopViewing; other pages have a Toaster from their providers. */}
        <Toaster />
      </NextIntlClientProvider>
    </main>
  );
}
