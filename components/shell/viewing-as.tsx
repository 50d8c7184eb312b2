import { getTranslations } from "next-intl/server";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { StopViewing } from "./stop-viewing-on-demand";

interface ViewingAsProps {
  /** Name of the user as whom the director views the dashboard. */
  name: string;
  /** Leaves the rail free, which has the user's menu at its foot. */
  isBesideRail?: boolean;
}

/** Bar on every page while a director views the dashboard as another user, with a button that ends it. */
export async function ViewingAs({ name, isBesideRail = false }: ViewingAsProps) {
  const t = await getTranslations("shell.viewing");
  return (
    <aside
      aria-label={t("label")}
      className={classes(
        "fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-t border-line bg-warn-soft px-4 py-2 text-warn print:hidden",
        isBesideRail && "md:left-58",
      )}
    >
      <Icon name="user" />
      <p>{t("text", { name })}</p>
      <StopViewing />
    </aside>
  );
}
