import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/** The reason why a page can only be read. */
export function ReadOnlyNote({ children }: { children: ReactNode }) {
  return (
    <p className="mb-4 flex gap-2 rounded-md bg-hover px-3 py-2 text-ink-2">
      <Icon name="lock" className="mt-0.5" />
      {children}
    </p>
  );
}
