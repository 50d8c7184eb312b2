"use client";

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { useBrowserValue } from "@/components/ui/use-browser-value";

interface SignInButtonProps {
  /** The dashboard's origin as browsers should see it. */
  publicOrigin: string;
  /** Path of this dashboard to open afterwards. */
  callbackUrl: string;
  /** Start at once: the user has pressed "sign in" in the window that opened this one. */
  atOnce: boolean;
  failed: string;
  children: ReactNode;
}

/**
 * Cookies belong to a host. A sign-in that began at another host could not end at the public one, so the browser
 * goes to this page at the public address instead. Returns false if it is there already.
 */
function goToPublicAddress(publicOrigin: string): boolean {
  const { origin, pathname, search } = window.location;
  if (origin === publicOrigin) return false;
  window.location.replace(publicOrigin + pathname + search);
  return true;
}

/**
 * Gets the provider's address from next-auth, which expects its CSRF token in a cookie and in the body, and goes there.
 * Not a form, because the page's form-action policy does not allow redirects to the provider.
 */
async function startSignIn(callbackUrl: string, publicOrigin: string): Promise<void> {
  if (goToPublicAddress(publicOrigin)) return;
  const { csrfToken } = (await answerOf(await fetch("/api/auth/csrf", { cache: "no-store" }))) as { csrfToken: string };
  const form = new URLSearchParams({ csrfToken, callbackUrl, json: "true" });
  const { url } = (await answerOf(await fetch("/api/auth/signin/nyckeltal", { method: "POST", body: form }))) as {
    url: string;
  };
  window.location.assign(url);
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`the sign-in was answered ${String(response.status)}`);
  return response.json();
}

/** Starts the sign-in at the provider. A plain button, which keeps the scripts of the sign-in page small. */
export function SignInButton({ callbackUrl, publicOrigin, atOnce, failed, children }: SignInButtonProps) {
  const [state, setState] = useState<"waiting" | "starting" | "failed">(atOnce ? "starting" : "waiting");
  /** React runs effects twice in development. */
  const started = useRef(false);
  const isStarting = state === "starting";
  // A press before React has hydrated the page would be lost.
  const isHydrated = useBrowserValue(() => true, false);

  const start = () => {
    setState("starting");
    startSignIn(callbackUrl, publicOrigin).catch(() => {
      setState("failed");
    });
  };
  const startAtOnce = useEffectEvent(start);
  useEffect(() => {
    if (!atOnce || started.current) return;
    started.current = true;
    startAtOnce();
  }, [atOnce]);

  return (
    <>
      <button
        type="button"
        disabled={!isHydrated}
        aria-busy={isStarting || undefined}
        aria-disabled={isStarting || undefined}
        onClick={() => {
          // A second sign-in would overwrite the state and PKCE cookies of the first.
          if (!isStarting) start();
        }}
        className={buttonClasses({ variant: "primary" }, "w-full")}
      >
        {children}
      </button>
      {state === "failed" && (
        <p role="alert" className="text-bad">
          {failed}
        </p>
      )}
    </>
  );
}
