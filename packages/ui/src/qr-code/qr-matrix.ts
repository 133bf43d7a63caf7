import { encode } from "uqr";

/** The width of the blank margin that readers need, in modules. */
const margin = 2;

/** A QR code as one SVG path over a square of `size` modules. */
export interface QrDrawing {
  path: string;
  size: number;
}

/** Encodes a text as a QR code. */
export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: margin });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { path, size };
}

/** Renders a QR code as a PNG of `pixels` by `pixels`, for a download. */
export function paintQrCode(text: string, pixels: number): Promise<Blob> {
  const { path, size } = drawQrCode(text);
  const canvas = document.createElement("canvas");
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext("2d");
  if (context === null) return Promise.reject(new Error("This browser cannot paint."));
  context.fillStyle = "white";
  context.fillRect(0, 0, pixels, pixels);
  context.scale(pixels / size, pixels / size);
  context.fillStyle = "black";
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("This browser cannot paint.")) : resolve(blob)),
      "image/png",
    );
  });
}
