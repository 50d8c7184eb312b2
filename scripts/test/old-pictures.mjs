import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { inRoot } from "../run/root.mjs";

/** Beginnings of pictures' names that are not feature names, and the folders of the components that they show. */
const OTHERS = {
  menu: "shell",
  "not-found": "shell",
  palette: "shell",
  rules: "findings",
  "session-ended": "auth",
  "sign-in": "auth",
  "user-menu": "shell",
};
const PICTURE = /^docs\/screenshots\/(.+)-\d+-(?:light|dark)\.png$/;
const SOURCE = /^(?:components\/([\w-]+)\/.*(?<!\.test)\.(?:tsx|css)|lib\/i18n\/messages\/\w+\/([\w-]+)\.json)$/;
/** By convention, commits of other kinds change nothing that a user sees. */
const VISIBLE = /^(feat|fix)\b/;
/** Bytes of git's output; the default of 1 MiB is too little for a long history. */
const MAX_LOG = 256 * 1024 ** 2;

/**
 * Names the pictures in docs/screenshots that are older than the components they show, by git's history. Leaves out a
 * picture whose name begins with neither a feature nor one of {@link OTHERS}.
 * @returns {string[]} one line for each feature; none without the whole history, as in a shallow clone
 */
export function oldPictures() {
  const git = (...args) => spawnSync("git", args, { cwd: inRoot("."), encoding: "utf8", maxBuffer: MAX_LOG }).stdout;
  if (git("rev-parse", "--is-shallow-repository")?.trim() !== "false") return [];
  const paths = ["docs/screenshots", "components", "lib/i18n/messages"];
  const log = git("log", "--format=@%s", "--name-only", "--no-renames", "--", ...paths);
  const pictures = readdirSync(inRoot("docs/screenshots")).map((file) => `docs/screenshots/${file}`);
  return oldPicturesOf(log, pictures, readdirSync(inRoot("components")));
}

/**
 * @param {string} log commits from the newest to the oldest: a line `@subject`, then a line for each path
 * @param {string[]} pictures paths of the pictures that there are
 * @param {string[]} features folders of components
 */
export function oldPicturesOf(log, pictures, features) {
  const wanted = new Set(pictures.map((path) => PICTURE.exec(path)?.[1]).filter((name) => name !== undefined));
  // The longest first, because one may begin with another.
  const beginnings = [...features, ...Object.keys(OTHERS)].sort((a, b) => b.length - a.length);
  const beginningOf = (name) => beginnings.find((beginning) => name.startsWith(beginning));
  /** The subject of the newest visible change, by feature. */
  const changed = new Map();
  /** The old pictures' names and that subject, by the beginning of the names. */
  const old = new Map();
  for (const commit of log.split(/^@/m).slice(1)) {
    const [subject, ...files] = commit.split("\n");
    for (const [, name] of files.map((file) => PICTURE.exec(file) ?? [])) {
      // Only the newest commit with a picture counts.
      if (!wanted.delete(name)) continue;
      const beginning = beginningOf(name);
      const change = changed.get(OTHERS[beginning] ?? beginning);
      if (change) old.set(beginning, { change, names: [...(old.get(beginning)?.names ?? []), name] });
    }
    if (!VISIBLE.test(subject)) continue;
    for (const [, components, messages] of files.map((file) => SOURCE.exec(file) ?? [])) {
      const feature = components ?? messages;
      if (feature && !changed.has(feature)) changed.set(feature, subject);
    }
  }
  return [...old].map(
    ([beginning, { change, names }]) =>
      `${names.sort().join(", ")}: older than "${change}"; npm run screenshots -- ${beginning}`,
  );
}
