"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";

/** Seconds before each attempt; the last number applies to all later ones. */
const PAUSES = [5, 10, 20, 30];

function pauseBefore(attempts: number): number {
  return PAUSES[Math.min(attempts, PAUSES.length - 1)]!;
}

interface RetryAfterOutageProps {
  /** Retries what failed; the default refreshes the page. */
  comeBack?: () => void;
  /** Does nothing if the service is available when the component mounts, because the page failed for another reason. */
  onlyAfterOutage?: boolean;
}

/**
 * Retries a failed page as soon as the service is available again. It checks at growing intervals, and at once when the
 * browser comes online or the page becomes visible. Other parts of the page keep their state.
 */
export function RetryAfterOutage({ comeBack, onlyAfterOutage = false }: RetryAfterOutageProps) {
  const t = useTranslations("errors");
  const router = useRouter();
  const [attempts, setAttempts] = useState(onlyAfterOutage ? null : 0);
  const retry = useEffectEvent(() => {
    if (comeBack) comeBack();
    else router.refresh();
  });

  useEffect(() => {
    if (attempts === null) {
      void isServiceReady().then((isReady) => {
        if (!isReady) setAttempts(0);
      });
      return;
    }
    let isChecking = false;
    const check = async () => {
      if (isChecking || document.hidden) return;
      isChecking = true;
      if (await isServiceReady()) retry();
      setAttempts(attempts + 1);
    };
    const checkNow = () => void check();
    const timer = setInterval(checkNow, 1000 * pauseBefore(attempts));
    window.addEventListener("online", checkNow);
    document.addEventListener("visibilitychange", checkNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", checkNow);
      document.removeEventListener("visibilitychange", checkNow);
    };
  }, [attempts]);

  return attempts === null ? null : <p className="mt-1">{t("againByItself")}</p>;
}

async function isServiceReady(): Promise<boolean> {
  // Without a limit, a connection that died silently would hold up all later checks.
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch("/api/ready", { cache: "no-store", signal }).catch(() => null);
  return response?.ok ?? false;
}
