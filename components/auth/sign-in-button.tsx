"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button-classes";

interface SignInButtonProps {
  /** Where to go afterwards: a path of this dashboard. */
  callbackUrl: string;
  /** Start at once: the user has pressed "sign in" in the window that opened this one. */
  atOnce: boolean;
  failed: string;
  children: ReactNode;
}

/** next-auth starts a sign-in with a form that carries its anti-forgery token (cookie and field must agree). */
async function startSignIn(callbackUrl: string): Promise<void> {
  const response = await fetch("/api/auth/csrf", { cache: "no-store" });
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  const form = document.createElement("form");
  form.method = "POST";
  form.action = "/api/auth/signin/nyckeltal";
  for (const [name, value] of Object.entries({ csrfToken, callbackUrl })) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** Starts the sign-in at the provider. Plain, because the sign-in page loads nothing of the dashboard's own. */
export function SignInButton({ callbackUrl, atOnce, failed, children }: SignInButtonProps) {
  const [state, setState] = useState<"waiting" | "starting" | "failed">(atOnce ? "starting" : "waiting");
  const started = useRef(false);

  useEffect(() => {
    if (!atOnce || started.current) return;
    started.current = true;
    startSignIn(callbackUrl).catch(() => {
      setState("failed");
    });
  }, [atOnce, callbackUrl]);

  return (
    <>
      <button
        type="button"
        aria-busy={state === "starting" || undefined}
        onClick={() => {
          setState("starting");
          startSignIn(callbackUrl).catch(() => {
            setState("failed");
          });
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
