import Link from "next/link";
import { usePathname } from "next/navigation";
import { useSound } from "#lib/browser/staff/new-order-sound.ts";
import { useOrdersToPack } from "#lib/browser/staff/staff-orders.ts";
import { Brand } from "./view-state";

const views = [
  { href: "/staff", name: "To pack" },
  { href: "/staff/orders", name: "Orders" },
  { href: "/staff/problems", name: "Problems" },
  { href: "/staff/shop", name: "Shop" },
];

/**
 * The four views, the switch of the sound, who is signed in, and the way out. On phones the views are at the foot,
 * where the thumb is.
 */
export function StaffHeader({ name: person, signOut }: { name: string; signOut: () => void }) {
  const [isOn, toggle] = useSound();
  const path = usePathname();
  const { data } = useOrdersToPack();
  const count = data?.orders.length ?? 0;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-0 border-b border-b-brass-40 *:first:mr-auto">
      <Brand />
      <nav
        aria-label="Views"
        className="staff-views flex max-md:fixed max-md:inset-[auto_0_0] max-md:z-20 max-md:border-t max-md:border-t-brass-40 max-md:bg-rice max-md:pb-[env(safe-area-inset-bottom)]"
      >
        {views.map(({ href, name }) => (
          <Link
            key={href}
            href={href}
            prefetch={false}
            aria-current={path === href ? "page" : undefined}
            className="grid min-h-12 grid-flow-col place-content-center gap-1.5 border-transparent border-b-3 px-2.5 font-semibold aria-[current]:border-chilli aria-[current]:text-chilli max-md:min-h-14 max-md:flex-auto max-md:gap-1 max-md:whitespace-nowrap max-md:border-t-3 max-md:border-b-0 max-md:px-1 max-md:text-[0.9375rem]"
          >
            {name}
            {href === "/staff" && count > 0 && (
              <span className="min-w-6 self-center rounded-full bg-chilli px-1.5 text-center text-[0.8125rem] text-rice leading-6">
                {data?.hasMore ? `${count}+` : count}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <div className="staff-tools flex items-center gap-4 max-md:text-[1rem] max-md:leading-[1.2]">
        <button type="button" className="staff-press" aria-pressed={isOn} onClick={toggle}>
          Sound {isOn ? "on" : "off"}
        </button>
        <span className="flex-1">{person}</span>
        <button type="button" className="staff-press" onClick={() => signOut()}>
          Sign out
        </button>
      </div>
    </header>
  );
}
