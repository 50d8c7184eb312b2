"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import type { Period } from "@/contract/period";
import { messageTextQuery } from "@/lib/reports/message-text-query";
import type { LiveComment } from "@/lib/reports/message-text";

type Children = (text: string) => ReactNode;

interface MessageTextProps extends Omit<LiveComment, "period"> {
  /** Undefined only when the message has no live values. */
  period: Period | undefined;
  children: Children;
}

/** A message as plain text with the values of today, for links, names and titles. */
export function MessageText({ companyId, period, message, children }: MessageTextProps) {
  if (!period || !message.includes("{")) return children(message);
  return <Resolved {...{ companyId, period, message }}>{children}</Resolved>;
}

function Resolved({ children, ...comment }: LiveComment & { children: Children }) {
  const { data, isError } = useQuery(messageTextQuery(comment, useLocale()));
  // The query itself only fails when its code could not be loaded.
  return children(data ?? (isError ? comment.message : "…"));
}
