"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";

/** Seconds before the first attempt, the second and so on; the last one holds for all that follow. */
const PAUSES = [5, 10, 20, 30];

function pauseBefore(attempts: number): number {
  return PAUSES[Math.min(attempts, PAUSES.length - 1)]!;
}

interface ComeBackProps {
  /** Fetches the whole page anew unless given. */
  comeBack?: () => void;
  /** For a page that may have failed for another reason: nothing is done where the service is there now. */
  onlyAfterOutage?: boolean;
}

/**
 * Makes a page again that could not be made, once the service is there: after a pause that grows, and at once when the
 * browser is online again or the page is looked at. Other parts of the page keep their state.
 */
export function ComeBack({ comeBack, onlyAfterOutage = false }: ComeBackProps) {
  const t = useTranslations("errors");
  const router = useRouter();
  const [attempts, setAttempts] = useState(onlyAfterOutage ? null : 0);
  const makeAgain = useEffectEvent(() => {
    if (comeBack) comeBack();
    else router.refresh();
  });

  useEffect(() => {
    if (attempts === null) {
      void isServiceThere().then((isThere) => {
        if (!isThere) setAttempts(0);
      });
      return;
    }
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.hidden) return;
      isAsking = true;
      if (await isServiceThere()) makeAgain();
      setAttempts(attempts + 1);
    };
    const look = () => void ask();
    const timer = setInterval(look, 1000 * pauseBefore(attempts));
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [attempts]);

  return attempts === null ? null : <p className="mt-1">{t("againByItself")}</p>;
}

async function isServiceThere(): Promise<boolean> {
  const response = await fetch("/api/ready", { cache: "no-store" }).catch(() => null);
  return response?.ok ?? false;
}
