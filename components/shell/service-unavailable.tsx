import { NextIntlClientProvider } from "next-intl";
import { headers } from "next/headers";
import { getMessages, getTranslations } from "next-intl/server";
import { buttonClasses } from "@/components/ui/button-classes";
import type { ApiError } from "@/lib/api/error";
import { RetryAfterOutage } from "./retry-after-outage-on-demand";

/** Shown in place of a page while the service cannot say who is signed in. */
export async function ServiceUnavailable({ failure }: { failure: ApiError }) {
  const t = await getTranslations("shell.unavailable");
  const tErrors = await getTranslations("errors");
  const { errors } = await getMessages();
  // Without a response the service has given no identifier; the log then has the failure under the request's id.
  const identifier = failure.identifier ?? (await headers()).get("x-request-id");
  return (
    <main className="mx-auto flex max-w-120 flex-col items-start gap-3 px-6 py-24">
      <h1 className="text-xl font-semibold">{t("title")}</h1>
      <p className="text-ink-2">{t("advice")}</p>
      <NextIntlClientProvider messages={{ errors }}>
        <RetryAfterOutage />
      </NextIntlClientProvider>
      {identifier && (
        <p className="text-xs text-ink-2">
          {tErrors("identifier")} <code className="select-all">{identifier}</code>
        </p>
      )}
      {/* A plain link, so that the whole page is loaded again. */}
      <a href="" className={buttonClasses({ variant: "primary" })}>
        {t("retry")}
      </a>
    </main>
  );
}
