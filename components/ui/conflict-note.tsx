import type { ReactNode } from "react";
import { Icon } from "./icon";

interface ConflictNoteProps {
  title: string;
  /** The other user's version under its label; absent if there is none to show. */
  theirs?: { label: string; content: ReactNode } | undefined;
  /** The user's own version, or the choices for it. Phrasing content only, because it is rendered in a <p>. */
  children?: ReactNode;
}

/** A warning that input will not be saved as it is, for instance because another user has changed the same object. */
export function ConflictNote({ title, theirs, children }: ConflictNoteProps) {
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-warn-soft px-3 py-2">
      <Icon name="alert" className="mt-0.5 text-warn" />
      <div className="min-w-0 grow">
        <p className="font-medium text-warn">{title}</p>
        {theirs && (
          <>
            <p className="mt-1 text-xs text-warn">{theirs.label}</p>
            {theirs.content}
          </>
        )}
        {children && <p className="mt-2 flex flex-wrap items-center gap-2 text-warn">{children}</p>}
      </div>
    </div>
  );
}
