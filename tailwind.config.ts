import type { Config } from "tailwindcss";

/**
 * Names for the tokens of app/globals.css. The values of colours depend on the theme, and the sizes of type are larger
 * in a meeting.
 */
const config: Config = {
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      paper: "var(--paper)",
      panel: "var(--panel)",
      hover: "var(--hover)",
      skeleton: "var(--skeleton)",
      ink: { DEFAULT: "var(--ink)", 2: "var(--ink-2)", 3: "var(--ink-3)" },
      line: { DEFAULT: "var(--line)", strong: "var(--line-strong)", field: "var(--line-field)" },
      accent: {
        DEFAULT: "var(--accent)",
        hover: "var(--accent-hover)",
        on: "var(--accent-on)",
        soft: "var(--accent-soft)",
      },
      selection: "var(--selection)",
      good: { DEFAULT: "var(--good)", soft: "var(--good-soft)" },
      bad: { DEFAULT: "var(--bad)", hover: "var(--bad-hover)", on: "var(--bad-on)", soft: "var(--bad-soft)" },
      warn: { DEFAULT: "var(--warn)", soft: "var(--warn-soft)" },
      toast: { DEFAULT: "var(--toast)", ink: "var(--toast-ink)" },
    },
    fontFamily: {
      // --font-inter-ext comes first: --font-inter ends in Arial, which also has the letters of --font-inter-ext and
      // would draw them.
      sans: ["var(--font-inter-ext)", "var(--font-inter)", "system-ui", "sans-serif"],
      mono: ["ui-monospace", "monospace"],
    },
    fontSize: {
      xs: ["var(--type-xs)", "var(--type-xs-line)"],
      sm: ["var(--type-sm)", "var(--type-sm-line)"],
      base: ["var(--type-base)", "var(--type-base-line)"],
      lg: ["var(--type-lg)", "var(--type-lg-line)"],
      xl: ["var(--type-xl)", "var(--type-xl-line)"],
      "2xl": ["var(--type-2xl)", "var(--type-2xl-line)"],
      "3xl": ["var(--type-3xl)", "var(--type-3xl-line)"],
    },
    // All other spacings are multiples of --spacing in app/globals.css.
    spacing: { px: "1px" },
    borderRadius: { none: "0", sm: "4px", DEFAULT: "6px", md: "8px", lg: "10px", full: "9999px" },
    boxShadow: { none: "none", card: "var(--shadow-card)", pop: "var(--shadow-pop)" },
    extend: {
      height: { row: "var(--row)" },
      minHeight: { row: "var(--row)" },
      maxWidth: { page: "1280px" },
    },
  },
};

export default config;
