/** How a seller is registered for India's goods and services tax: as usual, by the composition scheme, or not. */
export const taxKinds = ["regular", "composition", "unregistered"] as const;
