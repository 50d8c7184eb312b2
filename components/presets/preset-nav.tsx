"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import type { MouseEvent } from "react";
import type { KeyFigurePreset } from "@/contract/presets";
import { createPreset } from "@/lib/presets/mutations";
import type { StandardPlace } from "@/lib/standards/place";
import { isStandardPreset } from "@/contract/standard-presets";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";
import { usePendingVariables } from "@/lib/use-pending-variables";
import { useFailureToast } from "@/components/ui/use-failure-toast";

interface PresetNavProps {
  place: StandardPlace;
  presets: readonly KeyFigurePreset[];
  /** Inherited presets that have been deleted. */
  missing: readonly KeyFigurePreset[];
  chosen: string | undefined;
  onChoose: (presetId: string) => void;
  readOnly: boolean;
}

/** The presets to choose from, grouped by origin, and deleted ones that can be added back. */
export function PresetNav({ place, presets, missing, chosen, onChoose, readOnly }: PresetNavProps) {
  const t = useTranslations("presets.list");
  const textsOf = usePresetTexts();
  const standard = presets.filter(({ id }) => isStandardPreset(id));
  const others = presets.filter(({ id }) => !isStandardPreset(id));
  const withOrigin = (origin: KeyFigurePreset["origin"]) => others.filter((preset) => preset.origin === origin);
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
          { title: t("agency"), group: withOrigin("agency") },
          { title: t("companyType"), group: withOrigin("companyType") },
          { title: t("own"), group: withOrigin(undefined) },
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
      {!readOnly && missing.length > 0 && <AddBack place={place} missing={missing} onChoose={onChoose} />}
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
  const search = new URLSearchParams(useSearchParams());
  search.set("preset", preset.id);
  const choose = (event: MouseEvent) => {
    // Ctrl+click opens a tab; a plain click changes the URL without a request to the server.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(preset.id);
  };
  return (
    <Link
      href={`?${search}`}
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
  place: StandardPlace;
  missing: readonly KeyFigurePreset[];
  onChoose: (presetId: string) => void;
}

function AddBack({ place, missing, onChoose }: AddBackProps) {
  const t = useTranslations("presets.list");
  const showFailure = useFailureToast();
  const textsOf = usePresetTexts();
  const options = createPreset(useQueryClient(), place);
  const creation = useMutation(options);
  const pending = usePendingVariables<KeyFigurePreset>(options.mutationKey);
  const addBack = (preset: KeyFigurePreset) => {
    const { origin: _, ...added } = preset;
    const onSuccess = () => {
      onChoose(preset.id);
    };
    // The promise rejects for every failed preset, but callbacks of `mutateAsync` run only for the last preset and only
    // while this component is mounted.
    creation.mutateAsync(added, { onSuccess }).catch((error: unknown) => {
      showFailure(error, t("addBackFailed", { name: textsOf(preset).name }));
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
              busy={pending.some(({ id }) => id === preset.id)}
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
