const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Returns a key listener that moves the focus between the options of a choice, which are side by side. */
export const handleRowKeys =
  (direction: "ltr" | "rtl") =>
  ({ key, target }: { readonly key: string; readonly target: EventTarget }): void => {
    const step = steps[key];
    if (step === undefined || !(target instanceof HTMLElement)) return;
    const row = target.closest("[role=group]")?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [];
    const options = [...row];
    options[options.indexOf(target) + (direction === "rtl" ? -step : step)]?.focus();
  };
