import { shop } from "#lib/shop/shop.ts";
import { FacebookIcon } from "@/components/ui/icons/facebook";
import { InstagramIcon } from "@/components/ui/icons/instagram";
import { YouTubeIcon } from "@/components/ui/icons/youtube";

const places = [
  { name: "Instagram", href: shop.social.instagram, Drawn: InstagramIcon },
  { name: "Facebook", href: shop.social.facebook, Drawn: FacebookIcon },
  { name: "YouTube", href: shop.social.youtube, Drawn: YouTubeIcon },
];

/** Links to the shop's pages elsewhere, as round buttons of icons; the names are for screen readers. */
export function SocialLinks() {
  return (
    <ul className="flex flex-wrap gap-3">
      {places.map(({ name, href, Drawn }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener"
            aria-label={`${shop.name} on ${name}`}
            className="grid size-12 place-items-center rounded-full border border-brass text-turmeric hover:border-turmeric hover:bg-turmeric hover:text-ink"
          >
            <Drawn className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  );
}
