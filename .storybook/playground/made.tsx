import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { compile } from "./compile.ts";

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface BoundaryProps {
  children: ReactNode;
  onError: (fault: string) => void;
}

/** Reports the errors that the reader's component throws while it renders. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(wordsOf(error));
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface MadeProps {
  code: string;
  /** Called with the reason why the code cannot be shown; null when it can be shown. */
  onFault: (fault: string | null) => void;
}

/** Compiles code once the reader stops typing; keeps the last component that could be compiled. */
export function Made({ code, onFault }: MadeProps) {
  // A component that failed is shown again when its code is compiled again.
  const [made, setMade] = useState<{ attempt: number; Shown: ComponentType } | null>(null);
  const report = useEffectEvent(onFault);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const next = await compile(code).catch(wordsOf);
      if (!isCurrent) return;
      const isFault = typeof next === "string";
      report(isFault ? next : null);
      if (!isFault) setMade((last) => ({ attempt: (last?.attempt ?? 0) + 1, Shown: next }));
    };
    const timer = setTimeout(() => {
      void show();
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code]);
  if (made === null) return null;
  return (
    <Boundary key={made.attempt} onError={onFault}>
      <made.Shown />
    </Boundary>
  );
}
