/** So many letters of names, each with two for its margins, have room in the header of a narrow laptop. */
const ROOM = 42;

/** The first categories of a list whose names have room beside each other in the header. */
export const thatFit = <Named extends { name: string }>(links: Named[]): Named[] =>
  links.filter((_, n) => links.slice(0, n + 1).reduce((sum, { name }) => sum + name.length + 2, 0) <= ROOM);
