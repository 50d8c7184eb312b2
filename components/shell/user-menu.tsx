"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { useCurrentUser } from "@/components/auth/current-user";
import { Icon } from "@/components/ui/icon";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { LOCALES } from "@/lib/i18n/locale";
import { accountPage } from "@/lib/paths";
import type * as choices from "@/lib/users/choices";
import { DENSITIES, densityOf, themeOf } from "@/lib/preferences";
import { openCommand } from "./command-store";

type Choices = Pick<typeof choices, "chooseLanguage" | "chooseTheme" | "chooseDensity">;

/** Loads the code of the choices when the user makes one. */
function choose(make: (choices: Choices) => unknown): void {
  void import("@/lib/users/choices").then(make);
}

const SignOut = onDemand(() => import("./sign-out").then((module) => module.SignOut));

/** At the foot of the rail: who is signed in, their language and looks, and the way out. */
export function UserMenu() {
  const t = useTranslations("shell.user");
  const user = useCurrentUser();
  const locale = useLocale();
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);

  const items = (): MenuItem[] => {
    const { dataset } = document.documentElement;
    const theme = themeOf(dataset.theme) ?? null;
    const density = densityOf(dataset.density);
    return [
      { kind: "heading", label: t("language") },
      ...LOCALES.map((one) => ({
        label: t(`languages.${one}`),
        checked: one === locale,
        onSelect: () => {
          choose(({ chooseLanguage }) =>
            chooseLanguage(user.userName, one, {
              onDone: () => {
                router.refresh();
              },
              failure: t("languageFailed"),
            }),
          );
        },
      })),
      { kind: "heading", label: t("theme") },
      ...([null, "light", "dark"] as const).map((one) => ({
        label: t(`themes.${one ?? "system"}`),
        checked: one === theme,
        onSelect: () => {
          choose(({ chooseTheme }) => {
            chooseTheme(one);
          });
        },
      })),
      { kind: "heading", label: t("density") },
      ...DENSITIES.map((one) => ({
        label: t(`densities.${one}`),
        checked: one === density,
        onSelect: () => {
          choose(({ chooseDensity }) => {
            chooseDensity(one);
          });
        },
      })),
      { kind: "separator" },
      {
        label: t("shortcuts"),
        icon: "keyboard",
        detail: "?",
        onSelect: () => {
          openCommand("shortcuts");
        },
      },
      {
        label: t("account"),
        icon: "user",
        onSelect: () => {
          router.push(accountPage);
        },
      },
      {
        label: t("signOut"),
        icon: "lock",
        onSelect: () => {
          setLeaving(true);
        },
      },
    ];
  };
  return (
    <>
      <Menu
        label={t("menu", { name: user.name })}
        align="start"
        className="w-56"
        items={items}
        buttonClassName="flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-left text-ink-2 hover:bg-hover hover:text-ink"
      >
        <span className="min-w-0 grow truncate">{user.name}</span>
        <Icon name="more" />
      </Menu>
      {isLeaving && (
        <SignOut
          onEnd={() => {
            setLeaving(false);
          }}
        />
      )}
    </>
  );
}
