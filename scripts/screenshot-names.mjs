/**
 * The pattern by which Playwright finds the pictures whose names begin with one of `names`.
 * @param {readonly string[]} names
 */
export function patternOf(names) {
  return `shots\\.ts (.* )?(${names.join("|")})`;
}

/**
 * Returns those of `names` with which no picture's name begins.
 * @param {readonly string[]} names
 * @param {string} listing the output of `playwright test --list`
 */
export function namesOfNone(names, listing) {
  const pictures = Array.from(listing.matchAll(/shots\.ts:\S+ › (.*)/g), ([, title]) => `shots.ts ${title}`);
  return names.filter((name) => !pictures.some((picture) => new RegExp(patternOf([name])).test(picture)));
}
