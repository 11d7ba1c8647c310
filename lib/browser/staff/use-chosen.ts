import { useState } from "react";

/** The orders that are chosen in a list, by their ids. `choose` chooses one, or takes it out again. */
export function useChosen() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return { chosen, choose, setChosen };
}
