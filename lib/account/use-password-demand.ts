"use client";

import { useState } from "react";
import { PASSWORD_NEEDED, PASSWORD_WRONG } from "@/contract/users/password-proof";
import { ApiError } from "@/lib/api/error";

/** Says if the service refused a request because the user's own password is needed or wrong; null for other errors. */
export function passwordRefusal(error: unknown): "needed" | "wrong" | null {
  if (!(error instanceof ApiError)) return null;
  return error.message === PASSWORD_NEEDED ? "needed" : error.message === PASSWORD_WRONG ? "wrong" : null;
}

/** State of a form whose action the service refuses without the user's password, unless the sign-in is recent. */
export function usePasswordDemand() {
  const [asksPassword, setAsksPassword] = useState(false);
  return {
    asksPassword,
    /** For the `onError` of a mutation: makes the form ask for the password if it was missing or wrong. */
    askIfRefused: (error: unknown) => {
      if (passwordRefusal(error) !== null) setAsksPassword(true);
    },
    stopAsking: () => {
      setAsksPassword(false);
    },
  };
}
