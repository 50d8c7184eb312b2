import type { SVGProps } from "react";

/** Outlines on a 16 px square, drawn with the text's colour. */
const SHAPES = {
  alert: "M8 2 1.6 13.2h12.8L8 2Zm0 4.4v3.2m0 1.9v.1",
  arrowDown: "M8 3v10m0 0 4-4m-4 4L4 9",
  arrowUp: "M8 13V3m0 0L4 7m4-4 4 4",
  book: "M3 2.5h8.5A1.5 1.5 0 0 1 13 4v9.5H4.5A1.5 1.5 0 0 1 3 12V2.5ZM3 12a1.5 1.5 0 0 1 1.5-1.5H13",
  building: "M3 13.5V3h6v10.5m0-7h4v7M1.5 13.5h13M5 5.5h2M5 8h2m-2 2.5h2",
  calendar: "M2.5 4h11v9.5h-11V4Zm0 3h11M5.5 2v3m5-3v3",
  chart: "M2.5 13.5h11M4.5 11V8m3.5 3V4m3.5 7V6.5",
  check: "m3 8.5 3.2 3.2L13 5",
  chevronDown: "m4 6.2 4 4 4-4",
  chevronRight: "m6 3.5 4.5 4.5L6 12.5",
  chevronUpDown: "m5 6.2 3-3 3 3M5 9.8l3 3 3-3",
  close: "m4 4 8 8m0-8-8 8",
  comment: "M2.5 3h11v8H8l-3 2.5V11H2.5V3Z",
  copy: "M5.5 5.5h8v8h-8v-8Zm-3 5v-8h8",
  download: "M8 2.5v7.5m0 0 3-3m-3 3-3-3M2.5 13.5h11",
  filter: "M2 4h12M4.5 8h7M7 12h2",
  grip: "M6 4v.1M10 4v.1M6 8v.1M10 8v.1M6 12v.1M10 12v.1",
  info: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12Zm0-6.8v3.6m0-6v.1",
  keyboard: "M1.5 4.5h13v7h-13v-7ZM4 7v.1M6.6 7v.1M9.3 7v.1M12 7v.1M5 9.5h6",
  link: "m6.5 9.5 3-3M7 4.5l1.2-1.2a3 3 0 0 1 4.3 4.3L11 9m-2 2.5-1.2 1.2a3 3 0 0 1-4.3-4.3L5 7",
  lock: "M4 7.5h8v6H4v-6Zm1.5 0V5a2.5 2.5 0 0 1 5 0v2.5",
  menu: "M2.5 4.5h11m-11 3.5h11m-11 3.5h11",
  more: "M3.5 8v.1M8 8v.1M12.5 8v.1",
  pencil: "m10.5 3 2.5 2.5L5.5 13H3v-2.5L10.5 3Z",
  pin: "M6 2.5h4l-.5 4 2.5 2.5H4l2.5-2.5-.5-4ZM8 9v4.5",
  plus: "M8 3v10M3 8h10",
  printer: "M4.5 6V2.5h7V6M4.5 11h-2V6h11v5h-2m-7-1.5h7v4h-7v-4Z",
  refresh: "M13 8a5 5 0 1 1-1.5-3.6L13 6m0-3.5V6H9.5",
  screen: "M2 3h12v8H2V3Zm6 8v2.5m-2.5 0h5",
  search: "M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14",
  sliders: "M2.5 4.5h6m3 0h2m-11 7h2m3 0h6M8.5 3v3m-4 4v3",
  trash: "M3 4.5h10M6 4.5v-2h4v2m-5.5 0 .6 9h5.8l.6-9",
  tree: "M2.5 2h4v3h-4V2Zm7 4.5h4v3h-4v-3Zm0 5h4V14h-4v-2.5ZM4.5 5v7.7h5M4.5 8h5",
  undo: "M5.5 3 2.5 6l3 3m-3-3h7a4 4 0 0 1 0 8H6",
  upload: "M8 11V3m0 0L5 6m3-3 3 3M2.5 13.5h11",
  user: "M8 8a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 8 8Zm-5 5.8c.6-2.3 2.5-3.6 5-3.6s4.4 1.3 5 3.6",
} as const;

export type IconName = keyof typeof SHAPES;

interface IconProps extends SVGProps<SVGSVGElement> {
  name: IconName;
  /** Width and height in px. */
  size?: number;
}

/** A decoration, hidden from assistive technology. An icon without text needs a label on the element around it. */
export function Icon({ name, size = 16, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "grip" || name === "more" ? 2 : 1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      className={`shrink-0 ${rest.className ?? ""}`}
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
