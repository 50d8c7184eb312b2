"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useCatalogue } from "@/lib/figures/use-catalogue";
import { useKeyFigureName } from "@/lib/figures/use-key-figure-name";
import { MAX_FIGURES } from "@/lib/figures/use-presentation";
import { COMPARED } from "@/components/line-charts/series-look";
import { IconButton } from "@/components/ui/button";
import { focusNeighbour } from "@/components/ui/focus-neighbour";
import { Select } from "@/components/ui/select";

interface ComparedFiguresProps {
  /** Ids of the key figures in the chart. */
  figures: readonly string[];
  onChange: (figures: string[]) => void;
}

/**
 * The key figures in the chart, and a choice of others to add. Each of several has its line style and a button to
 * remove it; a single one is shown as a choice of all key figures.
 */
export function ComparedFigures({ figures, onChange }: ComparedFiguresProps) {
  const t = useTranslations("figures.chart");
  const addition = useRef<HTMLSelectElement>(null);
  const { data: catalogue = [] } = useCatalogue();
  const nameOf = useKeyFigureName();
  const [first = ""] = figures;
  // The address may name a key figure that has been deleted.
  const isKnown = catalogue.some(({ id }) => id === first);
  const options = catalogue.map(({ id, name }) => ({ value: id, label: name }));
  const list = useRef<HTMLUListElement>(null);
  const others = catalogue.filter(({ id }) => !figures.includes(id));
  return (
    <div className="flex flex-wrap items-center gap-2 [&_select]:max-w-46">
      {figures.length === 1 ? (
        <Select
          shape="pill"
          label={t("figure")}
          value={first}
          onChange={(event) => {
            onChange([event.target.value]);
          }}
          options={isKnown ? options : [{ value: first, label: nameOf(first) ?? first }, ...options]}
        />
      ) : (
        <ul ref={list} className="contents" aria-label={t("compared")}>
          {figures.map((id, index) => (
            <li
              key={id}
              className="flex h-8.5 items-center gap-2 rounded-full border border-line-strong bg-panel pr-1 pl-3"
            >
              <LineSample index={index} />
              {nameOf(id) ?? id}
              <IconButton
                icon="close"
                label={t("remove", { name: nameOf(id) ?? id })}
                onClick={({ currentTarget }) => {
                  // With two figures left, the other one loses its button too.
                  if (figures.length > 2) focusNeighbour(currentTarget, null);
                  else addition.current?.focus();
                  onChange(figures.filter((other) => other !== id));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {figures.length < MAX_FIGURES && (
        <Select
          ref={addition}
          shape="pill"
          label={t("compare")}
          value=""
          onChange={(event) => {
            onChange([...figures, event.target.value]);
            // With the last figure that fits, this select disappears, so its focus goes to that figure.
            if (figures.length === MAX_FIGURES - 1)
              requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("li:last-child button")?.focus());
          }}
          options={[
            { value: "", label: t("compare"), disabled: true },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </div>
  );
}

function LineSample({ index }: { index: number }) {
  const look = COMPARED[index]!;
  return (
    <svg width={30} height={12} aria-hidden="true" className="shrink-0" style={{ color: look.colour }}>
      <path d="M0 6h30" stroke="currentColor" strokeWidth={2} strokeDasharray={look.dashes} />
      <path d={look.marker} transform="translate(15 6)" fill="currentColor" stroke="var(--panel)" />
    </svg>
  );
}
