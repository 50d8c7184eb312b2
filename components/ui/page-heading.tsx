import type { ReactNode } from "react";

interface PageHeadingProps {
  title: ReactNode;
  /** A line under the title, such as counts or a description. */
  detail?: ReactNode;
  actions?: ReactNode;
  /** State of saving, before the actions. On narrow screens it has a row below them, even while it is empty. */
  status?: ReactNode;
}

export function PageHeading({ title, detail, actions, status }: PageHeadingProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold text-balance">{title}</h1>
        {detail !== undefined && <p className="mt-0.5 text-ink-2">{detail}</p>}
      </div>
      {(actions ?? status) !== undefined && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {status !== undefined && (
            <div className="flex min-h-7 items-center max-sm:order-last max-sm:-mt-1 max-sm:-mb-4 max-sm:basis-full">
              {status}
            </div>
          )}
          {actions}
        </div>
      )}
    </header>
  );
}
