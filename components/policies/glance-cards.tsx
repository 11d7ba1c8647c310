/** One figure or word that a reader came for, and what it is about. */
export type Glance = { big: string; about: string; category: string };

/** The page's main figures, each on a colour of its own. */
export function GlanceCards({ label, cards }: { label: string; cards: Glance[] }) {
  return (
    <ul aria-label={label} className="mt-4 grid grid-cols-2 gap-3 sm:mt-5 sm:gap-5 lg:grid-cols-4">
      {cards.map(({ big, about, category }) => (
        <li key={about} data-category={category} className="rounded-pack bg-(--light) p-4 sm:p-6">
          <p className="font-display text-(--deep) text-2xl leading-none sm:text-4xl">{big}</p>
          <p className="mt-2 leading-snug">{about}</p>
        </li>
      ))}
    </ul>
  );
}
