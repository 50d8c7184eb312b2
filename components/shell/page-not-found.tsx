"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { homePage } from "@/lib/paths";
import { TopBar } from "./top-bar";

/** Shown in place of a page that does not exist, or that the user may not see. */
export function PageNotFound() {
  const t = useTranslations("errors");
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
