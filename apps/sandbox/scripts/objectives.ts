import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatObjectives } from "../objectives/objectives.ts";

writeFileSync(join(import.meta.dirname, "../operations/objectives.yaml"), formatObjectives());
