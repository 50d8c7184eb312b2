import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/shell/top-bar";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { homePage } from "@/lib/paths";

export default async function DashboardNotFound() {
  const t = await getTranslations("errors");
  return (
    <>
      <TopBar crumbs={[{ label: t("page.notFoundTitle") }]} />
      <div className="max-w-page p-4 sm:p-6">
        <h1 className="sr-only">{t("page.notFoundTitle")}</h1>
        <EmptyState
          title={t("notFound.title")}
          action={
            <ButtonLink href={homePage} variant="primary">
              {t("page.home")}
            </ButtonLink>
          }
        >
          {t("notFound.advice")}
        </EmptyState>
      </div>
    </>
  );
}
