import { getTranslations } from "next-intl/server";
import { buttonClasses } from "@/components/ui/button-classes";
import { homePage } from "@/lib/paths";

export default async function NotFound() {
  const t = await getTranslations("errors.page");
  return (
    <main className="mx-auto flex max-w-120 flex-col items-start gap-3 px-6 py-24">
      <h1 className="text-xl font-semibold">{t("notFoundTitle")}</h1>
      <p className="text-ink-2">{t("notFoundAdvice")}</p>
      {/* A plain link, because every page would load the code of Next's Link for this file. */}
      <a href={homePage} className={buttonClasses({ variant: "primary" })}>
        {t("home")}
      </a>
    </main>
  );
}
