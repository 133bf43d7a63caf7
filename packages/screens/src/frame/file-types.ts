// Views import only types from the hooks; the accepted file types are a rule, and a constant.
export { proofTypes, referenceTypes } from "@broker/hooks";
