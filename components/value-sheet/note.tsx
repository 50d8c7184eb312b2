import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import { Icon, type IconName } from "@/components/ui/icon";

const TONES = { plain: "bg-accent-soft text-ink", warn: "bg-warn-soft text-warn", bad: "bg-bad-soft text-bad" };

interface NoteProps {
  icon: IconName;
  tone?: keyof typeof TONES;
  actions?: ReactNode;
  children: ReactNode;
}

/** A notice above the grid about its values, with actions. */
export function Note({ icon, tone = "plain", actions, children }: NoteProps) {
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={classes("flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-3 py-2", TONES[tone])}
    >
      <Icon name={icon} />
      <div className="min-w-0 flex-1 basis-60">{children}</div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
