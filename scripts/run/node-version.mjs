const LOWEST = [20, 19];

/** The line that says what is wrong with this Node, or null. Old versions must be able to read this file. */
export function nodeVersionProblem(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  if (major > LOWEST[0] || (major === LOWEST[0] && minor >= LOWEST[1])) return null;
  return `Node is version ${version}; expected ${LOWEST.join(".")} or newer (https://nodejs.org).`;
}
