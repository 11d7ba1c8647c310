import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { footer } from "#texts/en/footer.ts";
import { icon } from "@/components/ui/icons";

/** A small f in a frame, drawn with the shop's own pen. */
const FacebookIcon = icon(
  <rect x="3.5" y="3.5" width="17" height="17" rx="5" />,
  <path d="M12 20v-9a3 3 0 0 1 3-3M9 13h6" />,
);

/** A small camera, drawn with the shop's own pen. */
const InstagramIcon = icon(
  <rect x="3.5" y="3.5" width="17" height="17" rx="5" />,
  <circle cx="12" cy="12" r="4" />,
  <path d="M16.9 7.1h.01" strokeWidth="2.4" />,
);

/** A small screen, drawn with the shop's own pen. */
const YouTubeIcon = icon(
  <rect x="3.5" y="5" width="17" height="14" rx="5" />,
  <path d="M10.5 9.5v5l4-2.5z" fill="currentColor" />,
);

const places = [
  { name: "Instagram", href: shop.social.instagram, Icon: InstagramIcon },
  { name: "Facebook", href: shop.social.facebook, Icon: FacebookIcon },
  { name: "YouTube", href: shop.social.youtube, Icon: YouTubeIcon },
];

/** Links to the shop's pages elsewhere, as round buttons of icons; the names are for screen readers. */
export function SocialLinks() {
  const t = useTexts(footer);
  const language = useLanguage();
  return (
    <ul className="flex flex-wrap gap-3">
      {places.map(({ name, href, Icon }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener"
            aria-label={t("social", { shop: shop.names[language], place: name })}
            className="grid size-12 place-items-center rounded-full border border-brass text-turmeric hover:border-turmeric hover:bg-turmeric hover:text-ink"
          >
            <Icon className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  );
}
