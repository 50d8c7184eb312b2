import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { inRoot } from "./run/root.mjs";

// Draws public/icon.svg in the sizes that browsers and home screens request. Run it after changing the icon.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const [name, bytes] of Object.entries(await drawIcons())) writeFileSync(inRoot(`public/${name}`), bytes);
}

/** The pictures in public/ by their file names. */
export async function drawIcons() {
  const svg = readFileSync(inRoot("public/icon.svg"), "utf8");
  // Without rounded corners, and with the mark inside the circle that a home screen may cut out.
  const filled = svg
    .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
    .replace(/<rect width="32" height="32" rx="\d+"/, '<rect x="-4" y="-4" width="40" height="40"');
  return {
    "icon-192.png": await png(svg, 192),
    "icon-512.png": await png(svg, 512),
    "icon-maskable-512.png": await png(filled, 512),
    "apple-icon.png": await png(filled, 180),
    "favicon.ico": toIco(await png(svg, 32), 32),
  };
}

function png(svg, size) {
  // At the usual 72 dpi the drawing is 32 pixels wide; 16 times as many give the 512 pixels of the largest picture.
  return sharp(Buffer.from(svg), { density: 1152 }).resize(size).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** An ICO file with one picture in it, which may be a PNG since Windows Vista. */
function toIco(picture, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
