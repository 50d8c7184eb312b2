"use client";

// oxlint-disable-next-line no-restricted-imports -- the one place that uses it
import NextLink from "next/link";
import type { ComponentProps } from "react";
import { whenIdle } from "@/lib/idle";
import { createStore } from "@/lib/store";
import { useStore } from "@/lib/use-store";

type LinkProps = ComponentProps<typeof NextLink>;

/** A link within the dashboard. It prefetches its page when this page is idle. */
export function Link(props: LinkProps) {
  return props.prefetch === false ? <NextLink {...props} /> : <PrefetchingLink {...props} />;
}

const idle = createStore(false);
let waiting: Promise<void> | undefined;

/** Becomes true when the page is idle. The wait begins with the first subscriber. */
const isIdle = {
  get: idle.get,
  subscribe: (listener: () => void) => {
    waiting ??= whenIdle().then(() => {
      idle.set(true);
    });
    return idle.subscribe(listener);
  },
};

function PrefetchingLink({ prefetch = null, ...rest }: LinkProps) {
  return <NextLink {...rest} prefetch={useStore(isIdle, false) && prefetch} />;
}
