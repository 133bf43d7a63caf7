/** The tree of the kit, loaded when it is asked for. */
export { Tree as ReferralTree } from "@broker/ui";
