/** Both dialogs in one late chunk, because they are preloaded together. */
export { TransferDialog } from "./transfer.screen.tsx";
export { UserTransferDialog } from "./user-transfer.screen.tsx";
