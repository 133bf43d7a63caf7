import { writeFileSync } from "node:fs";
import * as v from "valibot";
import { decode } from "./decode.ts";

const Task = v.object({ bytes: v.instance(Uint8Array), types: v.array(v.string()) });

// When memory runs out, the system ends this process and not the provider.
try {
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // The file exists on Linux only.
}
process.on("message", (message: unknown) => {
  const { bytes, types } = v.parse(Task, message);
  void decode(bytes, types).then((answer) => process.send?.(answer));
});
// This process never outlives the provider; if it is too busy to receive the event, its limit of processor
// time ends it.
process.on("disconnect", () => process.exit());
process.send?.("ready");
