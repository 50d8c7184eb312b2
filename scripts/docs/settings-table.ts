import { readFileSync } from "node:fs";
import type { ZodType } from "zod";
import { CONFIGURATION, describeVariable } from "@/contract/configuration";
import { formatText } from "@/service/testing/format-text";
import { inRoot } from "../run/root.mjs";

export const README = inRoot("README.md");
const BEGIN = "<!-- The table of settings is made by `npm run docs:settings`; changes here are overwritten. -->";
const END = "<!-- End of the table of settings. -->";

/** The text of README.md with the table of settings that the configuration defines. */
export function readmeWithSettings(readme = readFileSync(README, "utf8")): string {
  const [before, rest] = readme.split(BEGIN);
  const [, after] = (rest ?? "").split(END);
  if (before === undefined || after === undefined) throw new Error("README.md has no place for the table of settings");
  const text = [before, BEGIN, "\n\n", settingsTable(), "\n\n", END, after].join("");
  return formatText("README.md", text);
}

function settingsTable(): string {
  const rows = Object.entries(CONFIGURATION).flatMap(([readBy, { shape }]) =>
    Object.entries<ZodType>(shape).map(([name, schema]) => {
      const about = describeVariable(schema);
      const fallback = about.defaultInWords ?? about.default ?? "";
      return [`\`${name}\``, fallback, about.meaning, about.allowed ?? about.expected, readBy];
    }),
  );
  const head = ["variable", "default", "meaning", "value", "read by"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
