import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Code } from "../code/code.tsx";
import { Stack } from "../stack/stack.tsx";
import { house } from "../theme/themes/house.ts";
import { toVariableName } from "../theme/variable-name.ts";
import { runner, track } from "./foundations.css.ts";

const durations = ["quick", "base", "slow", "backdrop", "modal"] as const;

/** An animation for each duration token; none with reduced motion. */
export function MotionSpecimen() {
  const [isOver, setOver] = useState(false);
  return (
    <Stack align="stretch">
      <div>
        <Button variant="secondary" onPress={() => setOver(!isOver)}>
          Move
        </Button>
      </div>
      {durations.map((duration) => (
        <div key={duration} className={track}>
          <Code>{`${toVariableName("duration", duration)}: ${house.duration[duration]}`}</Code>
          <div className={runner({ isOver, duration })} />
        </div>
      ))}
    </Stack>
  );
}
