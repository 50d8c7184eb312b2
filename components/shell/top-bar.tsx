"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { openCommandWindow } from "./command-store";
import { RailSheet } from "./rail";

interface Crumb {
  label: string;
  /** Undefined for the present page. */
  href?: string;
}

/** The bar above a page: breadcrumbs and search. On a phone it also has a button that opens the rail. */
export function TopBar({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations("shell");
  return (
    <div className="sticky top-0 z-20 flex h-12 items-center gap-3 border-b border-line bg-paper px-4 sm:px-6 print:hidden">
      <RailSheet />
      <nav aria-label={t("breadcrumb")} className="min-w-0 grow">
        <ol className="flex min-w-0 items-center gap-1">
          {crumbs.map((crumb, index) => (
            <li key={crumb.href ?? "here"} className="flex min-w-0 items-center gap-1 not-last:max-sm:hidden">
              {index > 0 && <span className="text-ink-3 max-sm:hidden">/</span>}
              {crumb.href === undefined ? (
                <span aria-current="page" className="truncate font-semibold">
                  {crumb.label}
                </span>
              ) : (
                <Link href={crumb.href} className="truncate rounded text-ink-2 hover:text-ink hover:underline">
                  {crumb.label}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          openCommandWindow("palette");
        }}
        className="flex h-7.5 w-70 shrink-0 items-center gap-2 rounded-md border border-line bg-panel px-2.5 text-left text-ink-2 hover:border-line-strong max-md:w-auto"
      >
        <Icon name="search" size={14} />
        <span className="grow truncate max-md:sr-only">{t("search")}</span>
        <kbd className="shrink-0 rounded border border-line bg-hover px-1 font-sans text-xs whitespace-nowrap max-md:hidden">
          {t("keys.palette")}
        </kbd>
      </button>
    </div>
  );
}
