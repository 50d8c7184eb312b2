"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCurrentUser } from "@/components/auth/current-user";
import { Icon } from "@/components/ui/icon";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { accountPage } from "@/lib/paths";
import { openCommandWindow } from "./command-store";
import { usePersonalChoices } from "./use-personal-choices";

/** The user's menu at the foot of the rail: language, theme, density, shortcuts, account and signing out. */
export function UserMenu() {
  const t = useTranslations("shell.user");
  const user = useCurrentUser();
  const router = useRouter();
  const personalChoices = usePersonalChoices();

  const items = (): MenuItem[] => {
    const choices = personalChoices();
    return [
      ...choices.flatMap(({ group, label, isChosen, choose }, index): MenuItem[] => [
        ...(group === choices[index - 1]?.group ? [] : [{ kind: "heading", label: group } as const]),
        { label, checked: isChosen, onSelect: choose },
      ]),
      { kind: "separator" },
      {
        label: t("shortcuts"),
        icon: "keyboard",
        detail: "?",
        onSelect: () => {
          openCommandWindow("shortcuts");
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
          openCommandWindow("signOut");
        },
      },
    ];
  };
  return (
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
  );
}
