import type { BrandFile } from "@broker/ui";
import { checkBrand } from "./check-brand.ts";

const steps = 50;

/** Mixes a colour of six hex digits with black (0) or white (255); `share` is from 0 to 1. */
function mix(hex: string, end: 0 | 255, share: number): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (end - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the accepted colour of the same hue that differs least from a refused one; null if there is none. */
export function nearestColour(file: BrandFile, field: "accent" | "accentDark"): string | null {
  const refused = file[field] ?? file.accent;
  if (!/^#[\da-f]{6}$/i.test(refused)) return null;
  for (let step = 1; step < steps; step += 1)
    for (const end of [0, 255] as const) {
      const colour = mix(refused, end, step / steps);
      if (checkBrand({ ...file, [field]: colour }).isAccepted) return colour;
    }
  return null;
}
