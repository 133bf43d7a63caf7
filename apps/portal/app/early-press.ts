declare global {
  interface Window {
    /** The press of a button before React listens. Defined on prerendered pages only, until the press is repeated. */
    earlyPress?: {
      /** Discards the press with the next one, which React handles. */
      handOver(): void;
      /** Stops recording, and returns the pressed button. */
      take(): HTMLElement | null;
    };
  }
}

/**
 * Records the button that is pressed before React listens; input after the press discards it. A part of the built HTML
 * of a prerendered page: the client bundle needs no copy.
 */
export const earlyPressScript = import.meta.env.SSR
  ? `{let b=null,early=true;const a=new AbortController,o={capture:true,signal:a.signal};addEventListener("click",e=>{b=early?e.target.closest("button"):null},o);addEventListener("input",()=>{b=null},o);window.earlyPress={handOver(){early=false},take(){a.abort();delete window.earlyPress;return b}}}`
  : "";

/** Presses the recorded button, once React has hydrated the page and reported its early input. */
export const repeatEarlyPress = () =>
  setTimeout(() => {
    const button = window.earlyPress?.take();
    if (button?.isConnected) button.click();
  });
