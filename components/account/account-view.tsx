"use client";

import { useTranslations } from "next-intl";
import { useCurrentUser } from "@/components/auth/current-user";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { FailedSignInsNote } from "./failed-sign-ins-note";
import { PasswordCard } from "./password-card";
import { SecondFactorCard } from "./second-factor-card";
import { SessionsCard } from "./sessions-card";
import { TokensCard } from "./tokens-card";

const SecurityEventsCard = onDemand(() => import("./security-events-card").then((module) => module.SecurityEventsCard));
const OwnExportCard = onDemand(() =>
  import("@/components/exports/own-export-card").then((module) => module.OwnExportCard),
);

/** Id of the element to which {@link FailedSignInsNote} links. */
const EVENTS_ID = "security-events";

/** The page of the user's own account. */
export function AccountView() {
  const t = useTranslations("account");
  const { name, userName } = useCurrentUser();
  return (
    <>
      <PageHeading title={t("title")} detail={t("detail", { name, userName })} />
      <div className="flex max-w-3xl flex-col gap-5">
        <FailedSignInsNote eventsId={EVENTS_ID} />
        <SessionsCard />
        <SecondFactorCard />
        <PasswordCard />
        <TokensCard />
        <div id={EVENTS_ID} className="scroll-mt-16">
          <SecurityEventsCard />
        </div>
        <OwnExportCard />
      </div>
    </>
  );
}
