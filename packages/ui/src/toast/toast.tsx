import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import {
  Text as AriaText,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Text } from "../text/text.tsx";
import { content, region, toast as toastStyle } from "./toast.css.ts";

/** The message of a toast; an important message belongs in a `Notice` or an `AlertDialog`. */
export interface ToastWords {
  /** The meaning, by colour and icon. */
  tone: "information" | "positive" | "negative";
  /** The message. */
  text: string;
}

/** The queue of toasts; create one per app with `createToasts()`. */
export interface Toasts {
  queue: ToastQueue<ToastWords>;
  /** Shows a toast for some seconds; errors stay until they are closed. */
  show: (words: ToastWords) => void;
}

const icons = { information: Info, positive: CircleCheck, negative: CircleAlert };
const tones = { information: "inherit", positive: "positive", negative: "negative" } as const;

/**
 * Creates the queue of an app's toasts.
 *
 * @example
 * const toasts = createToasts();
 * toasts.show({ tone: "positive", text: "Copied!" });
 */
export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastWords>({ maxVisibleToasts: 3 });
  return {
    queue,
    show: (words) => void queue.add(words, words.tone === "negative" ? {} : { timeout: 6000 }),
  };
}

/** The properties of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** The toasts, from `createToasts`. */
  toasts: Toasts;
  /** The name of the region, such as "Notifications"; F6 focuses it. */
  label: string;
  /** The label of the button that closes a toast. */
  closeLabel: string;
}

/**
 * The region that shows and announces an app's toasts; render it once, near the root.
 *
 * @example
 * const toasts = createToasts();
 * <ToastRegion toasts={toasts} label="Notifications" closeLabel="Close" />
 */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={toasts.queue} aria-label={label} className={region}>
      {({ toast }) => (
        <AriaToast toast={toast} className={toastStyle}>
          <Text as="span" tone={tones[toast.content.tone]}>
            <Icon of={icons[toast.content.tone]} />
          </Text>
          <ToastContent className={content}>
            <AriaText slot="title">{toast.content.text}</AriaText>
          </ToastContent>
          <IconButton slot="close" icon={X} label={closeLabel} />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
