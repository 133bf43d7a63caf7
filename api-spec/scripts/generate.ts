import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { generateOutputs } from "./outputs.ts";

const repository = new URL("../../", import.meta.url);
for (const [path, content] of await generateOutputs()) {
  const file = fileURLToPath(new URL(path, repository));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
