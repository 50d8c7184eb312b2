import type { ReactNode } from "react";
import { classes } from "./classes";

interface CardProps {
  title: ReactNode;
  /** Content beside the title, such as a link, a menu or an explanation. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Card({ title, aside, children, className }: CardProps) {
  return (
    <section className={classes("rounded-lg border border-line bg-panel p-4 shadow-card", className)}>
      <header className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="font-semibold">{title}</h2>
        {aside !== undefined && <div className="text-ink-2">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
