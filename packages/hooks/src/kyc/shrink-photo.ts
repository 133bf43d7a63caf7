/** The longer edge of a photo that was shrunk, in pixels: small print on an identity document stays legible. */
const EDGE = 3000;
const QUALITY = 0.85;

/** Returns a photo as a smaller JPEG; an image that the browser cannot decode is returned unchanged. */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, EDGE / Math.max(image.width, image.height));
    const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const type = "image/jpeg";
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    return new File([blob], file.name.replace(/(\.\w+)?$/, ".jpg"), { type });
  } catch {
    return file;
  }
}
