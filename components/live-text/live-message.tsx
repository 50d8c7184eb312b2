"use client";

import type { Period } from "@/contract/period";
import { onDemand } from "@/components/ui/on-demand";

const ResolvedMessage = onDemand(() => import("./resolved-message").then((module) => module.ResolvedMessage), "…");

interface LiveMessageProps {
  companyId: string;
  /** The period that it tells of. */
  period: Period | null;
  /** As it is kept: with the ids of key figures. */
  message: string;
}

/** A comment's message, with the values of today for those that are live. */
export function LiveMessage({ companyId, period, message }: LiveMessageProps) {
  if (!period || !message.includes("{")) return message;
  return <ResolvedMessage companyId={companyId} period={period} message={message} />;
}
