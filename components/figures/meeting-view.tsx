"use client";

import { useTranslations } from "next-intl";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { companyPage } from "@/lib/paths";
import { YearSwitcher } from "@/components/periods/year-switcher";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { useDocumentKeys } from "@/components/ui/use-document-keys";
import { Figures } from "./figures";
import { Meeting } from "./meeting";
import { PresentationHeader } from "./presentation-header";

/** The company's figures and nothing else, for a screen that others see. Escape or the button leads back. */
export function MeetingView({ companyId }: { companyId: string }) {
  const t = useTranslations("figures.meeting");
  const router = useRouter();
  const search = useSearchParams().toString();
  const { year, years } = useFiscalYear(companyId);
  const screen = useFullScreen();
  const back = companyPage(companyId) + (search ? `?${search}` : "");

  useDocumentKeys((event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Escape first closes dialogs, popovers and the full screen; the browser does that.
    if (document.querySelector("dialog[open], :popover-open") || document.fullscreenElement) return;
    router.push(back);
  });

  return (
    <Meeting value={true}>
      <main id="main" tabIndex={-1} className="mx-auto max-w-360 px-4 pt-6 pb-12 outline-none sm:px-8 print:p-0">
        <PresentationHeader
          companyId={companyId}
          year={year ?? null}
          controls={
            <>
              <YearSwitcher companyId={companyId} />
              {screen.isPossible && <Button onClick={screen.toggle}>{screen.isFull ? t("window") : t("full")}</Button>}
              {/* The page of the company has the shell, which must not be fetched ahead: it knows other companies. */}
              <ButtonLink href={back} prefetch={false} icon="close" title={t("leaveKey")}>
                {t("leave")}
              </ButtonLink>
            </>
          }
        />
        {year === null && <EmptyState title={t("empty")} />}
        {year && years && <Figures companyId={companyId} year={year} years={years} />}
      </main>
    </Meeting>
  );
}

function useFullScreen() {
  const isPossible = useSyncExternalStore(never, isFullScreenPossible, () => false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => {
      setFull(document.fullscreenElement !== null);
    };
    document.addEventListener("fullscreenchange", follow);
    return () => {
      document.removeEventListener("fullscreenchange", follow);
    };
  }, []);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // A browser may refuse it: then the window stays as it is, and shows so.
    change.catch(() => undefined);
  };
  return { isPossible, isFull, toggle };
}

const never = () => () => undefined;

function isFullScreenPossible(): boolean {
  return document.fullscreenEnabled;
}
