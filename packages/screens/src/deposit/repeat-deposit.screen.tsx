import { type DepositItem, useRepeatDeposit } from "@broker/hooks";
import { useEffect, useEffectEvent } from "react";
import { useNavigate, usePlaces } from "../places/host.tsx";
import { RepeatDepositView } from "./repeat-deposit.view.tsx";

/** The properties of {@link RepeatDepositScreen}. */
export interface RepeatDepositProps {
  /** The earlier deposit. */
  deposit: DepositItem;
  /** Called when the user stays with the earlier deposit. */
  onClose: () => void;
}

/**
 * Prepares a deposit like an earlier one as soon as it is rendered, and opens the wizard with it. Nothing is sent. It shows a
 * question if the deposit cannot be prepared, and nothing otherwise.
 */
export function RepeatDepositScreen({ deposit, onClose }: RepeatDepositProps) {
  const places = usePlaces();
  const navigate = useNavigate();
  const open = () => navigate(places.depositWithdrawal("deposit"));
  const state = useRepeatDeposit({ onReady: open });
  const begin = useEffectEvent(() => state.repeat(deposit));
  useEffect(() => begin(), []);
  return <RepeatDepositView deposit={deposit} state={state} onOpen={open} onClose={onClose} />;
}
