"use client";

import { useState } from "react";
import { apiErrorKind } from "@/lib/api/error";

/** Some minutes after the sign-in the service refuses some actions until it gets the password of the signed-in user. */
export function usePasswordDemand() {
  const [asksPassword, setAsksPassword] = useState(false);
  return {
    asksPassword,
    /** For the `onError` of a mutation: a refusal by a rule makes the form ask for the password. */
    askIfRefused: (error: unknown) => {
      if (apiErrorKind(error) === "rule") setAsksPassword(true);
    },
    stopAsking: () => {
      setAsksPassword(false);
    },
  };
}
