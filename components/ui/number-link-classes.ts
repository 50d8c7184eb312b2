/** Classes of a number that links to where it comes from. */
export const NUMBER_LINK_CLASSES =
  "rounded underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent print:no-underline";
