"use client";

import type { Period } from "@/contract/period";
import { onDemand } from "@/components/ui/on-demand";

const ResolvedMessage = onDemand(() => import("./resolved-message").then((module) => module.ResolvedMessage), "…");

interface LiveMessageProps {
  companyId: string;
  /** The period for which live values are computed; without one, as in some drafts, the message is shown as stored. */
  period: Period | null;
  /** The message in its stored form, with ids of key figures. */
  message: string;
}

/** A comment's message, with live values replaced by the values of today. */
export function LiveMessage({ companyId, period, message }: LiveMessageProps) {
  if (!period || !message.includes("{")) return message;
  return <ResolvedMessage companyId={companyId} period={period} message={message} />;
}
