import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { makeFreshApp } from "./fresh-app.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder of an app that has installed the published packages. */
    app: string;
  }
}

/** Packs the packages once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const app = await makeFreshApp();
  project.provide("app", app);
  return () => rm(app, { recursive: true });
}
