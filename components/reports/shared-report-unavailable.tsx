import { getTranslations } from "next-intl/server";
import { buttonClasses } from "@/components/ui/button-classes";

/** Shown in place of a report that cannot be fetched at the moment. */
export async function SharedReportUnavailable() {
  const t = await getTranslations("reports.shared.later");
  return (
    <main className="mx-auto flex max-w-120 flex-col items-start gap-3 px-6 py-24">
      <h1 className="text-xl font-semibold">{t("title")}</h1>
      <p className="text-ink-2">{t("advice")}</p>
      {/* A plain link, so that the whole page is loaded again. */}
      <a href="" className={buttonClasses({ variant: "primary" })}>
        {t("retry")}
      </a>
    </main>
  );
}
