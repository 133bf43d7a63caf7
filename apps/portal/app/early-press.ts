declare global {
  interface Window {
    /** Stops recording, and returns the button that was pressed last. Defined on prerendered pages only. */
    takeEarlyPress?: () => HTMLElement | null;
  }
}

/**
 * Records the button that is pressed before React listens; input after the press discards it. A part of the built HTML
 * of a prerendered page: the client bundle needs no copy.
 */
export const earlyPressScript = import.meta.env.SSR
  ? `{let b=null;const a=new AbortController,o={capture:true,signal:a.signal};addEventListener("click",e=>{b=e.target.closest("button")},o);addEventListener("input",()=>{b=null},o);window.takeEarlyPress=()=>(a.abort(),b)}`
  : "";

let pressed: HTMLElement | null | undefined;

/** Ends the recording, when React begins to listen itself. */
export const takeEarlyPress = () => (pressed = window.takeEarlyPress?.());

/** Presses the recorded button, once React has hydrated the page and reported its early input. */
export const repeatEarlyPress = () => setTimeout(() => pressed?.click());
