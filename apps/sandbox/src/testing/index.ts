export { type Customer, type CustomerNeeds, customerPassword, smallestImage } from "./customer.ts";
export { findFreePort, type Letter, type SandboxProcess } from "./sandbox-process.ts";
export { createSandbox, type Sandbox, startSandbox, type StorageState } from "./sandbox.ts";
