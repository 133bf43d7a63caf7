import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatCompose } from "../compose/compose.ts";

writeFileSync(join(import.meta.dirname, "../compose.cluster.yaml"), formatCompose());
