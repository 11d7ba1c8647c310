import Link from "next/link";
import { usePathname } from "next/navigation";
import { useSound } from "#lib/browser/staff/new-order-sound.ts";
import { useOrdersToPack } from "#lib/browser/staff/staff-orders.ts";
import { shop } from "#lib/shop/facts/shop.ts";

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
    <header className="staff-header">
      <p className="staff-brand">
        {shop.name} <span>Warehouse</span>
      </p>
      <nav aria-label="Views" className="staff-views">
        {views.map(({ href, name }) => (
          <Link key={href} href={href} prefetch={false} aria-current={path === href ? "page" : undefined}>
            {name}
            {href === "/staff" && count > 0 && (
              <span className="staff-count">{data?.hasMore ? `${count}+` : count}</span>
            )}
          </Link>
        ))}
      </nav>
      <div className="staff-tools">
        <button type="button" className="staff-press" aria-pressed={isOn} onClick={toggle}>
          Sound {isOn ? "on" : "off"}
        </button>
        <span className="staff-name">{person}</span>
        <button type="button" className="staff-press" onClick={() => signOut()}>
          Sign out
        </button>
      </div>
    </header>
  );
}
