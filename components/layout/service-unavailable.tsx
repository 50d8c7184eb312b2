import { getTranslations } from "next-intl/server";
import { buttonClasses } from "@/components/ui/button-classes";
import type { ApiFailure } from "@/lib/api-failure";

/** Instead of a page, while the service does not even tell who is signed in. */
export async function ServiceUnavailable({ failure }: { failure: ApiFailure }) {
  const t = await getTranslations("shell.unavailable");
  const tErrors = await getTranslations("errors");
  return (
    <main className="mx-auto flex max-w-120 flex-col items-start gap-3 px-6 py-24">
      <h1 className="text-xl font-semibold">{t("title")}</h1>
      <p className="text-ink-2">{t("advice")}</p>
      {failure.identifier && (
        <p className="text-xs text-ink-2">
          {tErrors("identifier")} <code className="select-all">{failure.identifier}</code>
        </p>
      )}
      {/* A plain link: the whole page is fetched anew. */}
      <a href="" className={buttonClasses({ variant: "primary" })}>
        {t("retry")}
      </a>
    </main>
  );
}
