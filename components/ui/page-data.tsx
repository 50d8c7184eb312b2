import { dehydrate, HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { partsOf } from "@/lib/i18n/message-parts";
import { PAGE_MESSAGES } from "@/lib/i18n/page-messages";
import { pageIsReady } from "@/lib/page-ready";
import { AddMessages } from "./add-messages";

type FileInApp = keyof typeof PAGE_MESSAGES;
type Page = Extract<FileInApp, `${string}/page`>;

interface DataProps<File extends FileInApp> {
  /** The component's file in app/, which determines the messages. */
  page: File;
  queryClient?: QueryClient;
  children: ReactNode;
}

/** Passes messages and prefetched queries to a page's client components, and lets the waiting shell show the page. */
export async function PageData(props: DataProps<Page>) {
  const content = await withData(props);
  pageIsReady();
  return content;
}

/** Passes messages and prefetched queries in a layout or a waiting page (loading.tsx), as PageData does in a page. */
export function FrameData(props: DataProps<Exclude<FileInApp, Page>>) {
  return withData(props);
}

async function withData({ page, queryClient, children }: DataProps<FileInApp>) {
  return (
    <AddMessages messages={partsOf(await getMessages(), PAGE_MESSAGES[page])}>
      {queryClient ? <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary> : children}
    </AddMessages>
  );
}
