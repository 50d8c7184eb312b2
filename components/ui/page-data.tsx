import { dehydrate, HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "@/lib/i18n/messages";
import { PAGE_MESSAGES } from "@/lib/i18n/page-messages";
import { pageIsReady } from "@/lib/page-ready";
import { AddMessages } from "./add-messages";

interface PageDataProps {
  /** The file in app/ that hands over the texts of its components. */
  page: keyof typeof PAGE_MESSAGES;
  queryClient?: QueryClient;
  children: ReactNode;
}

/** Passes the messages and the data that the server has fetched to a page's client components. */
export async function PageData({ page, queryClient, children }: PageDataProps) {
  const all = await getMessages();
  pageIsReady();
  const namespaces: readonly Namespace[] = PAGE_MESSAGES[page];
  const own = Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]]));
  return (
    <AddMessages messages={own}>
      {queryClient ? <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary> : children}
    </AddMessages>
  );
}
