"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { TryingAgain } from "@/components/ui/trying-again";
import { pauseBefore } from "@/lib/try-again";

/**
 * Makes a page again that could not be made, once the service is there: after a pause that grows, and at once when the
 * browser is online again or the page is looked at. What other parts of the page hold stays as it is.
 * @param comeBack fetches the whole page anew unless given
 */
export function ComeBack({ comeBack }: { comeBack?: () => void }) {
  const router = useRouter();
  const [attempts, setAttempts] = useState(0);
  const [left, setLeft] = useState(() => pauseBefore(0));
  const makeAgain = useEffectEvent(() => {
    if (comeBack) comeBack();
    else router.refresh();
  });

  useEffect(() => {
    let seconds = pauseBefore(attempts);
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.hidden) return;
      isAsking = true;
      if (await isServiceThere()) makeAgain();
      setLeft(pauseBefore(attempts + 1));
      setAttempts(attempts + 1);
    };
    const look = () => void ask();
    const timer = setInterval(() => {
      if (document.hidden || isAsking) return;
      seconds -= 1;
      setLeft(seconds);
      if (seconds <= 0) look();
    }, 1000);
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [attempts]);

  return <TryingAgain seconds={left} />;
}

/** Like {@link ComeBack}, for a page that may have failed for another reason: only where the service is away now. */
export function ComeBackAfterOutage({ comeBack }: { comeBack: () => void }) {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    void isServiceThere().then((isThere) => {
      setIsAway(!isThere);
    });
  }, []);
  return isAway ? <ComeBack comeBack={comeBack} /> : null;
}

async function isServiceThere(): Promise<boolean> {
  const answer = await fetch("/api/ready", { cache: "no-store" }).catch(() => null);
  return answer?.ok ?? false;
}
