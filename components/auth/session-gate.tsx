"use client";

import dynamic from "next/dynamic";
import { useEffect, useSyncExternalStore } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { announceSignIn, gateState, listenForSignIn, subscribeToGate } from "@/lib/session-gate";

// Not on the server: then Next puts no boundary around it, and the whole page would go away while it loads.
const SignInAgain = dynamic(() => import("./sign-in-again").then((module) => module.SignInAgain), { ssr: false });

/** Asks to sign in again, in place, when the session has expired; see lib/session-gate. */
export function SessionGate({ userName }: { userName: string }) {
  const queryClient = useQueryClient();
  const state = useSyncExternalStore(subscribeToGate, gateState, () => "open" as const);

  useEffect(() => {
    announceSignIn(userName);
  }, [userName]);

  useEffect(
    () =>
      listenForSignIn(userName, {
        onSameUser: () => {
          // What failed while nobody was signed in is fetched again.
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
