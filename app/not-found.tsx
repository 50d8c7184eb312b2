import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { homePage } from "@/lib/paths";

export default async function NotFound() {
  const t = await getTranslations("errors.page");
  return (
    <main className="mx-auto flex max-w-120 flex-col items-start gap-3 px-6 py-24">
      <h1 className="text-xl font-semibold">{t("notFoundTitle")}</h1>
      <p className="text-ink-2">{t("notFoundAdvice")}</p>
      <ButtonLink href={homePage} variant="primary">
        {t("home")}
      </ButtonLink>
    </main>
  );
}
