const LOWEST = [20, 19];

/** Describes in one line why a version of Node is too old, or returns null. Old versions must parse this file. */
export function nodeVersionProblem(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  if (major > LOWEST[0] || (major === LOWEST[0] && minor >= LOWEST[1])) return null;
  return `Node is version ${version}; expected ${LOWEST.join(".")} or newer (https://nodejs.org).`;
}
