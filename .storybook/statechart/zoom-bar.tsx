import { Button, Inline, Text } from "@broker/ui";

/** The share of the drawing's own size; `fit` shows the whole drawing. */
export type Zoom = number | "fit";

const [smallest, largest, step] = [0.25, 2, 1.25];

interface ZoomBarProps {
  /** The scale that is shown. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
}

/** The buttons that fit a drawing into its window, or show it larger or smaller. */
export function ZoomBar({ scale, onZoom }: ZoomBarProps) {
  return (
    <Inline gap={2} align="center">
      <Button variant="secondary" onPress={() => onZoom("fit")}>
        Fit
      </Button>
      <Button variant="secondary" onPress={() => onZoom(Math.max(smallest, scale / step))}>
        Smaller
      </Button>
      <Button variant="secondary" onPress={() => onZoom(Math.min(largest, scale * step))}>
        Larger
      </Button>
      <Button variant="secondary" onPress={() => onZoom(1)}>
        Full size
      </Button>
      <Text size="small" tone="muted">
        {Math.round(scale * 100)} %
      </Text>
    </Inline>
  );
}
