export { preloadTransactions as loadTab } from "@broker/screens";
