"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import Link from "next/link";
import type { MouseEvent } from "react";
import type { KeyFigurePreset } from "@/contract/presets";
import { createPreset } from "@/lib/presets/mutations";
import { isStandardPreset } from "@/lib/presets/standard-ids";
import { showToast } from "@/lib/toasts";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Select } from "@/components/ui/select";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";

interface PresetNavProps {
  companyId: string;
  presets: readonly KeyFigurePreset[];
  /** Standard presets that have been deleted. */
  missing: readonly KeyFigurePreset[];
  chosen: string | undefined;
  onChoose: (presetId: string) => void;
  readOnly: boolean;
}

/** The company's presets to choose from: the standard ones, its own, and those that can be added back. */
export function PresetNav({ companyId, presets, missing, chosen, onChoose, readOnly }: PresetNavProps) {
  const t = useTranslations("presets.list");
  const textsOf = usePresetTexts();
  const standard = presets.filter(({ id }) => isStandardPreset(id));
  const own = presets.filter(({ id }) => !isStandardPreset(id));
  return (
    <div className="flex flex-col gap-4 self-start lg:sticky lg:top-16">
      <Select
        shape="pill"
        label={t("choose")}
        value={chosen ?? ""}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
        options={presets.map((preset) => ({ value: preset.id, label: textsOf(preset).name }))}
        className="w-fit lg:hidden"
      />
      <nav aria-label={t("label")} className="flex flex-col gap-4 max-lg:hidden">
        {[
          { title: t("standard"), group: standard },
          { title: t("own"), group: own },
        ].map(
          ({ title, group }) =>
            group.length > 0 && (
              <section key={title}>
                <h2 className="mb-1 px-2 text-xs text-ink-2">{title}</h2>
                <ul>
                  {group.map((preset) => (
                    <li key={preset.id}>
                      <PresetLink preset={preset} isChosen={preset.id === chosen} onChoose={onChoose} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </nav>
      {!readOnly && missing.length > 0 && <AddBack companyId={companyId} missing={missing} onChoose={onChoose} />}
    </div>
  );
}

interface PresetLinkProps {
  preset: KeyFigurePreset;
  isChosen: boolean;
  onChoose: (presetId: string) => void;
}

function PresetLink({ preset, isChosen, onChoose }: PresetLinkProps) {
  const t = useTranslations("presets.list");
  const textsOf = usePresetTexts();
  const count = preset.keyFigureTypes.length;
  const choose = (event: MouseEvent) => {
    // A press with Ctrl opens a tab; a plain one changes the address without asking the server again.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(preset.id);
  };
  return (
    <Link
      href={`?preset=${encodeURIComponent(preset.id)}`}
      prefetch={false}
      onClick={choose}
      aria-current={isChosen ? "page" : undefined}
      className={classes(
        "flex min-h-8 items-center gap-2 rounded-md px-2 py-1",
        isChosen ? "bg-accent-soft font-semibold text-accent" : "text-ink-2 hover:bg-hover hover:text-ink",
      )}
    >
      <span className="min-w-0 grow truncate">{textsOf(preset).name}</span>
      <span className="text-xs" aria-label={t("count", { count })}>
        {count}
      </span>
    </Link>
  );
}

interface AddBackProps {
  companyId: string;
  missing: readonly KeyFigurePreset[];
  onChoose: (presetId: string) => void;
}

function AddBack({ companyId, missing, onChoose }: AddBackProps) {
  const t = useTranslations("presets.list");
  const textsOf = usePresetTexts();
  const creation = useMutation(createPreset(useQueryClient(), companyId));
  const addBack = (preset: KeyFigurePreset) => {
    creation.mutate(preset, {
      onSuccess: () => {
        onChoose(preset.id);
      },
      onError: () => {
        showToast(t("addBackFailed", { name: textsOf(preset).name }), { tone: "bad" });
      },
    });
  };
  return (
    <section>
      <h2 className="mb-1 text-xs text-ink-2 lg:px-2">{t("missing")}</h2>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {missing.map((preset) => (
          <li key={preset.id}>
            <Button
              size="small"
              variant="quiet"
              icon="plus"
              busy={creation.isPending && creation.variables.id === preset.id}
              onClick={() => {
                addBack(preset);
              }}
            >
              {t("addBack", { name: textsOf(preset).name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
