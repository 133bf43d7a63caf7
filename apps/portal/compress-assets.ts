import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/**
 * Lays the smallest form of each built script and stylesheet beside it, as `name.br`: made once with the build, since it
 * takes seconds. Their names hold a hash of what they are, so that a form never belongs to another file.
 */
export async function compressAssets(client: string): Promise<void> {
  const folder = join(client, "assets");
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
    }),
  );
}
