export { preloadDepositWithdrawal as loadTab } from "@broker/screens";
