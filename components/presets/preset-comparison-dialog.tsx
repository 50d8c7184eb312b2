"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { KeyFigurePreset, KeyFigurePresetVersion } from "@/contract/presets";
import { formatMoment } from "@/lib/dates/format-days";
import { restorePreset } from "@/lib/presets/mutations";
import type { AgencyPlace, PresetPlace } from "@/lib/presets/place";
import { presetsQueries } from "@/lib/presets/queries";
import { PresetDifferences } from "./preset-differences";

interface PresetComparisonDialogProps {
  place: PresetPlace;
  preset: KeyFigurePreset;
  /** As the place inherits it. */
  inherited: KeyFigurePreset | undefined;
  /** Name of the preset on the page. */
  name: string;
  nameOf: (keyFigureId: string) => string;
  onClose: () => void;
}

/** A preset beside what the place inherits; of an agency and its types also each version beside the one before. */
export function PresetComparisonDialog(props: PresetComparisonDialogProps) {
  const { place, preset, inherited, name, nameOf, onClose } = props;
  const t = useTranslations("presets.compare");
  return (
    <Dialog open onClose={onClose} title={t("title", { name })}>
      <div className="flex flex-col gap-5">
        {inherited && (
          <section>
            <h3 className="mb-1 font-medium">{t(`against.${inherited.origin ?? "program"}`)}</h3>
            <PresetDifferences from={inherited} to={preset} nameOf={nameOf} />
          </section>
        )}
        {typeof place !== "string" && <Versions place={place} preset={preset} nameOf={nameOf} />}
      </div>
    </Dialog>
  );
}

interface VersionsProps {
  place: AgencyPlace;
  preset: KeyFigurePreset;
  nameOf: (keyFigureId: string) => string;
}

function Versions({ place, preset, nameOf }: VersionsProps) {
  const t = useTranslations("presets.compare");
  const locale = useLocale();
  const versions = useQuery(presetsQueries.versions(place, preset.id));
  const restoring = useMutation(restorePreset(useQueryClient(), place));
  return (
    <section>
      <h3 className="mb-2 font-medium">{t("versions")}</h3>
      <QueryView query={versions} skeleton={<SkeletonRows rows={3} label={t("loading")} />} errorTitle={t("failed")}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-2">{t("none")}</p>
          ) : (
            <ol className="flex flex-col gap-4">
              {all.map((version, i) => (
                <li key={version.version}>
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <p className="text-ink-2">
                      {t("version", {
                        ...{ number: version.version, at: formatMoment(version.changed, locale) },
                        by: version.changedBy,
                      })}
                    </p>
                    {i > 0 && version.preset && (
                      <Button
                        size="small"
                        variant="quiet"
                        icon="undo"
                        aria-label={t("restoreOf", { number: version.version })}
                        busy={restoring.isPending && restoring.variables === version.preset}
                        onClick={() => {
                          restoring.mutate(version.preset!);
                        }}
                      >
                        {t("restore")}
                      </Button>
                    )}
                  </div>
                  <VersionText version={version} before={all[i + 1]} nameOf={nameOf} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  );
}

interface VersionTextProps {
  version: KeyFigurePresetVersion;
  before: KeyFigurePresetVersion | undefined;
  nameOf: (keyFigureId: string) => string;
}

function VersionText({ version, before, nameOf }: VersionTextProps) {
  const t = useTranslations("presets.compare");
  if (!version.preset) return <p>{t(version.state === "hidden" ? "hidden" : "inherited")}</p>;
  if (before?.preset) return <PresetDifferences from={before.preset} to={version.preset} nameOf={nameOf} />;
  const names = version.preset.keyFigureTypes.map(nameOf).join(", ");
  return <p>{t("first", { name: version.preset.name, names: names === "" ? "–" : names })}</p>;
}
