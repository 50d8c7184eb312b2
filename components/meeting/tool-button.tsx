import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon, type IconName } from "@/components/ui/icon";

interface ToolButtonContent {
  icon: IconName;
  /** The icon points the other way. */
  turned?: boolean;
  /** Told in the tooltip. */
  keys: string;
  /** The words are read out only. */
  isWordless?: boolean;
  /** Shows the words on a phone too, where other buttons show the icon and only read the words out. */
  hasWordsOnPhone?: boolean;
  children: string;
}

interface ToolButtonProps extends ToolButtonContent, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  ref?: Ref<HTMLButtonElement>;
}

/** A control of the meeting's frame. */
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

/** A link that looks like the button and loads its page anew. */
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
