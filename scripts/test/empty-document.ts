// Set-up of the unit tests with a document, which is the same for all files of a worker: the testing library searches
// the body that it was loaded with.
import { configure } from "@testing-library/react";
import { afterAll } from "vitest";

// Code that is loaded when it is first shown takes longer than the usual second where other tests run beside it.
configure({ asyncUtilTimeout: 10_000 });

localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
window.scrollTo(0, 0);
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

// Modules keep listeners on the window as long as the page lives: here a page lives as long as a file.
const addEventListener = window.addEventListener.bind(window);
const added: Parameters<typeof addEventListener>[] = [];
Object.assign(window, {
  addEventListener: (...parameters: Parameters<typeof addEventListener>) => {
    added.push(parameters);
    addEventListener(...parameters);
  },
});
afterAll(() => {
  Object.assign(window, { addEventListener });
  for (const [type, listener, options] of added) window.removeEventListener(type, listener, options);
});
