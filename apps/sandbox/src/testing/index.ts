export { type Customer, type CustomerNeeds, customerPassword, smallestImage } from "./customer.ts";
export { findFreePort } from "./find-free-port.ts";
export type { Letter, SandboxProcess } from "./sandbox-process.ts";
export { createSandbox, type Sandbox, startSandbox, type StorageState } from "./sandbox.ts";
