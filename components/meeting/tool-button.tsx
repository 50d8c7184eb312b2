import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon, type IconName } from "@/components/ui/icon";

interface ToolButtonContent {
  icon: IconName;
  /** Rotates the icon by 180 degrees. */
  turned?: boolean;
  /** Keyboard shortcut, shown in the tooltip. */
  keys: string;
  /** Hides the label visually. */
  isWordless?: boolean;
  /** Shows the label on a phone too, where other buttons show only the icon. */
  hasWordsOnPhone?: boolean;
  children: string;
}

interface ToolButtonProps extends ToolButtonContent, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  ref?: Ref<HTMLButtonElement>;
}

/** A button in the meeting's frame. */
export function ToolButton({
  icon,
  turned,
  keys,
  isWordless,
  hasWordsOnPhone,
  children,
  className,
  ...rest
}: ToolButtonProps) {
  return (
    <button
      type="button"
      title={`${children} (${keys})`}
      {...rest}
      className={buttonClasses({ variant: "pill" }, className)}
    >
      <Content {...{ icon, turned, isWordless, hasWordsOnPhone }}>{children}</Content>
    </button>
  );
}

/** A plain link that looks like a ToolButton: not prefetched, and without an `onClick` it loads the page anew. */
export function ToolLink({
  icon,
  turned,
  keys,
  isWordless,
  hasWordsOnPhone,
  children,
  className,
  ...rest
}: ToolButtonContent & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children">) {
  return (
    <a title={`${children} (${keys})`} {...rest} className={buttonClasses({ variant: "pill" }, className)}>
      <Content {...{ icon, turned, isWordless, hasWordsOnPhone }}>{children}</Content>
    </a>
  );
}

function Content({
  icon,
  turned = false,
  isWordless = false,
  hasWordsOnPhone = false,
  children,
}: Omit<ToolButtonContent, "keys">) {
  return (
    <>
      <Icon name={icon} size={18} className={turned ? "rotate-180" : ""} />
      <span className={isWordless ? "sr-only" : hasWordsOnPhone ? "" : "max-sm:sr-only"}>{children}</span>
    </>
  );
}
