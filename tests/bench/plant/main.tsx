import "@trellis/ui/theme.css";
import { Checklist } from "@trellis/ui/checklist";
import { GrowthTrellis } from "@trellis/ui/growth-trellis";
import { NextTask } from "@trellis/ui/next-task";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";

const total = 6;
const tasks = Array.from({ length: total }, (_, day) => ({
  key: `${day}`,
  day: `Day ${day + 1}`,
  task: "Film a hook",
}));

/** The plant of a plan above the tasks of its week, and a plain checkbox. */
function Page(): ReactNode {
  const [done, setDone] = useState(0);
  return (
    <>
      <input type="checkbox" id="plain" />
      <NextTask
        place="Week 1 of 3"
        title={`Task ${done + 1}`}
        rowLabel={`${done} of ${total}`}
        nextLabel="Next"
        status="Nice"
        {...{ done, total, grew: done > 0 }}
      />
      <GrowthTrellis
        weeks={[
          { done, total },
          { done: 0, total },
          { done: 0, total },
        ]}
        label="Plan"
        nextLabel="Next"
      />
      <Checklist
        label="Tasks"
        nextLabel="Next"
        items={tasks.map((task, index) => ({ ...task, completed: index < done }))}
        onToggle={(index) => setDone(index + 1)}
      />
    </>
  );
}

createRoot(document.querySelector("#root") ?? document.body).render(<Page />);
