import type { Broker, PayeeChangesState, RepeatDepositState, StepUpRequest } from "@broker/hooks";
import type { useQuery as query } from "@tanstack/react-query";
import type { ComponentType } from "react";

/** The names in the examples that belong to the app of the reader. */
declare global {
  const App: ComponentType;
  const announce: (sentence: string) => void;
  const broker: Broker;
  const closeDialog: () => void;
  const deposit: Parameters<RepeatDepositState["repeat"]>[0];
  const navigate: (path: string) => void;
  const params: URLSearchParams;
  const pathname: string;
  const payee: Parameters<PayeeChangesState["remove"]>[0];
  const reference: string;
  const request: StepUpRequest;
  const search: URLSearchParams;
  const searchParams: URLSearchParams;
  const StepUpDialog: ComponentType<{ request: StepUpRequest }>;
  const t: (name: string, values?: object) => string;
  const useQuery: typeof query;
}
