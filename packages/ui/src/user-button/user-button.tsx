import { ChevronDown } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Avatar } from "../avatar/avatar.tsx";
import { Icon } from "../icon/icon.tsx";
import { name as nameStyle, userButton } from "./user-button.css.ts";

/** The properties of `UserButton`. */
interface UserButtonProps {
  /** The user's name, beside its initials. */
  name: string;
}

/**
 * The signed-in user, as the trigger of a `Menu`.
 *
 * @example
 * export function Example() {
 *   const [isSignedIn, setSignedIn] = useState(true);
 *   const logOut = { id: "logout", label: "Logout", onAction: () => setSignedIn(false) };
 *   return isSignedIn && <Menu label="Account" trigger={<UserButton name="AMIRA" />} items={[logOut]} />;
 * }
 */
export function UserButton({ name }: UserButtonProps) {
  return (
    <AriaButton className={userButton}>
      <Avatar name={name} />
      <span className={nameStyle} dir="auto">
        {name}
      </span>
      <Icon of={ChevronDown} size="small" />
    </AriaButton>
  );
}
