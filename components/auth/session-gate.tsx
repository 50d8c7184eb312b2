"use client";

import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { onDemand } from "@/components/ui/on-demand";
import { announceSignIn, gateStore, listenForSignIn } from "@/lib/session-gate";
import { useStore } from "@/lib/use-store";

const SignInAgain = onDemand(() => import("./sign-in-again").then((module) => module.SignInAgain));

/** Asks to sign in again, in place, when the session has expired; see lib/session-gate. */
export function SessionGate({ userName }: { userName: string }) {
  const queryClient = useQueryClient();
  const state = useStore(gateStore, "open");

  useEffect(() => {
    announceSignIn(userName);
  }, [userName]);

  useEffect(
    () =>
      listenForSignIn(userName, {
        onSameUser: () => {
          // Queries may have failed because nobody was signed in.
          void queryClient.refetchQueries({ predicate: (query) => query.state.status === "error" });
        },
        onOtherUser: () => {
          window.location.assign("/");
        },
      }),
    [userName, queryClient],
  );

  return state === "open" ? null : <SignInAgain userName={userName} asking={state === "asking"} />;
}
