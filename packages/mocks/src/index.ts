export { depositScenarios } from "./deposit.scenarios.ts";
export { type Data, fail, type Fault, faults, mock, type Operation, refuse } from "./http.ts";
export { profileScenarios } from "./profile.scenarios.ts";
export { registrationScenarios } from "./registration.scenarios.ts";
export { handlers, type Scenarios } from "./scenarios.ts";
export { sessionScenarios } from "./session.scenarios.ts";
