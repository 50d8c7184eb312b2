"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCurrentUser } from "@/components/auth/current-user";
import { LOCALES } from "@/contract/format/locale";
import { DENSITIES, densityOf, themeOf } from "@/lib/preferences";
import { withChoices } from "@/lib/users/with-choices";

interface PersonalChoice {
  /** Name of the setting, such as "Theme" for the choice "Dark". */
  group: string;
  key: string;
  label: string;
  isChosen: boolean;
  choose: () => void;
}

/** Returns a function that lists the languages, themes and densities, with `isChosen` at the time of the call. */
export function usePersonalChoices(): () => PersonalChoice[] {
  const t = useTranslations("shell.user");
  const { userName } = useCurrentUser();
  const locale = useLocale();
  const router = useRouter();
  const queryClient = useQueryClient();
  return () => {
    const { dataset } = document.documentElement;
    const theme = themeOf(dataset.theme) ?? null;
    const density = densityOf(dataset.density);
    return [
      ...LOCALES.map((one) => ({
        group: t("language"),
        key: `language ${one}`,
        label: t(`languages.${one}`),
        isChosen: one === locale,
        choose: () => {
          const failure = t("languageFailed");
          const onDone = () => {
            // Responses have names in the user's language.
            void queryClient.invalidateQueries();
            router.refresh();
          };
          withChoices(({ chooseLanguage }) => chooseLanguage(userName, one, { onDone, failure }), failure);
        },
      })),
      ...([null, "light", "dark"] as const).map((one) => ({
        group: t("theme"),
        key: `theme ${one ?? "system"}`,
        label: t(`themes.${one ?? "system"}`),
        isChosen: one === theme,
        choose: () => {
          withChoices(({ chooseTheme }) => {
            chooseTheme(one);
          }, t("notChanged"));
        },
      })),
      ...DENSITIES.map((one) => ({
        group: t("density"),
        key: `density ${one}`,
        label: t(`densities.${one}`),
        isChosen: one === density,
        choose: () => {
          withChoices(({ chooseDensity }) => {
            chooseDensity(one);
          }, t("notChanged"));
        },
      })),
    ];
  };
}
