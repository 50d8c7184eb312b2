import { dehydrate, HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "@/lib/i18n/messages";
import { pageIsReady } from "@/lib/page-ready";
import { AddMessages } from "./add-messages";

interface PageDataProps {
  /** Namespaces of texts that the page's client components use, beside ui, shell and errors. */
  messages: Namespace[];
  queryClient?: QueryClient;
  children: ReactNode;
}

/** Passes the messages and the data that the server has fetched to a page's client components. */
export async function PageData({ messages, queryClient, children }: PageDataProps) {
  const all = await getMessages();
  pageIsReady();
  const own = Object.fromEntries(messages.map((namespace) => [namespace, all[namespace]]));
  return (
    <AddMessages messages={own}>
      {queryClient ? <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary> : children}
    </AddMessages>
  );
}
