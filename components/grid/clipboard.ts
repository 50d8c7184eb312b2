import type { ClipboardTexts } from "./grid-toolbox";

/**
 * Copies the selection of the grid in `box` as Ctrl+C does. Rejects when the browser does not allow it. Returns false
 * while the grid's tools are being loaded, so that nothing empty replaces what is in the clipboard.
 */
export async function copyFromGrid(box: HTMLElement): Promise<boolean> {
  const data = dispatchClipboardEvent(box, "copy");
  if (data.types.length === 0) return false;
  const blobs = Object.fromEntries(
    ["text/plain", "text/html"].map((type) => [type, new Blob([data.getData(type)], { type })]),
  );
  await navigator.clipboard.write([new ClipboardItem(blobs)]);
  return true;
}

/**
 * Pastes into the grid in `box` as Ctrl+V does. Rejects when the browser does not let the page read the clipboard.
 */
export async function pasteIntoGrid(box: HTMLElement): Promise<void> {
  const { text, html } = await readClipboard();
  dispatchClipboardEvent(box, "paste", (data) => {
    data.setData("text/plain", text);
    data.setData("text/html", html);
  });
}

async function readClipboard(): Promise<ClipboardTexts> {
  const [item] = await navigator.clipboard.read();
  const textOf = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : "");
  return { text: await textOf("text/plain"), html: await textOf("text/html") };
}

/** Dispatches the clipboard event that a key would cause, and returns its data as the grid has changed it. */
function dispatchClipboardEvent(
  box: HTMLElement,
  type: "copy" | "paste",
  fill?: (data: DataTransfer) => void,
): DataTransfer {
  const clipboardData = new DataTransfer();
  fill?.(clipboardData);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  box.querySelector('[role="grid"]')?.dispatchEvent(event);
  return clipboardData;
}
