"use client";

import { useTranslations } from "next-intl";
import { useCurrentUser } from "@/components/auth/current-user";
import { PageHeading } from "../ui/page-heading";
import { PasswordCard } from "./password-card";
import { SecondFactorCard } from "./second-factor-card";
import { SessionsCard } from "./sessions-card";
import { TokensCard } from "./tokens-card";

/** What users look after themselves: how they sign in, and where they are signed in. */
export function AccountView() {
  const t = useTranslations("account");
  const { name, userName } = useCurrentUser();
  return (
    <>
      <PageHeading title={t("title")} detail={t("detail", { name, userName })} />
      <div className="flex max-w-3xl flex-col gap-5">
        <SessionsCard />
        <SecondFactorCard />
        <PasswordCard />
        <TokensCard />
      </div>
    </>
  );
}
