/** Returns true when there is a pointer that can hover. Phones and tablets have none; they also are the slower machines. */
export const hasMouse = typeof window !== "undefined" && window.matchMedia("(hover: hover)").matches;
